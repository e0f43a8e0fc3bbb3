import { Page } from '#app/components/columns/columns.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { Island } from '#app/islands/island.tsx';
import { island } from './my-admission.island.tsx';
import type { MyAdmissionView } from './my-admission.server.ts';

/** All that follows from the course and category of a candidate, on one sheet; at first those that are named first. */
export function MyAdmissionPage({ view }: { view: MyAdmissionView }) {
  const { labels } = view;
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <Island
        name="my-admission"
        when="idle"
        of={island}
        props={view.tool}
        words={['opensInNewTab', 'sendByWhatsApp']}
      />
      <section className="stack gap-3 no-print" aria-labelledby="all-tables">
        <h2 id="all-tables">{labels.all}</h2>
        <noscript>
          <p>{labels.withoutScripts}</p>
        </noscript>
        <LinkList links={view.links} />
      </section>
    </Page>
  );
}
