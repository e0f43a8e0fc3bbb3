import { Page, Part } from '#app/components/columns/columns.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { ImageCards } from '#app/components/image-cards/image-cards.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { DepartmentsView } from './department.server.ts';

/** All departments in their two groups. */
export default function DepartmentsPage({ view }: { view: DepartmentsView }) {
  const { messages } = useLocale();
  const { compareTitle } = useLabels('compare');
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <p>
        <a href={view.compareHref}>{compareTitle}</a>
      </p>
      {view.groups.length === 0 && <p>{messages.noneListed}</p>}
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
    </Page>
  );
}
