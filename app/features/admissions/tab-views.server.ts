import { type Localised, localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import {
  contactsOf,
  officeOf,
  researchAreaRows,
} from '#app/content/rows/department-rows.server.ts';
import {
  explainAreas,
  explainEach,
  explainSeats,
  explainTable,
  explainTexts,
} from '#app/content/rows/explained.server.ts';
import { totalName, totalsOnAdmission } from '#app/content/rows/fee-totals.server.ts';
import { figureValues } from '#app/content/rows/figures.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { levelSeats } from '#app/content/rows/seat-table.server.ts';
import type { Explainer } from '#app/content/rows/short-words.server.ts';
import type { Programme } from '#app/content/schemas/programmes.ts';
import { headsOf } from '#app/domain/fees.ts';
import { formatList } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { admissionYear } from './admission-year.server.ts';
import { bringView } from './bring.server.ts';
import { type PayView, payView } from './pay.server.ts';

type Fact = Site['admissions']['btech']['facts'][number];
type TabId = keyof PayView['tabs'];
type Parts = {
  site: Site;
  locale: Locale;
  pay: PayView;
  bring: ReturnType<typeof bringView>;
  explainer: Explainer;
};

/**
 * The tabs of courses, with abbreviations explained as HTML. The note on quotas is below all tabs; only one tab is shown at a time, so
 * each explains its own first uses, in reading order: text that is the same in several tabs, such as the note on original certificates, is
 * explained in each.
 */
export function tabViews(site: Site, explainer: Explainer, locale: Locale) {
  const { page } = site.admissions;
  const [pay, bring] = [payView(site, locale), bringView(site, locale)];
  const partsOfTab = (): Parts => ({ site, locale, pay, bring, explainer: explainer.part() });
  const [btech, mtech, phd] = [
    courseTab('btech', partsOfTab()),
    courseTab('mtech', partsOfTab()),
    doctorateTab(partsOfTab()),
  ];
  return {
    page: {
      quotaNote: explainer.part().html(page.quotaNote[locale]),
      originals: {
        current: explainer.part().html(page.originals[locale]),
        btech: btech.originals,
        mtech: mtech.originals,
        phd: phd.originals,
      },
    },
    btech: btech.tab,
    mtech: mtech.tab,
    phd: phd.tab,
    pay: { ...pay, tabs: { btech: btech.fees, mtech: mtech.fees, phd: phd.fees } },
    bring: { ...bring, tables: { btech: btech.papers, mtech: mtech.papers, phd: phd.papers } },
  };
}

function courseTab(id: 'btech' | 'mtech', parts: Parts) {
  const { site, locale, explainer } = parts;
  const { html } = explainer;
  const labels = labelsFor('admissions', locale);
  const { admissions } = site;
  const tab = localise(admissions[id], locale);
  const [level, programmesTitle] =
    id === 'btech'
      ? (['ug', labels.nineProgrammes] as const)
      : (['pg', labels.twentyProgrammes] as const);
  const aside =
    id === 'btech'
      ? { id: 'barch', words: admissions.btech.barch }
      : { id: 'mca', words: admissions.mtech.mca };
  const total = totalsOnAdmission(site, id, locale);
  const { facts, ...shared } = topOfTab(
    id,
    [
      ...factsOf(tab.facts, parts),
      ...(total === '' ? [] : [{ term: totalName(headsOf(site.fees, id), locale), value: total }]),
    ],
    parts,
  );
  const seats = levelSeats(site, level, locale);
  return {
    ...shared,
    tab: {
      title: fillIn(labels.admissionTo, { courses: awardsOf(site, level, locale) }),
      programmesTitle,
      facts,
      programmes: {
        table: explainSeats(seats.table, html),
        statedIntakeNote: html(seats.statedIntakeNote),
      },
      steps: explainEach(tab.steps, html, 'text'),
      year: yearOf(id === 'btech' ? ['btech'] : ['mtech', 'mca'], parts),
      overview: tab.overview.map(html),
      /** The other course on the same tab; its id is its anchor. */
      aside: aside.words && {
        id: aside.id,
        ...explainTexts(localise(aside.words, locale), html, 'text'),
      },
      allotmentNotes: tab.allotmentNotes.map(html),
      links: linksOf(tab.links, parts),
      contacts: contactsOf(site, tab.contacts, locale),
    },
  };
}

function doctorateTab(parts: Parts) {
  const { site, locale, explainer } = parts;
  const { html } = explainer;
  const labels = labelsFor('admissions', locale);
  const phd = localise(site.admissions.phd, locale);
  const { facts, ...shared } = topOfTab('phd', factsOf(phd.facts, parts), parts);
  return {
    ...shared,
    tab: {
      title: fillIn(labels.admissionTo, { courses: labels.phd }),
      facts,
      researchAreas: explainAreas(researchAreaRows(site, locale), html),
      eligibility: phd.eligibility.map(html),
      steps: explainEach(phd.steps, html, 'text'),
      year: yearOf(['phd'], parts),
      overview: phd.overview.map(html),
      notes: phd.notes.map(html),
      links: linksOf(phd.links, parts),
      contact: doctorateContact(phd.contact, parts),
    },
  };
}

/** What every tab begins with; the note on certificates follows fees and documents. */
function topOfTab(
  id: TabId,
  facts: readonly { term: string; value: string }[],
  { site, locale, pay, bring, explainer }: Parts,
) {
  return {
    facts: explainEach(facts, explainer.html, 'value'),
    fees: explainFees(pay.tabs[id], explainer.html),
    papers: explainTable(bring.tables[id], explainer.html),
    originals: explainer.html(site.admissions.page.originals[locale]),
  };
}

function explainFees(fees: PayView['tabs'][TabId], html: Explainer['html']) {
  return {
    ...fees,
    tables: fees.tables.map((entry) => ({
      ...entry,
      sums: explainEach(entry.sums, html, 'names'),
      table: explainTable(entry.table, html),
    })),
    scholarships: explainEach(fees.scholarships, html, 'description'),
  };
}

function factsOf(facts: readonly Localised<Fact>[], { site }: Parts) {
  const figures = figureValues(site);
  return facts.map((fact) => ({
    term: fact.term,
    value: 'figure' in fact ? (figures[fact.figure] ?? '') : fact.value,
  }));
}

function yearOf(rowIds: readonly string[], { site, locale, explainer }: Parts) {
  const year = admissionYear(site, rowIds, locale);
  return { ...year, spans: explainEach(year.spans, explainer.html, 'text') };
}

function linksOf(
  links: readonly { label: string; href: string; description: string }[] = [],
  { site, locale, explainer }: Parts,
) {
  const resolved = links.map((link) => ({
    ...link,
    href: resolveTarget(link.href, site.college, locale),
  }));
  return explainEach(resolved, explainer.html, 'description');
}

/** The contact block of the specification, section 3; its address and telephone are those of the office. */
function doctorateContact(
  { role, ...words }: Localised<Site['admissions']['phd']['contact']>,
  { site, locale, explainer }: Parts,
) {
  const { phone, secondPhone, email } = officeOf(site, role, locale);
  return explainTexts({ ...words, phone, secondPhone, email }, explainer.html, 'additionalNote');
}

/** The courses of a level, such as "M.Tech, M.Plan and MCA". */
function awardsOf({ programmes }: Site, wanted: Programme['level'], locale: Locale): string {
  const awards = new Set(
    programmes
      .filter(({ level }) => level === wanted)
      .map(({ award }) => labelsFor('programmes', locale).awardName[award]),
  );
  return formatList([...awards], locale);
}
