import { Part } from '#app/components/columns/columns.tsx';
import fieldStyles from '#app/components/select-field/select-field.module.css';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { forCategories } from './for-categories.ts';
import type { MyAdmissionTool } from './my-admission.server.ts';

type RanksPartProps = {
  tool: MyAdmissionTool;
  course: MyAdmissionTool['courses'][number];
};

/**
 * "Which branch can I get?": the last rank of each branch; for a typed rank those that it would
 * have got and the others (rank-answers.ts).
 */
export function RanksPart({ tool: { categories }, course }: RanksPartProps) {
  const labels = useLabels('last-ranks');
  const { ranks, hasRanks, stream, value, ranksHref } = course;
  if (!stream || !hasRanks) return null;
  const official = <SiteLink href={stream.officialLink}>{stream.runBy}</SiteLink>;
  if (!ranks)
    return (
      <Part id={`ranks-${value}`} title={labels.lastRank}>
        <p>
          {labels.none} {official}
        </p>
      </Part>
    );
  const { summary, none, merit, names, branches } = ranks;
  const asks = ranks.categories.filter(({ own }) => own.length > 1);
  const without = ranks.categories.filter(({ isNoted }) => isNoted).map(({ id }) => id);
  const own = Object.fromEntries(
    ranks.categories.map(({ id, own: its }) => [id, its.map(({ value: seats }) => seats)]),
  );
  return (
    <Part id={`ranks-${value}`} title={labels.question}>
      {summary && (
        <div className="cluster gap-3 needs-script no-print myAdmissionRank">
          <label className={fieldStyles.field}>
            <span>{labels.yourRank}</span>
            <input type="text" name="rank" inputMode="numeric" maxLength={9} autoComplete="off" />
          </label>
          {asks.map(({ id, own: options }) => (
            <div key={id} {...forCategories([id], categories)}>
              <SelectField
                name="community"
                label={labels.community}
                allLabel={labels.notChosen}
                options={options}
              />
            </div>
          ))}
        </div>
      )}
      <div
        className="stack gap-3"
        data-ranks={summary}
        data-none={none}
        data-merit={merit.join(' ')}
        data-own={JSON.stringify(own)}
        data-seats={JSON.stringify(names)}
        data-last={labels.lastRank}
        data-got={labels.got}
      >
        <p data-summary="" hidden>
          <strong />
        </p>
        {asks.map(({ id }) => (
          <p
            key={id}
            data-unchosen=""
            className="note no-print"
            {...forCategories([id], categories)}
          >
            {labels.meritAlone}
          </p>
        ))}
        {without.length > 0 && (
          <p className="note" {...forCategories(without, categories)}>
            {labels.notListed}
          </p>
        )}
        {[labels.lastRank, labels.missed].map((title, place) => (
          <section key={title} className="stack gap-2 no-print" data-group="" hidden={place > 0}>
            <h3>{title}</h3>
            <ul role="list" className="myAdmissionBranches">
              {(place === 0 ? branches : []).map(({ name, first, ranks: its }) => (
                <li key={name} data-rounds={JSON.stringify(its)}>
                  <span>{name}</span> <b>{first}</b> <small>{names[merit[0] ?? '']}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="no-print">
        <a href={ranksHref}>{labels.byRound}</a>
      </p>
      <p className="note no-print">
        {ranks.source} {official}
      </p>
    </Part>
  );
}
