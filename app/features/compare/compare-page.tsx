import { Card } from '#app/components/card/card.tsx';
import { Page } from '#app/components/columns/columns.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { TableRegion } from '#app/components/table-region/table-region.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import type { ComparedProgramme, CompareView } from './compare.server.ts';

export { default as styles } from './compare.css?url';

const PLACES = ['first', 'second', 'third'];

/**
 * Two programmes side by side, in whose place others can be chosen (compare.tool.ts); below, all
 * programmes of each level in a folded table, from which the chosen ones are taken.
 */
export default function ComparePage({ view }: { view: CompareView }) {
  const { rows, first } = view;
  const { messages } = useLocale();
  const labels = useLabels('compare');
  const all = view.levels.flatMap(({ programmes }) => programmes);
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      {all.length === 0 && <p>{messages.noneListed}</p>}
      <div className="stack flow" data-tool="compare">
        <Card variant="tool" className="compareChoices needs-script no-print">
          {PLACES.map((place, index) => (
            <SelectField
              key={place}
              name={place}
              label={labels.compareChoices[index] ?? ''}
              allLabel={labels.compareNone}
              options={all.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={first[index]?.id}
            />
          ))}
          <p role="status" data-text={labels.comparedProgrammes}>
            {fillIn(labels.comparedProgrammes, { count: first.length })}
          </p>
        </Card>
        {first.length > 0 && (
          <CompareTable title={labels.compareChosen} rows={rows} programmes={first} />
        )}
        {view.levels.map(({ id, title, programmes }) => (
          <Disclosure key={id} summary={<h2>{title}</h2>}>
            <CompareTable title={title} rows={rows} programmes={programmes} />
          </Disclosure>
        ))}
      </div>
    </Page>
  );
}

type CompareTableProps = {
  title: string;
  rows: CompareView['rows'];
  programmes: readonly ComparedProgramme[];
};

/**
 * A column for each programme; row names are on a separate line above the cells, so that two
 * columns fit on a phone.
 */
function CompareTable({ title, rows, programmes }: CompareTableProps) {
  const { compareShared } = useLabels('compare');
  return (
    <TableRegion label={title}>
      <table className="compareTable">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {programmes.map(({ id, name, href }) => (
              <th key={id} scope="col" data-programme={id}>
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
                    {row.note !== '' && <span className="compareNote">{row.note}</span>}
                    <span className="compareNote" hidden={common.length === 0}>
                      {compareShared}{' '}
                      <span className="compareCommon" data-common="">
                        {common.map((line) => (
                          <LineText key={line.text} line={line} />
                        ))}
                      </span>
                    </span>
                  </span>
                </th>
              </tr>
              <tr>
                {programmes.map(({ id, name, cells }) => (
                  <td key={id} data-programme={name}>
                    {(cells[place] ?? [])
                      .filter(({ text }) => !common.some((line) => line.text === text))
                      .map((line) => (
                        <LineText key={line.text} line={line} />
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
  return (
    <span className="compareLine">
      {line.href ? <SiteLink href={line.href}>{line.text}</SiteLink> : <span>{line.text}</span>}
    </span>
  );
}
