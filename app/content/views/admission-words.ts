import type { Site } from '#app/content/reading/read.server.ts';
import type { Localised } from '#app/content/schemas/fields.ts';
import { explainAnswers } from './explained.ts';
import type { Explainer } from './short-words.ts';

type Event = Localised<Site['admissions']['events'][number]>;
type Texts = { [Name in 'page' | 'btech' | 'mtech' | 'phd']: Localised<Site['admissions'][Name]> };

/**
 * The running texts of the admissions page as HTML with their short words explained. The lead stands above all tabs; of these a
 * reader sees one at a time, so each explains the first use of its own, in the order in which it shows them.
 */
export function explainTabs({ page, btech, mtech, phd }: Texts, explainer: Explainer) {
  const quotaNote = explainer.html(page.quotaNote);
  const explain = <Lists extends Record<string, readonly string[]>>(tab: string, lists: Lists) => {
    const { html } = explainer.part(tab);
    return Object.fromEntries(Object.entries(lists).map(([name, texts]) => [name, texts.map(html)])) as { [Name in keyof Lists]: string[] };
  };
  const course = (tab: string, { overview, allotmentNotes }: Texts['btech' | 'mtech'], aside: readonly string[]) => {
    const { besides, ...texts } = explain(tab, { overview, allotmentNotes, besides: aside });
    return { texts, besides };
  };
  const { texts: btechTexts, besides: barch } = course('btech', btech, btech.barch.text);
  const { texts: mtechTexts, besides: mca } = course('mtech', mtech, mtech.mca.text);
  const { overview, eligibility, notes } = phd;
  return {
    page: { ...page, quotaNote },
    btech: { ...btech, ...btechTexts, barch: { ...btech.barch, text: barch } },
    mtech: { ...mtech, ...mtechTexts, mca: { ...mtech.mca, text: mca } },
    phd: { ...phd, ...explain('phd', { overview, eligibility, notes }) },
  };
}

/** The running texts of one event's card the same way: each card is read by itself, from its description to its last sub-tab. */
export function explainCard<Card extends Pick<Event, 'description' | 'eligibility' | 'procedureSteps' | 'requiredDocuments' | 'importantDates' | 'faq'>>(
  card: Card,
  { html }: Explainer,
): Card {
  return {
    ...card,
    description: html(card.description),
    eligibility: card.eligibility && html(card.eligibility),
    procedureSteps: card.procedureSteps?.map(html),
    requiredDocuments: card.requiredDocuments?.map(html),
    importantDates: card.importantDates?.map((entry) => ({ ...entry, event: html(entry.event) })),
    faq: card.faq && explainAnswers(card.faq, html),
  };
}
