import { Link } from 'react-router';
import { Content, PageFrame, Part } from '#app/components/columns/columns.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { FigureCards } from '#app/components/figure-cards/figure-cards.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { DepartmentsView } from './department.server.ts';

/** All departments in their two groups. */
export function DepartmentsPage({ view }: { view: DepartmentsView }) {
  const { messages } = useLocale();
  return (
    <PageFrame>
      <PageHead breadcrumbLabel={messages.breadcrumb} ancestors={view.ancestors} title={view.title} lead={<Explained as="span" html={view.lead} />} />
      <Content>
        <p>
          <Link to={view.compare.href}>{view.compare.label}</Link>
        </p>
        {view.groups.map((group) => (
          <Part key={group.name} title={group.name}>
            <FigureCards
              heading="h3"
              cards={group.rows.map(({ url, name, summary, drawing, seats }) => ({
                href: url,
                title: name,
                summary,
                note: seats,
                figure: <Drawing drawing={drawing} isCropped />,
              }))}
            />
          </Part>
        ))}
      </Content>
    </PageFrame>
  );
}
