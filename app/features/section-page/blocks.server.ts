import type { AlbumPicture } from '#app/content/rows/album-pictures.server.ts';
import type { SeatKindsBlock, YearStripBlock } from '#app/content/rows/charts.server.ts';
import type {
  DepartmentRow,
  Office,
  ResearchAreaRow,
} from '#app/content/rows/department-rows.server.ts';
import type { DocumentRow } from '#app/content/rows/document-rows.server.ts';
import type { guideGroups } from '#app/content/rows/people-rows.server.ts';
import type { SeatMatrixBlock } from '#app/content/rows/seat-matrix.server.ts';
import type { levelTable } from '#app/content/rows/seat-table.server.ts';
import type { Amounts } from '#app/domain/amount-table.ts';
import type { BusRoutesBlock } from '#app/features/bus-routes/bus-routes.server.ts';
import type { CampusMapBlock } from '#app/features/campus-map/campus-map.server.ts';
import type { PlacementsBlock } from '#app/features/charges/charges.server.ts';
import type { PlaceBlock } from '#app/features/college/place.server.ts';
import type { CommitteeBlock } from '#app/features/committees/committees.server.ts';
import type { PartnersBlock } from '#app/features/partnerships/partners.server.ts';
import type { FaqBlock, PlainWordsBlock } from '#app/features/questions/questions.server.ts';
import type { WaysBlock } from '#app/features/ways-in/ways-in.server.ts';
import type { Html } from '#app/lib/html.server.ts';

/** A committee in a list: the page that describes it, and the anchor that links to it. */
type CommitteeRow = { id: string; name: string; summary: string; href: string | undefined };

/** A block of a section: prose, or a list generated from data. */
export type Block =
  | { kind: 'html'; html: Html }
  | { kind: 'programmes'; table: ReturnType<typeof levelTable> }
  | { kind: 'departments'; rows: DepartmentRow[] }
  | { kind: 'contacts'; contacts: Office[] }
  | { kind: 'research-areas'; rows: ResearchAreaRow[] }
  | { kind: 'guides'; groups: ReturnType<typeof guideGroups> }
  | { kind: 'committee'; committee: CommitteeBlock }
  | { kind: 'committees'; rows: CommitteeRow[] }
  | { kind: 'documents'; rows: DocumentRow[] }
  | { kind: 'fees'; table: Amounts; sums?: readonly { term: string; value: string }[] }
  | ({ kind: 'placements' } & PlacementsBlock)
  | { kind: 'bus-routes'; block: BusRoutesBlock }
  | { kind: 'partners'; partners: PartnersBlock }
  | { kind: 'faq'; topics: FaqBlock }
  | { kind: 'plain-words'; words: PlainWordsBlock }
  | { kind: 'seat-kinds'; chart: SeatKindsBlock }
  | { kind: 'seat-matrix'; matrix: SeatMatrixBlock }
  | { kind: 'ways-in'; block: WaysBlock }
  | { kind: 'links'; links: { label: string; href: string }[] }
  | { kind: 'year'; chart: YearStripBlock }
  | { kind: 'campus-map'; map: CampusMapBlock }
  | { kind: 'picture'; picture: AlbumPicture }
  | { kind: 'place'; place: PlaceBlock };

/** The block of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
