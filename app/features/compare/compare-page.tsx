import { Fragment } from 'react';
import { Card } from '#app/components/card/card.tsx';
import { Page } from '#app/components/columns/columns.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { TableRegion } from '#app/components/table-region/table-region.tsx';
import { useChoice } from '#app/hooks/use-choice.ts';
import type { ComparedProgramme, CompareView } from './compare.server.ts';
import styles from './compare-page.module.css';

const PLACES = ['first', 'second', 'third'] as const;

/** The selected programmes side by side, at first two of them; below, all programmes of each level in a folded table. */
export function ComparePage({ view }: { view: CompareView }) {
  const { labels } = view;
  const { chosen, choose } = useChoice(PLACES);
  const all = view.levels.flatMap(({ programmes }) => programmes);
  const ids = [...new Set(PLACES.map((place) => chosen[place]))];
  const some = ids.flatMap((id) => all.find((programme) => programme.id === id) ?? []);
  const shown = some.length > 0 ? some : view.first;

  // The first two, shown without a choice, stay where another is chosen beside them.
  function change(place: (typeof PLACES)[number], value: string) {
    if (some.length === 0)
      for (const [index, each] of PLACES.entries())
        if (each !== place) choose(each, shown[index]?.id ?? '');
    choose(place, value);
  }
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      {all.length === 0 && <p>{labels.noneListed}</p>}
      <Card variant="tool" className={`${styles.choices} needs-script no-print`}>
        {PLACES.map((place, index) => (
          <SelectField
            key={place}
            label={labels.choices[index] ?? ''}
            allLabel={labels.none}
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            value={some.length > 0 ? chosen[place] : (shown[index]?.id ?? '')}
            onChange={(value) => change(place, value)}
          />
        ))}
        <p role="status">{labels.shown.replace('{count}', String(shown.length))}</p>
      </Card>
      {shown.length > 0 && (
        <CompareTable
          title={labels.chosen}
          shared={labels.shared}
          rows={view.rows}
          programmes={shown}
        />
      )}
      {view.levels.map(({ id, title, programmes }) => (
        <Disclosure key={id} summary={<h2>{title}</h2>}>
          <CompareTable
            title={title}
            shared={labels.shared}
            rows={view.rows}
            programmes={programmes}
          />
        </Disclosure>
      ))}
    </Page>
  );
}

type CompareTableProps = {
  title: string /** Words before what all programmes have. */;
  shared: string;
  rows: CompareView['rows'];
  programmes: readonly ComparedProgramme[];
};

/** A column for each programme; row names are on a separate line above the cells, so that two columns fit on a phone. */
function CompareTable({ title, shared, rows, programmes }: CompareTableProps) {
  return (
    <TableRegion label={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {programmes.map(({ id, name, href }) => (
              <th key={id} scope="col">
                <a href={href}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, place) => {
          const common = commonLines(programmes.map(({ cells }) => cells[place] ?? []));
          return (
            <tbody key={row.id}>
              <tr>
                <th scope="rowgroup" colSpan={programmes.length}>
                  <span>
                    {row.title}
                    {row.note !== '' && (
                      <Explained as="span" className={styles.note} html={row.note} />
                    )}
                    {common.length > 0 && (
                      <span className={styles.note}>
                        {shared}{' '}
                        {common.map((line, index) => (
                          <Fragment key={line.text}>
                            {index > 0 && <span>, </span>}
                            <LineText line={line} />
                          </Fragment>
                        ))}
                      </span>
                    )}
                  </span>
                </th>
              </tr>
              <tr>
                {programmes.map(({ id, name, cells }) => (
                  <td key={id} data-programme={name}>
                    {(cells[place] ?? [])
                      .filter(({ text }) => !common.some((line) => line.text === text))
                      .map((line) => (
                        <div key={line.text}>
                          <LineText line={line} />
                        </div>
                      ))}
                  </td>
                ))}
              </tr>
            </tbody>
          );
        })}
      </table>
    </TableRegion>
  );
}

type Line = ComparedProgramme['cells'][number][number];

/** The lines that all of several cells have. */
function commonLines([first = [], ...others]: readonly (readonly Line[])[]): Line[] {
  return first.filter(
    ({ text }) =>
      others.length > 0 && others.every((cell) => cell.some((line) => line.text === text)),
  );
}

function LineText({ line }: { line: Line }) {
  if (!('href' in line)) return <Explained as="span" html={line.text} />;
  return <SiteLink href={line.href}>{line.text}</SiteLink>;
}
