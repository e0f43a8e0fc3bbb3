import { z } from 'zod';
import { attachments, choiceOf, only } from '#app/content/chosen.ts';
import {
  about,
  isOutBefore,
  isoDate,
  isoMoment,
  OUT_BEFORE_END,
  picture,
  plainText,
  publishFrom,
  rupees,
  text,
  title,
} from '#app/content/fields.ts';
import { writtenText } from '#app/content/written-text.ts';
import { say } from '#app/lib/expected.ts';

/** tenders/<slug>.yaml: a tender or quotation, /tenders/<slug>. */
export const tenderSchema = z
  .strictObject({
    /** Number of the file or notice, as on paper. */
    reference: plainText,
    title,
    only,
    /** What is to be supplied or done. */
    body: writtenText,
    /**
     * `e-tender`: bids on the State's portal only; `quotation`: sealed paper bids at the office.
     */
    method: choiceOf(['e-tender', 'quotation'], 'tenders.method'),
    publishedAt: isoMoment,
    closesAt: isoMoment,
    /** Bids are opened. */
    opensAt: isoMoment,
    publishFrom,
    /** Sections that show it until it closes. */
    about,
    /** Estimate in rupees. */
    estimate: rupees.optional(),
    /** Earnest money deposit in rupees. */
    deposit: rupees.optional(),
    /** Ids of documents. */
    documents: attachments,
    picture,
    /** `closedAt`: the last time for bids before the change, if it was moved. */
    corrigenda: z
      .array(z.strictObject({ issuedOn: isoDate, closedAt: isoMoment.optional(), text }))
      .optional(),
    cancelled: z.strictObject({ on: isoDate, reason: text }).optional(),
    awarded: z.strictObject({ on: isoDate, note: text }).optional(),
    sample: z.literal(true).optional(),
  })
  .refine(({ publishedAt, closesAt }) => Date.parse(publishedAt) < Date.parse(closesAt), {
    path: ['closesAt'],
    error: say('a time after the publication', 'പ്രസിദ്ധീകരിച്ച സമയത്തിനു ശേഷമുള്ള സമയം'),
  })
  .refine(({ closesAt, opensAt }) => Date.parse(closesAt) <= Date.parse(opensAt), {
    path: ['opensAt'],
    error: say('a time not before the closing', 'അവസാന സമയത്തിനു മുമ്പല്ലാത്ത സമയം'),
  })
  .refine(({ publishFrom: from, closesAt }) => isOutBefore(closesAt, from), OUT_BEFORE_END)
  .refine(({ cancelled, awarded }) => !(cancelled && awarded), {
    path: ['awarded'],
    error: say(
      'either cancelled or awarded, not both',
      'റദ്ദാക്കിയത് അല്ലെങ്കിൽ കരാർ നൽകിയത്; രണ്ടും കൂടി പാടില്ല',
    ),
  });
