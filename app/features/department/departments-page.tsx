import { Link } from 'react-router';
import { Content, PageFrame, Part } from '#app/components/columns/columns.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import type { DepartmentsView } from '#app/content/views/department.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import styles from './departments-page.module.css';

/** All departments in their two groups. */
export function DepartmentsPage({ view }: { view: DepartmentsView }) {
  const { messages } = useLocale();
  return (
    <PageFrame>
      <PageHead breadcrumbLabel={messages.breadcrumb} ancestors={view.ancestors} title={view.title} lead={<Explained as="span" html={view.lead} />} />
      <Content>
        {view.groups.map((group) => (
          <Part key={group.name} title={group.name}>
            <ul role="list" className={styles.cells}>
              {group.rows.map((row) => (
                <li key={row.code}>
                  <h3>
                    <Link to={row.url}>{row.name}</Link>
                  </h3>
                  <Explained html={row.summary} />
                </li>
              ))}
            </ul>
          </Part>
        ))}
      </Content>
    </PageFrame>
  );
}
