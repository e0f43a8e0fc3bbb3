import { Link } from 'react-router';
import { Card } from '#app/components/card/card.tsx';
import { Content, PageFrame, Part } from '#app/components/columns/columns.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { TableRegion } from '#app/components/table-region/table-region.tsx';
import { useChoice } from '#app/hooks/use-choice.ts';
import type { ComparedProgramme, CompareView } from './compare.server.ts';
import styles from './compare-page.module.css';

const PLACES = ['first', 'second', 'third'] as const;

/** All programmes in one table for each level; with scripts only the selected ones, kept in the address. */
export function ComparePage({ view }: { view: CompareView }) {
  const { labels } = view;
  const { chosen, choose } = useChoice(PLACES);
  const all = view.levels.flatMap(({ programmes }) => programmes);
  const ids = [...new Set(PLACES.map((place) => chosen[place]))];
  const some = ids.flatMap((id) => all.find((programme) => programme.id === id) ?? []);
  return (
    <PageFrame>
      <PageHead ancestors={view.ancestors} title={view.title} lead={view.lead} />
      <Content>
        {all.length === 0 && <p>{labels.noneListed}</p>}
        <Card variant="tool" className={`${styles.choices} needs-script`}>
          {PLACES.map((place, index) => (
            <SelectField
              key={place}
              label={labels.choices[index] ?? ''}
              allLabel={labels.none}
              options={all.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen[place]}
              onChange={(value) => choose(place, value)}
            />
          ))}
          <p role="status">{labels.shown.replace('{count}', String(some.length || all.length))}</p>
        </Card>
        {some.length > 0 ? (
          <CompareTable title={labels.chosen} rows={view.rows} programmes={some} />
        ) : (
          view.levels.map(({ id, title, programmes }) => (
            <Part key={id} title={title}>
              <CompareTable title={title} rows={view.rows} programmes={programmes} />
            </Part>
          ))
        )}
      </Content>
    </PageFrame>
  );
}

type CompareTableProps = { title: string; rows: CompareView['rows']; programmes: readonly ComparedProgramme[] };

/** A column for each programme; row names are on a separate line above the cells, so that two columns fit on a phone. */
function CompareTable({ title, rows, programmes }: CompareTableProps) {
  return (
    <TableRegion label={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {programmes.map(({ id, name, href }) => (
              <th key={id} scope="col">
                <Link to={href}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, place) => (
          <tbody key={row.id}>
            <tr>
              <th scope="rowgroup" colSpan={programmes.length}>
                <span>
                  {row.title}
                  {row.note !== '' && <Explained as="span" className={styles.note} html={row.note} />}
                </span>
              </th>
            </tr>
            <tr>
              {programmes.map(({ id, name, cells }) => (
                <td key={id} data-programme={name}>
                  {(cells[place] ?? []).map((line) => (
                    <div key={line.text}>{'href' in line ? <SiteLink href={line.href}>{line.text}</SiteLink> : <Explained as="span" html={line.text} />}</div>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </TableRegion>
  );
}
