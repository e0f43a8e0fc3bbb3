import { Link } from 'react-router';
import { Content, PageFrame, Part } from '#app/components/columns/columns.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { ImageCards } from '#app/components/image-cards/image-cards.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import type { DepartmentsView } from './department.server.ts';

/** All departments in their two groups. */
export function DepartmentsPage({ view }: { view: DepartmentsView }) {
  return (
    <PageFrame>
      <PageHead ancestors={view.ancestors} title={view.title} lead={view.lead} />
      <Content>
        <p>
          <Link to={view.compare.href}>{view.compare.label}</Link>
        </p>
        {view.groups.map((group) => (
          <Part key={group.name} title={group.name}>
            <ImageCards
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
