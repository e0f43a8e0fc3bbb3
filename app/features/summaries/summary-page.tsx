import { Page, Part } from '#app/components/columns/columns.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import type { SummaryView } from './summaries.server.ts';

/** A few answers in a language in which the college has no site. */
export default function SummaryPage({ view }: { view: SummaryView }) {
  const { lang, title, shortTitle, lead, ancestors, unchecked } = view;
  return (
    <Page {...{ lang, title, shortTitle, lead, ancestors }}>
      <SampleNote rows={view.rows} />
      <div lang={lang} className="stack gap-7 flow measure">
        {unchecked && <p className="note">{unchecked}</p>}
        {view.answers.map(({ id, title: name, lines, calls, papers, link }) => (
          <Part key={id} id={id} title={name}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {papers.length > 0 && (
              <ul>
                {papers.map((paper) => (
                  <li key={paper.text} lang={paper.lang}>
                    {paper.text}
                  </li>
                ))}
              </ul>
            )}
            {calls.length > 0 && <SummaryList facts={calls} />}
            <LinkList links={[link]} />
          </Part>
        ))}
      </div>
    </Page>
  );
}
