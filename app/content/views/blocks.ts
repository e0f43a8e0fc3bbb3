import type { Contact } from '#app/content/schemas/college.ts';
import type { Localised } from '#app/content/schemas/fields.ts';
import type { Level, Programme } from '#app/content/schemas/programme.ts';

/** A programme as tables show it, in one language. */
export type ProgrammeRow = Pick<Programme, 'code' | 'award' | 'Intake'> & {
  name: string;
  years: number;
  /** Address of the department that runs it. */
  url: string;
};

/** A department as lists show it, in one language. */
export type DepartmentRow = { code: string; name: string; summary: string; url: string };

/** Research areas of one department, in one language. */
export type ResearchAreaRow = { code: string; name: string; areas: string[] };

/** A table of programmes of one level with its derived total and, where the college states one, its headline figure. */
export type ProgrammeTableData = { level: Level; rows: ProgrammeRow[]; total: number; stated: string };

/** A piece of a section as a page shows it: prose, or a list made from data. */
export type Block =
  | { kind: 'html'; html: string }
  | { kind: 'programmes'; table: ProgrammeTableData }
  | { kind: 'departments'; rows: DepartmentRow[] }
  | { kind: 'contacts'; contacts: Localised<Contact>[] }
  | { kind: 'research-areas'; rows: ResearchAreaRow[] };
