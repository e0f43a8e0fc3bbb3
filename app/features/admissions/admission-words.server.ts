import type { Localised } from '#app/content/fields.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { explainAreas, explainEach, explainSeats, explainTable, explainTexts } from '#app/features/glossary/explained.server.ts';
import type { Explainer } from '#app/features/glossary/short-words.server.ts';
import type { levelSeats } from '#app/features/programmes/seat-table.server.ts';
import type { ResearchAreaRow } from '#app/features/section-page/rows.server.ts';
import type { AdmissionYearView } from './admission-year.server.ts';
import type { BringView } from './bring.server.ts';
import type { eventFees } from './event-fees.server.ts';
import type { PayView } from './pay.server.ts';

type Event = Localised<Site['admissions']['events'][number]>;
type Tab = {
  year: AdmissionYearView;
  overview: readonly string[];
  facts: readonly { term: string; value: string }[];
  steps: readonly { title: string; text: string }[];
  links: readonly { label: string; href: string; description: string }[];
};
type Course = Tab & { programmes: ReturnType<typeof levelSeats>; allotmentNotes: readonly string[] };
type Doctorate = Tab & {
  researchAreas: readonly ResearchAreaRow[];
  eligibility: readonly string[];
  notes: readonly string[];
  contact: { coordinator: string; phone: string; secondPhone?: string | undefined; email: string; additionalNote: string };
};
type Neighbour = { title: string; text: string[] };
type Tabs = {
  page: { quotaNote: string; originals: string };
  btech: Course & { barch?: Neighbour | undefined };
  mtech: Course & { mca?: Neighbour | undefined };
  phd: Doctorate;
  pay: PayView;
  bring: BringView;
};
type Card = Omit<Event, 'feeDetails' | 'feeRemarks' | 'contactRole'> & { contactSecondPhone?: string | undefined; fees: ReturnType<typeof eventFees> };

/**
 * The texts, facts and cells of the admissions page as HTML with abbreviations explained. The note on quotas is below all tabs;
 * only one tab is shown at a time, so each explains its own first uses, in reading order: text that is the
 * same in several tabs, such as the note on original certificates, is explained in each. Fees and documents are separate parts: a tool
 * replaces their explanations, so later text cannot rely on them.
 */
export function explainTabs({ page, btech, mtech, phd, pay, bring }: Tabs, explainer: Explainer) {
  const quotaNote = explainer.part().html(page.quotaNote);
  const explainCourse = (id: 'btech' | 'mtech', tab: Course, aside: Neighbour | undefined) => {
    const own = explainer.part();
    const { html } = own;
    // In the order of the tab.
    const facts = explainEach(tab.facts, html, 'value');
    const fees = explainFees(pay.tabs[id], own);
    const papers = explainTable(bring.tables[id], own.part().html);
    const originals = html(page.originals);
    const table = explainSeats(tab.programmes.table, html);
    const programmes = explainTexts({ ...tab.programmes, table }, html, 'statedIntakeNote');
    const steps = explainEach(tab.steps, html, 'text');
    const year = { ...tab.year, spans: explainEach(tab.year.spans, html, 'text') };
    const { overview } = explainTexts(tab, html, 'overview');
    const neighbour = aside && explainTexts(aside, html, 'text');
    const { allotmentNotes } = explainTexts(tab, html, 'allotmentNotes');
    return {
      tab: { year, overview, facts, programmes, steps, allotmentNotes, links: explainEach(tab.links, html, 'description') },
      fees,
      neighbour,
      papers,
      originals,
    };
  };
  const b = explainCourse('btech', btech, btech.barch);
  const m = explainCourse('mtech', mtech, mtech.mca);
  const p = explainDoctorate(phd, { fees: pay.tabs.phd, papers: bring.tables.phd, certificates: page.originals }, explainer.part());
  return {
    page: { quotaNote, originals: { current: explainer.part().html(page.originals), btech: b.originals, mtech: m.originals, phd: p.originals } },
    btech: { ...b.tab, barch: b.neighbour },
    mtech: { ...m.tab, mca: m.neighbour },
    phd: p.tab,
    pay: { ...pay, tabs: { btech: b.fees, mtech: m.fees, phd: p.fees } },
    bring: { ...bring, tables: { btech: b.papers, mtech: m.papers, phd: p.papers } },
  };
}

/** An answer of the tool replaces the sums and shows scholarships below it, so these have their own explanations. */
function explainFees({ ask, tables, scholarships }: PayView['tabs']['btech'], explainer: Explainer) {
  const { html } = explainer.part();
  return {
    ask,
    tables: tables.map((entry) => ({ ...entry, sums: explainEach(entry.sums, html, 'names'), table: explainTable(entry.table, html) })),
    scholarships: explainEach(scholarships, explainer.part().html, 'description'),
  };
}

function explainDoctorate(
  phd: Doctorate,
  shared: { fees: PayView['tabs']['phd']; papers: BringView['tables']['phd']; certificates: string },
  explainer: Explainer,
) {
  const { html } = explainer;
  const facts = explainEach(phd.facts, html, 'value');
  const fees = explainFees(shared.fees, explainer);
  const papers = explainTable(shared.papers, explainer.part().html);
  const originals = html(shared.certificates);
  const researchAreas = explainAreas(phd.researchAreas, html);
  const { eligibility } = explainTexts(phd, html, 'eligibility');
  const steps = explainEach(phd.steps, html, 'text');
  const year = { ...phd.year, spans: explainEach(phd.year.spans, html, 'text') };
  const { overview } = explainTexts(phd, html, 'overview');
  const { notes } = explainTexts(phd, html, 'notes');
  const links = explainEach(phd.links, html, 'description');
  return {
    tab: { year, overview, facts, researchAreas, eligibility, steps, notes, links, contact: explainTexts(phd.contact, html, 'additionalNote') },
    fees,
    papers,
    originals,
  };
}

/** The texts of an event card in the same way: each card is separate, from its description to its last sub-tab. */
export function explainCard(card: Card, { html }: Explainer) {
  const explained = explainTexts(
    card,
    html,
    'description',
    'date',
    'venue',
    'reportingTime',
    'eligibility',
    'procedureSteps',
    'requiredDocuments',
    'contactPerson',
  );
  return {
    ...explained,
    documents: card.documents && explainEach(card.documents, html, 'description'),
    fees: card.fees && { ...card.fees, table: explainTable(card.fees.table, html) },
    importantDates: card.importantDates && explainEach(card.importantDates, html, 'event'),
    // Questions are controls, so only their answers have explanations.
    faq: card.faq && explainEach(card.faq, html, 'answer'),
  };
}
