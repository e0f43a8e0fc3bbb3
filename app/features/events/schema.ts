import { z } from 'zod';
import { attachments, idOf, only } from '#app/content/chosen.ts';
import {
  about,
  isOutBefore,
  isoDate,
  isoMoment,
  linkTarget,
  OUT_BEFORE_END,
  picture,
  publishFrom,
  revision,
  summary,
  text,
  title,
} from '#app/content/fields.ts';
import { officeRole } from '#app/content/schemas/college.ts';
import { withSummary, writtenText } from '#app/content/written-text.ts';
import { say } from '#app/lib/expected.ts';

/** events/<slug>.yaml: an event at /events/<slug>. */
export const collegeEventSchema = z
  .strictObject({
    title,
    only,
    /** Without one it is the beginning of the text. */
    summary: summary.optional(),
    start: isoMoment,
    end: isoMoment,
    /**
     * The day of the last change, with the number of the version for calendars; both are left out
     * until there is one.
     */
    updatedOn: isoDate.optional(),
    revision: revision.optional(),
    publishFrom,
    venue: text,
    /** Id of a place on the campus map. */
    place: idOf('places').optional(),
    audience: text,
    departments: z.array(idOf('departments')).optional(),
    /** Sections that show it until it is over. */
    about,
    body: writtenText,
    links: z.array(z.strictObject({ label: text, href: linkTarget })).optional(),
    /** Ids of documents. */
    attachments,
    picture,
    contact: officeRole.optional(),
    sample: z.literal(true).optional(),
  })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
    path: ['end'],
    error: say('a time after the start', 'തുടക്കത്തിനു ശേഷമുള്ള സമയം'),
  })
  .refine(
    ({ updatedOn, revision: number }) =>
      updatedOn === undefined || (number !== undefined && number > 1),
    {
      path: ['revision'],
      error: say(
        'the version number for calendars, 2 after the first change, because the day of a change is given',
        'പതിപ്പുനമ്പർ; ആദ്യ മാറ്റത്തിനു ശേഷം 2',
      ),
    },
  )
  .refine(({ updatedOn, revision: number = 1 }) => number === 1 || updatedOn !== undefined, {
    path: ['updatedOn'],
    error: say(
      'the day of the last change, because the version number says that there was one',
      'അവസാനം മാറ്റിയ തീയതി; പതിപ്പുനമ്പർ മാറ്റം കാണിക്കുന്നു',
    ),
  })
  .refine(({ publishFrom: from, end }) => isOutBefore(end, from), OUT_BEFORE_END)
  .transform(withSummary);
