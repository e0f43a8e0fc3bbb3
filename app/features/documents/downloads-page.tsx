import { Page, Part } from '#app/components/columns/columns.tsx';
import { DocumentList } from '#app/components/document-list/document-list.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { SectionNav } from '#app/components/section-nav/section-nav.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { counted } from '#app/lib/fill-in.ts';
import type { DownloadsView } from './documents.server.ts';

/** Every document by category. */
export default function DownloadsPage({ view }: { view: DownloadsView }) {
  const { inThisPage } = useLabels('shell');
  const { messages } = useLocale();
  const links = view.categories.map(({ name, href }) => ({ label: name, href, isCurrent: false }));
  return (
    <Page
      ancestors={view.ancestors}
      title={view.title}
      lead={view.lead}
      side={<SectionNav label={inThisPage} items={links} />}
    >
      {view.categories.map((category) => (
        <Part
          key={category.id}
          id={category.id}
          title={category.name}
          fold={
            category.rows.length > 0 && counted(messages.entries, { count: category.rows.length })
          }
        >
          <DocumentList rows={category.rows} now={view.now} />
          {category.day && (
            <p>
              <a href={category.day.href}>{category.day.label}</a>
            </p>
          )}
        </Part>
      ))}
      <SampleNote rows={view.categories.flatMap(({ rows }) => rows)} />
    </Page>
  );
}
