import { z } from 'zod';
import { drawing } from '#app/content/chosen.ts';
import {
  isoDate,
  keywords,
  localSummary,
  localTitle,
  plainText,
  slug,
  summary,
  title,
} from '#app/content/fields.ts';
import { phoneRole } from '#app/content/schemas/college.ts';
import { say } from '#app/lib/expected.ts';

/** Offices that answer for pages. */
const OWNERS = [
  'principal-office',
  'academic-section',
  'administrative-office',
  'admissions-office',
  'library',
  'computing-centre',
  'hostel-office',
  'research-cell',
  'students-affairs',
  'web-team',
] as const;

/** pages/<page>/page.yaml: a page and the order of its sections. */
export const sectionPageSchema = z.strictObject({
  title,
  summary,
  keywords,
  owner: z.enum(OWNERS),
  drawing: drawing.optional(),
  /** Shown in order on the page, each also as a separate page. */
  sections: z.array(slug),
  /** Separate pages only; with `section`, listed below that section. */
  subpages: z
    .array(
      z.union([slug, z.strictObject({ id: slug, section: slug })], {
        error: say('a name, or a name with its section', 'ഒരു പേര്, അല്ലെങ്കിൽ പേരും ഭാഗവും'),
      }),
    )
    .optional(),
  /**
   * Drawings of sections, shown in the section and at the top of the section's page: file names in
   * app/drawings/ without .svg.
   */
  drawings: z.record(slug, drawing).optional(),
  /** Whom to call, directly below the title: of the page, or with `section` of that section. */
  contacts: z
    .array(
      z.strictObject({
        role: phoneRole,
        section: slug.optional(),
      }),
    )
    .optional(),
  /**
   * `root`: no page of all sections; each section is a page at /<section>. `single`: one page
   * without separate pages for its sections.
   */
  mount: z.enum(['page', 'root', 'single']).optional(),
});
export type SectionPageFile = z.infer<typeof sectionPageSchema>;

/** Front matter of a section's text file, one language. */
export const sectionFrontMatterSchema = z.strictObject({
  title: localTitle,
  summary: localSummary,
  keywords: z.array(plainText).min(1),
  updatedOn: isoDate,
  /** Left out of a text that the college has not read yet. */
  reviewedOn: isoDate.optional(),
});
export type SectionFrontMatter = z.infer<typeof sectionFrontMatterSchema>;
