import { Link } from 'react-router';
import { CellGrid } from '#app/components/cell-grid/cell-grid.tsx';
import { Content, PageFrame, Part } from '#app/components/columns/columns.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { DepartmentsView } from '#app/views/departments/department.server.ts';

/** All departments in their two groups. */
export function DepartmentsPage({ view }: { view: DepartmentsView }) {
  const { messages } = useLocale();
  return (
    <PageFrame>
      <PageHead breadcrumbLabel={messages.breadcrumb} ancestors={view.ancestors} title={view.title} lead={<Explained as="span" html={view.lead} />} />
      <Content>
        {view.groups.map((group) => (
          <Part key={group.name} title={group.name}>
            <CellGrid>
              {group.rows.map((row) => (
                <li key={row.code}>
                  <h3>
                    <Link to={row.url}>{row.name}</Link>
                  </h3>
                  <Explained html={row.summary} />
                </li>
              ))}
            </CellGrid>
          </Part>
        ))}
      </Content>
    </PageFrame>
  );
}
