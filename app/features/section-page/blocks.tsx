import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import styles from '#app/components/blocks/blocks.module.css';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { foldPart, PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { DocumentList } from '#app/components/document-list/document-list.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { PersonGrid } from '#app/components/person-grid/person-grid.tsx';
import { PictureInText } from '#app/components/picture/picture-in-text.tsx';
import { Prose } from '#app/components/prose/prose.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { SeatTable } from '#app/components/seat-table/seat-table.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { BusRoutes } from '#app/features/bus-routes/bus-routes.tsx';
import { CampusMap } from '#app/features/campus-map/campus-map.tsx';
import { CollegePlace } from '#app/features/college/place.tsx';
import { YearStrip } from '#app/features/college-year/year-strip.tsx';
import { CommitteeList, CommitteeRows } from '#app/features/committees/committee.tsx';
import { Partners } from '#app/features/partnerships/partners.tsx';
import { Bars, SeatKinds } from '#app/features/programmes/seat-charts.tsx';
import { SeatMatrix } from '#app/features/programmes/seat-matrix.tsx';
import { PlainWords, Questions } from '#app/features/questions/questions.tsx';
import type { Block } from '#app/features/section-page/blocks.server.ts';
import { WaysIn } from '#app/features/ways-in/ways-in.tsx';
import { counted } from '#app/lib/fill-in.ts';
import { dotted } from '#app/lib/tied-words.ts';

/**
 * The pieces of a section in order: prose, and lists made from data. Several tables are folded on
 * phones; a table alone is what its page is opened for.
 */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const isTableAlone = blocks.filter(({ kind }) => kind === 'fees').length === 1;
  return (
    <div className="stack gap-5 flow">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
        <BlockView key={index} block={block} isTableAlone={isTableAlone} />
      ))}
    </div>
  );
}

function BlockView({ block, isTableAlone }: { block: Block; isTableAlone: boolean }) {
  const { peopleCount } = useLabels('people');
  const { samplePeople } = useLabels('departments');
  switch (block.kind) {
    case 'html':
      return <Prose html={block.html} />;
    case 'programmes':
      return block.table.rows.length > 0 ? <SeatTable {...block.table} isCaptionVisible /> : null;
    case 'contacts':
      return <ContactList contacts={block.contacts} />;
    case 'departments':
      return (
        <ul role="list" className={`rows line-above line-below ${styles.rows}`}>
          {block.rows.map((row) => (
            <li key={row.code}>
              <span aria-hidden="true">{row.code}</span>
              <p>
                <a href={row.url}>{row.name}</a>
                <br />
                <span>{row.summary}</span>
                <br />
                <a href={`tel:${row.phone.replaceAll(' ', '')}`}>{row.phone}</a>
              </p>
            </li>
          ))}
        </ul>
      );
    case 'research-areas':
      return (
        <ul role="list" className={`rows line-above line-below ${styles.rows}`}>
          {block.rows.map((row) => (
            <li key={row.code}>
              <span aria-hidden="true">{row.code}</span>
              <p>
                <strong>
                  {row.href ? <a href={row.href}>{row.name}</a> : <span>{row.name}</span>}
                </strong>
              </p>
              <p>{dotted(row.areas)}</p>
            </li>
          ))}
        </ul>
      );
    case 'guides':
      return (
        <>
          {block.groups.map((group) => (
            <section key={group.id} id={group.id} className={`stack gap-5 flow ${foldPart(true)}`}>
              <h2>{group.name}</h2>
              <PhoneFold summary={counted(peopleCount, { count: group.people.length })}>
                <PersonGrid people={group.people} />
              </PhoneFold>
            </section>
          ))}
          <p className={styles.note}>{samplePeople}</p>
        </>
      );
    case 'committee':
      return <CommitteeRows committee={block.committee} />;
    case 'committees':
      return <CommitteeList rows={block.rows} />;
    case 'documents':
      return (
        <>
          <DocumentList rows={block.rows} />
          <SampleNote rows={block.rows} />
        </>
      );
    case 'fees':
      return (
        <>
          {block.sums && <Stats facts={block.sums} />}
          <PhoneFold summary={!isTableAlone && block.table.caption}>
            <AmountTable table={block.table} />
          </PhoneFold>
        </>
      );
    case 'placements':
      return (
        <>
          <Bars chart={block.chart} />
          <AmountTable table={block.table} />
          {block.recruiters.rows.length > 0 && <AmountTable table={block.recruiters} />}
        </>
      );
    case 'bus-routes':
      return <BusRoutes block={block.block} />;
    case 'partners':
      return <Partners partners={block.partners} />;
    case 'faq':
      return <Questions topics={block.topics} />;
    case 'plain-words':
      return <PlainWords words={block.words} />;
    case 'seat-kinds':
      return <SeatKinds chart={block.chart} />;
    case 'seat-matrix':
      return <SeatMatrix matrix={block.matrix} />;
    case 'ways-in':
      return <WaysIn block={block.block} />;
    case 'links':
      return <LinkList links={block.links} />;
    case 'year':
      return <YearStrip chart={block.chart} />;
    case 'campus-map':
      return <CampusMap map={block.map} />;
    case 'picture':
      return <PictureInText picture={block.picture} />;
    case 'place':
      return <CollegePlace place={block.place} />;
  }
}
