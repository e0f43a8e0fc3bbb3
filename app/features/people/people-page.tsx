import { Card } from '#app/components/card/card.tsx';
import { Content, PageFrame } from '#app/components/columns/columns.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { PersonGrid } from '#app/components/person-grid/person-grid.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { useChoice } from '#app/hooks/use-choice.ts';
import type { PeopleView } from './people.server.ts';
import styles from './people-page.module.css';

/** All people by department; with scripts a filter by department and area, kept in the address. */
export function PeoplePage({ view }: { view: PeopleView }) {
  const { labels } = view;
  const { chosen, choose } = useChoice(['department', 'area']);
  const { department } = chosen;
  const area = view.areas.find(({ value }) => value === chosen.area)?.label ?? '';
  const groups = view.groups
    .filter(({ id }) => department === '' || id === department)
    .map((group) => ({
      ...group,
      people: group.people.filter((person) => area === '' || person.areas.includes(area)),
    }))
    .filter(({ people }) => people.length > 0);
  const count = groups.reduce((sum, { people }) => sum + people.length, 0);
  return (
    <PageFrame>
      <PageHead ancestors={view.ancestors} title={view.title} lead={view.lead} />
      <Card variant="tool" className={`${styles.filter} needs-script`}>
        <SelectField
          label={labels.department}
          allLabel={labels.allDepartments}
          options={view.groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={department}
          onChange={(value) => choose('department', value)}
        />
        <SelectField
          label={labels.area}
          allLabel={labels.allAreas}
          options={view.areas}
          value={chosen.area}
          onChange={(value) => choose('area', value)}
        />
        <p role="status">
          {count === 0 ? labels.noPeople : labels.chosenPeople.replace('{count}', String(count))}
        </p>
      </Card>
      <Content>
        {view.groups.length === 0 && <p>{labels.noneListed}</p>}
        {groups.map((group) => (
          <section key={group.id} id={group.id} className={`stack gap-4 ${styles.group}`}>
            <h2>
              <a href={group.href}>{group.name}</a>
            </h2>
            <PersonGrid people={group.people} />
          </section>
        ))}
        {view.hasSamples && <p className="note">{labels.samplePeople}</p>}
      </Content>
    </PageFrame>
  );
}
