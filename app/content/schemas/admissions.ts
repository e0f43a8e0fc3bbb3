import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import {
  email,
  isOutBefore,
  isoMoment,
  keywords,
  linkTarget,
  noTotal,
  OUT_BEFORE_END,
  phone,
  plainText,
  publishFrom,
  revision,
  slug,
  summary,
  text,
  title,
  webAddress,
} from '#app/content/fields.ts';
import { inEvery } from '#app/i18n/locale.ts';
import { say } from '#app/lib/expected.ts';
import { isOwnAddress } from '#app/lib/link-rules.ts';
import { officeRole } from './college.ts';
import { DEGREE_LEVELS } from './degrees.ts';

/** The id of the first tab, which stands for no course. */
export const CURRENT_TAB = 'current';

const remark = plainText.refine((value) => !/\d/.test(value), {
  error: say(
    'a remark without figures: amounts belong under Fees',
    'അക്കങ്ങളില്ലാത്ത കുറിപ്പ്; തുകകൾ ഫീസിൽ നൽകുക',
  ),
});

/** Fees of an admission event: items of fees.yaml, which contains the amounts. */
const eventFeesSchema = z.strictObject({
  course: idOf('courses'),
  /** Ids of fees.yaml, in the order of the table; an empty list means that no details are known. */
  heads: z.array(idOf('fees')),
  /** Until when they are to be paid, as the notice has it. */
  dueDate: text.optional(),
  amount: z.never({ error: say('no amount: it is under Fees', 'തുക വേണ്ട; ഫീസിലുണ്ട്') }).optional(),
  total: noTotal,
});
export type EventFees = z.infer<typeof eventFeesSchema>;

/**
 * Rows of an event's fee table whose amounts the college does not fix, such as those of a
 * prospectus.
 */
const feeRemarksSchema = z.array(
  z.strictObject({
    category: text,
    remark: z.strictObject(inEvery(() => remark)),
    dueDate: text.optional(),
    description: text.optional(),
  }),
);

/**
 * admissions/events/*.yaml. Fields of the specification, section 3; `id` may repeat across events.
 */
export const admissionEventSchema = z
  .strictObject({
    id: slug,
    /** True for examples that did not take place. */
    sample: z.literal(true).optional(),
    title,
    /** Free text, as the notice has it. */
    date: text,
    venue: text,
    description: text,
    isActive: z.boolean(),
    /** Shows the red notice and the registration link. */
    havelink: z.boolean(),
    reportingTime: text,
    eligibility: text.optional(),
    contactPerson: text.optional(),
    /** The office whose address and telephone in college.yaml serve; then neither is typed here. */
    contactRole: officeRole.optional(),
    contactEmail: email.optional(),
    contactPhone: phone.optional(),
    procedureSteps: z.array(text).optional(),
    requiredDocuments: z.array(text).optional(),
    documents: z
      .array(z.strictObject({ title: text, link: webAddress, description: text.optional() }))
      .optional(),
    feeDetails: eventFeesSchema.optional(),
    feeRemarks: feeRemarksSchema.optional(),
    importantDates: z.array(z.strictObject({ date: text, event: text })).optional(),
    faq: z.array(z.strictObject({ question: text, answer: text })).optional(),
    opensAt: isoMoment.optional(),
    closesAt: isoMoment.optional(),
    publishFrom,
    /**
     * Calendar id of the event, never changed after publication: `spot-admission-2026-1`. Required
     * if both dates are given.
     */
    calendarId: slug.optional(),
    revision: revision.optional(),
  })
  .refine(
    ({ opensAt, closesAt }) => !opensAt || !closesAt || Date.parse(opensAt) < Date.parse(closesAt),
    {
      path: ['closesAt'],
      error: say('a time after the opening', 'തുടങ്ങുന്ന സമയത്തിനു ശേഷമുള്ള സമയം'),
    },
  )
  .refine(({ publishFrom: from, closesAt }) => isOutBefore(closesAt, from), OUT_BEFORE_END)
  .refine(
    ({ opensAt, closesAt, calendarId }) => !opensAt || !closesAt || calendarId !== undefined,
    {
      path: ['calendarId'],
      error: say(
        'a name for calendars, such as spot-admission-2026-1, because the event has dates',
        'കലണ്ടറിനുള്ള പേര്, ഉദാഹരണം: spot-admission-2026-1',
      ),
    },
  )
  .refine(
    ({ opensAt, closesAt, revision: number }) => !opensAt || !closesAt || number !== undefined,
    {
      path: ['revision'],
      error: say(
        'the version number for calendars, 1 at first, because the event has dates',
        'പതിപ്പുനമ്പർ; ആദ്യം 1',
      ),
    },
  )
  .refine(
    ({ contactRole, contactEmail }) => contactRole === undefined || contactEmail === undefined,
    {
      path: ['contactEmail'],
      error: say(
        'nothing, because it is taken from the college details',
        'ഒഴിച്ചിടുക; ഓഫീസിന്റെ വിവരം കോളേജ് വിവരങ്ങളിൽനിന്ന് എടുക്കും',
      ),
    },
  )
  .refine(
    ({ contactRole, contactPhone }) => contactRole === undefined || contactPhone === undefined,
    {
      path: ['contactPhone'],
      error: say(
        'nothing, because it is taken from the college details',
        'ഒഴിച്ചിടുക; ഓഫീസിന്റെ വിവരം കോളേജ് വിവരങ്ങളിൽനിന്ന് എടുക്കും',
      ),
    },
  );
export type AdmissionEvent = z.infer<typeof admissionEventSchema>;

/** A fact as text, or a figure from another file. */
const facts = z.array(
  z.union(
    [
      z.strictObject({ term: text, value: text }),
      z.strictObject({ term: text, figure: idOf('figures') }),
    ],
    {
      error: say(
        'a term with a value, or with the name of a figure',
        'പേരും മൂല്യവും, അല്ലെങ്കിൽ പേരും കണക്കും',
      ),
    },
  ),
);

/** admissions/page.yaml: what all tabs share. */
export const admissionPageSchema = z.strictObject({
  title,
  summary,
  keywords,
  officeRole,
  quotaNote: text,
  originals: text,
  /** Ids of papers.yaml: certificates whose validity every tab states. */
  certificateValidity: z.array(idOf('papers')),
  /** Page about the day on which candidates come to the college. */
  admissionDay: linkTarget
    .refine(isOwnAddress, {
      error: say(
        'a page of this site such as /academics/admission-day',
        '/academics/admission-day പോലെയുള്ള, ഈ സൈറ്റിലെ പേജ്',
      ),
    })
    .meta({ 'x-target': true })
    .optional(),
  /** Words of the first tab, which has the admissions of the day. */
  current: z.strictObject({ label: text, hint: text }),
  emptyNote: text,
});

/**
 * admissions/tabs.yaml, one entry: a tab of the admissions page for some courses of a level
 * (specification, section 2.7). Its id is its anchor.
 */
export const admissionTabSchema = z.strictObject({
  id: slug.refine((id) => id !== CURRENT_TAB, {
    error: say('another name than that of the first tab', 'ആദ്യ ടാബിന്റേതല്ലാത്ത പേര്'),
  }),
  level: z.enum(DEGREE_LEVELS),
  label: text,
  /** If it is left out, the years and programmes are counted. */
  hint: text.optional(),
  overview: z.array(text).min(1),
  facts,
  /** Who may apply, where the introduction does not say it. */
  eligibility: z.array(text).min(1).optional(),
  steps: z.array(z.strictObject({ title: text, text })).min(1),
  notes: z.array(text).min(1),
  links: z.array(z.strictObject({ label: text, href: linkTarget, description: text })).optional(),
  /** Further courses that are described apart, each under its anchor. */
  further: z
    .array(z.strictObject({ id: slug, title: text, text: z.array(text).min(1) }))
    .optional(),
  contacts: z.array(officeRole).min(1),
  /**
   * The contact block of research (section 3): its address and telephone are those of the first
   * office.
   */
  contact: z.strictObject({ coordinator: text, additionalNote: text }).optional(),
});
export type AdmissionTab = z.infer<typeof admissionTabSchema>;
