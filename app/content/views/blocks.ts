import type { Contact } from '#app/content/schemas/college.ts';
import type { Localised } from '#app/content/schemas/fields.ts';
import type { Programme } from '#app/content/schemas/programme.ts';
import type { CampusMapBlock } from './campus-map.ts';
import type { SeatBarsBlock, SeatKindsBlock, YearStripBlock } from './charts.server.ts';
import type { CommitteeBlock } from './committees.ts';
import type { DocumentRow, documentLabels } from './document-rows.ts';
import type { FeesBlock } from './fees.ts';
import type { PartnersBlock } from './partners.ts';
import type { FaqBlock, PlainWordsBlock } from './questions.ts';
import type { contactLabels } from './rows.ts';
import type { SeatMatrixBlock } from './seat-matrix.ts';
import type { levelSeats } from './seat-table.ts';
import type { WaysBlock } from './ways-in.ts';

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
export type ProgrammeTableData = { rows: ProgrammeRow[]; total: number; stated: string };

/** A committee in a list: where it is told of, and the anchor by which others name it. */
export type CommitteeRow = { id: string; name: string; summary: string; href: string | undefined };

/** A piece of a section as a page shows it: prose, or a list made from data. */
export type Block =
  | { kind: 'html'; html: string }
  | ({ kind: 'programmes' } & ReturnType<typeof levelSeats>)
  | { kind: 'departments'; rows: DepartmentRow[] }
  | { kind: 'contacts'; contacts: Localised<Contact>[]; labels: ReturnType<typeof contactLabels> }
  | { kind: 'research-areas'; rows: ResearchAreaRow[] }
  | { kind: 'committee'; committee: CommitteeBlock }
  | { kind: 'committees'; rows: CommitteeRow[]; more: string }
  | { kind: 'documents'; rows: DocumentRow[]; labels: ReturnType<typeof documentLabels> }
  | { kind: 'fees'; table: FeesBlock }
  | { kind: 'partners'; partners: PartnersBlock }
  | { kind: 'faq'; topics: FaqBlock }
  | { kind: 'plain-words'; words: PlainWordsBlock }
  | { kind: 'seat-bars'; chart: SeatBarsBlock }
  | { kind: 'seat-kinds'; chart: SeatKindsBlock }
  | { kind: 'seat-matrix'; matrix: SeatMatrixBlock }
  | { kind: 'ways-in'; block: WaysBlock }
  | { kind: 'links'; links: { label: string; href: string }[] }
  | { kind: 'year'; chart: YearStripBlock }
  | { kind: 'campus-map'; map: CampusMapBlock };
