import type { ProgrammeTableData } from '#app/content/views/blocks.ts';
import type { Messages } from './messages.ts';

/** Awards that need no mention in a row: the table's heading names them. */
const USUAL_AWARDS = ['B.Tech', 'M.Tech'];

/** The words and rows of a seat table; undergraduate courses count ten seats a stone, postgraduate ones a seat a stone. */
export function seatTableProps({ level, rows, total }: ProgrammeTableData, messages: Messages) {
  const isUndergraduate = level === 'ug';
  return {
    caption: isUndergraduate ? messages.undergraduateProgrammes : messages.postgraduateProgrammes,
    headings: {
      code: messages.code,
      name: messages.programme,
      stones: isUndergraduate ? messages.tenSeatsAStone : messages.oneSeatAStone,
      seats: messages.seats,
    },
    rows: rows.map((row) => ({
      code: row.code,
      name: USUAL_AWARDS.includes(row.award) ? row.name : `${row.name} (${row.award}, ${messages.years(row.years)})`,
      seats: row.Intake,
      url: row.url,
    })),
    seatsPerStone: isUndergraduate ? (10 as const) : (1 as const),
    total: { label: messages.totalOfRows(rows.length), seats: total },
  };
}
