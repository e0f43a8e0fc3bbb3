import type { ReactNode } from 'react';
import { Card } from '#app/components/card/card.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { NewsView } from './news.server.ts';
import styles from './notice-filter.module.css';

type NoticeFilterProps = { view: NewsView; children: ReactNode };

/**
 * Filter by type and department over all notices, including the archive (notice-filter.tool.ts).
 */
export function NoticeFilter({ view, children }: NoticeFilterProps) {
  const { messages } = useLocale();
  const labels = useLabels('news');
  const people = useLabels('people');
  return (
    <div
      className={`stack ${styles.columns}`}
      data-tool="notice-filter"
      data-list={view.listUrl}
      data-current={labels.current}
      data-expired={messages.expired}
    >
      <Card variant="tool" className={`${styles.filter} needs-script`}>
        <SelectField
          name="kind"
          label={labels.kind}
          allLabel={labels.allKinds}
          options={view.kinds}
        />
        <SelectField
          name="department"
          label={people.department}
          allLabel={people.allDepartments}
          options={view.departments.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Card>
      <div>
        <div hidden className={styles.results} data-found="">
          <p
            role="status"
            data-none={labels.noNotice}
            data-one={labels.oneNotice}
            data-many={labels.chosenNotices}
            data-failed-text={labels.loadFailed}
          />
          <ul role="list" />
          <template>
            <li>
              <a href={view.listUrl}>{labels.notices}</a>
              <p className="note" />
            </li>
          </template>
        </div>
        <div data-all="">{children}</div>
      </div>
    </div>
  );
}
