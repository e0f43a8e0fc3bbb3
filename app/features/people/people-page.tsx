import { Card } from '#app/components/card/card.tsx';
import { Content, PageFrame } from '#app/components/columns/columns.tsx';
import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { PersonGrid } from '#app/components/person-grid/person-grid.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import type { PeopleView } from './people.server.ts';
import styles from './people-page.module.css';

/** All people by department, with a filter by department and area (people-filter.tool.ts). */
export default function PeoplePage({ view }: { view: PeopleView }) {
  const { groups, count } = view;
  const { messages } = useLocale();
  const labels = useLabels('people');
  const { samplePeople } = useLabels('departments');
  return (
    <PageFrame>
      <PageHead ancestors={view.ancestors} title={view.title} lead={view.lead} />
      <div data-tool="people-filter">
        <Card variant="tool" className={`${styles.filter} needs-script`}>
          <SelectField
            name="department"
            label={labels.department}
            allLabel={labels.allDepartments}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            name="area"
            label={labels.area}
            allLabel={labels.allAreas}
            options={view.areas}
          />
          <p
            role="status"
            data-some={fillIn(labels.chosenPeople, { total: count })}
            data-none={labels.noPeople}
          >
            {fillIn(labels.chosenPeople, { total: count, count })}
          </p>
        </Card>
        <Content>
          {groups.length === 0 && <p>{messages.noneListed}</p>}
          {groups.map((group) => (
            <section
              key={group.id}
              id={group.id}
              data-department={group.id}
              className={`stack gap-4 fold-part fold-line line-above ${styles.group}`}
            >
              <h2>
                <a href={group.href}>{group.name}</a>
              </h2>
              <PhoneFold summary={counted(labels.peopleCount, { count: group.people.length })}>
                <PersonGrid people={group.people} />
              </PhoneFold>
            </section>
          ))}
          {view.hasSamples && <p className="note">{samplePeople}</p>}
        </Content>
      </div>
    </PageFrame>
  );
}
