import { explainEach, explainSeats, explainTexts } from '#app/content/rows/explained.server.ts';
import type { Explainer } from '#app/content/rows/short-words.server.ts';
import type { DepartmentSection } from './department-sections.server.ts';

export type ExplainedSection = ReturnType<typeof explainDepartment>;

/** A part of a department's page as HTML with abbreviations explained in reading order, except its lists of links and people. */
export function explainDepartment(section: DepartmentSection, { html }: Explainer) {
  switch (section.kind) {
    case 'overview': {
      const explained = explainTexts(section, html, 'about', 'vision', 'mission', 'outcomes');
      const teaches = explainEach(section.teaches, html, 'course', 'students');
      return {
        ...explained,
        teaches,
        notices: explainEach(section.notices, html, 'summary'),
        events: explainEach(section.events, html, 'summary', 'venue'),
      };
    }
    case 'programmes':
      return {
        ...section,
        tables: section.tables.map((table) => explainSeats(table, html)),
        years: explainEach(section.years, html, 'subjects'),
        details: explainEach(
          section.details,
          html,
          'description',
          'specializations',
          'duration',
          'accreditation',
        ),
      };
    case 'graduates':
      return explainTexts(section, html, 'text');
    case 'laboratories':
      return { ...section, rows: explainEach(section.rows, html, 'work', 'equipment') };
    case 'research': {
      const explained = explainTexts(section, html, 'paragraphs');
      return { ...explained, areas: explainEach(section.areas, html, 'name') };
    }
    case 'achievements':
      return { ...section, rows: explainEach(section.rows, html, 'text') };
    case 'documents':
      return {
        ...section,
        syllabus: explainEach(section.syllabus, html, 'note'),
        papers: explainEach(section.papers, html, 'purpose'),
      };
    case 'contact':
      return explainTexts(section, html, 'place');
    case 'people':
      return section;
  }
}
