import { formatDay, formatTime } from '#app/i18n/format.ts';
import { inEvery } from '#app/i18n/locale.ts';
import { inOneForm } from '#app/lib/markdown/one-form.ts';
import { markdownOf } from '#app/lib/markdown/plain-words.ts';
import { withoutCopied } from '#desk/content-files/copied-contacts.ts';
import { correctedIn } from '#desk/server/entries/correction-words.ts';
import { daysInText } from '#desk/server/entries/days-in-text.ts';
import { phoneAdvice } from '#desk/server/entries/phone-advice.ts';
import type { Words } from '#desk/words.ts';
import { correctEncoding } from '#languages/encoding.ts';
import type { CsvColumn, CsvKind, RowProblem } from './csv-kinds.ts';
import type { CsvRow } from './read-csv.ts';
import { timeAtEnd } from './said-time.ts';

const YES = /^(?:yes|y|true|1|x|✓|അതെ|ശരി)$/i;
const NO = /^(?:no|n|false|0|അല്ല|ഇല്ല|തെറ്റ്)$/i;
/** Digits, in Indian groups or those of three if in groups at all: 1,20,000. */
const WHOLE_NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.0+)?$/;
/** `2026-11-25 16:00`, with seconds, with an offset or without a time. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2})(:\d{2})?(?:\.0+)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A month by its name between dashes: `26-Jan-2027`. */
const NAMED_MONTH = /^(\d{1,2})[-/.](\p{L}[\p{L}\p{M}]*)[-/.](?=\d)/u;
/** A day with two digits of the year, as spreadsheets write it: `26/01/27`. */
const SHORT_YEAR = /^(\d{1,2}[-/. ](?:\d{1,2}|\p{L}[\p{L}\p{M}]*)[-/. ])(\d{2})(?=$|[ ,])/u;
/** A day that begins with the year: `2027/01/26`. */
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?=$|[ ,])/;

/** More than the longest day, with its weekday, is a sentence. */
const MAX_DAY = 40;

const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2}))?/;

/** Separates the parts of a list in one cell. */
const BETWEEN_PARTS = /[|\n]/;

const WORDS = {
  date: (text: string): Words => ({
    en: `Expected: a date such as 25/11/2026 (day, month, year) or 2026-11-25. Found: "${text}".`,
    ml: `വേണ്ടത്: 25/11/2026 (ദിവസം, മാസം, വർഷം) അല്ലെങ്കിൽ 2026-11-25 പോലെയുള്ള തീയതി. കണ്ടത്: "${text}".`,
  }),
  moment: (text: string): Words => ({
    en: `Expected: a date with a time such as 25/11/2026 4 pm or 2026-11-25 16:00. Found: "${text}".`,
    ml: `വേണ്ടത്: 25/11/2026 4 pm അല്ലെങ്കിൽ 2026-11-25 16:00 പോലെയുള്ള തീയതിയും സമയവും. കണ്ടത്: "${text}".`,
  }),
  lastMoment: (text: string): Words => ({
    en: `Expected: a date with a time such as 25/11/2026 4 pm or 2026-11-25 16:00, or a date alone, which means 17:00. Found: "${text}".`,
    ml: `വേണ്ടത്: 25/11/2026 4 pm അല്ലെങ്കിൽ 2026-11-25 16:00 പോലെയുള്ള തീയതിയും സമയവും, അല്ലെങ്കിൽ തീയതി മാത്രം (17:00 മണി). കണ്ടത്: "${text}".`,
  }),
  noSuchDay: (text: string): Words => ({
    en: `This month does not have so many days: "${text}".`,
    ml: `ഈ മാസത്തിൽ ഇത്രയും ദിവസങ്ങളില്ല: "${text}".`,
  }),
  noTimeIn: (text: string): Words => ({
    en: `A time is missing beside this day: "${text}". Add it, such as 4 pm or 16:00.`,
    ml: `ഈ ദിവസത്തിനൊപ്പം സമയമില്ല: "${text}". വൈകിട്ട് 4, 16:00 എന്നതുപോലെ ചേർക്കുക.`,
  }),
  noTime: (text: string): Words => ({
    en: `There is no such time: "${text}". Write it such as 4 pm or 16:00.`,
    ml: `ഇങ്ങനെയൊരു സമയമില്ല: "${text}". വൈകിട്ട് 4, 16:00 എന്നതുപോലെ എഴുതുക.`,
  }),
  readAs: (when: Words): Words => ({ en: `Read as ${when.en}.`, ml: `വായിച്ചത്: ${when.ml}.` }),
  flag: (text: string): Words => ({
    en: `Expected: yes or no (TRUE or FALSE). Found: "${text}".`,
    ml: `വേണ്ടത്: അതെ അല്ലെങ്കിൽ അല്ല (yes, no, TRUE, FALSE). കണ്ടത്: "${text}".`,
  }),
};

export const isDated = (cell: CsvColumn['cell']) =>
  cell === 'date' || cell === 'moment' || cell === 'last-moment';

/** The parts of a list in one cell. */
export const cellParts = (text: string | undefined) =>
  (text ?? '')
    .split(BETWEEN_PARTS)
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The value of a cell; `undefined` leaves the field out. Text in another form is unchanged:
 * {@link cellFault} or the schema reports it.
 */
export function cellValue(text: string, cell: CsvColumn['cell']): unknown {
  if (cell === 'list') return cellParts(text);
  if (cell === 'paragraphs') return inOneForm(markdownOf(cellParts(text).join('\n')));
  if (cell === 'number') return WHOLE_NUMBER.test(text) ? Number(text.replaceAll(',', '')) : text;
  if (cell === 'word') return text.toLowerCase().replaceAll(/[\s_]+/g, '-');
  if (cell === 'flag') return YES.test(text) || (NO.test(text) ? undefined : text);
  if (cell !== 'moment' && cell !== 'last-moment') return text;
  const [, day, time = '17:00', seconds = ':00', offset = '+05:30'] = MOMENT.exec(text) ?? [];
  return day === undefined ? text : `${day}T${time.padStart(5, '0')}${seconds}${offset}`;
}

/** What is wrong with the form of a cell, with the form that a spreadsheet can write. */
export function cellFault(text: string, cell: CsvColumn['cell']): Words | undefined {
  if (cell === 'flag' && !YES.test(text) && !NO.test(text)) return WORDS.flag(text);
  if (isDated(cell)) {
    const [day, time] = DAY_AND_TIME.exec(withIsoTime(text, cell))?.slice(1) ?? [];
    if (day && !isDay(day)) return WORDS.noSuchDay(text);
    if (day && time && !isMoment(`${day} ${time}`, undefined)) return WORDS.noTime(text);
    if (cell === 'moment' && day && !time) return WORDS.noTimeIn(text);
  }
  if (cell === 'moment' && !isMoment(text, undefined)) return WORDS.moment(text);
  if (cell === 'last-moment' && !isMoment(text, '17:00')) return WORDS.lastMoment(text);
  if (cell === 'date' && !isDay(text)) return WORDS.date(text);
  return undefined;
}

/**
 * The text of a cell with its day, and its time in India, as the files have them: people write
 * `25/11/2026 4.30 pm` or `25 Nov 2026`, the day before the month. Anything else stays as it is.
 */
function withIsoTime(text: string, cell: CsvColumn['cell']): string {
  if (!isDated(cell) || MOMENT.test(text)) return text;
  const { before = text, time = '' } = (cell === 'date' ? undefined : timeAtEnd(text)) ?? {};
  const written = before
    .replace(NAMED_MONTH, '$1 $2 ')
    .replace(SHORT_YEAR, '$120$2')
    .replace(YEAR_FIRST, '$3/$2/$1');
  const [found, other] = daysInText(written);
  if (!found?.year || other || written.length > MAX_DAY) return text;
  const day = [found.year, found.month, found.day].map((part) => String(part).padStart(2, '0'));
  return `${day.join('-')} ${time}`.trim();
}

/** What the day of a cell was taken for, for the person to compare. */
function readAs(iso: string, cell: CsvColumn['cell']): Words {
  const value = String(cellValue(iso, cell));
  return WORDS.readAs(
    inEvery((locale) =>
      cell === 'date'
        ? formatDay(value, locale)
        : `${formatDay(value, locale)}, ${formatTime(value, locale)}`,
    ),
  );
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
  );
}

function isMoment(text: string, withoutTime: '17:00' | undefined): boolean {
  const [, day = '', time = withoutTime] = MOMENT.exec(text) ?? [];
  const [hour = 24, minute = 0] = time?.split(':').map(Number) ?? [];
  return isDay(day) && hour < 24 && minute < 60;
}

/**
 * The cells in the encoding of this site, with days as its files have them, and what was changed
 * for it.
 */
export function corrected(
  { columns }: Pick<CsvKind, 'columns'>,
  typed: readonly CsvRow[],
): { rows: CsvRow[]; notes: RowProblem[] } {
  const notes: RowProblem[] = [];
  const rows = typed.map(({ row, cells }) => {
    const right = [...cells].map(([head, cell]): [string, string] => {
      const { cell: kind = 'text', path = [] } =
        columns.find((column) => column.head === head) ?? {};
      const bare = withoutCopied(cell, path.at(-1));
      const { text, corrections } = correctEncoding(bare);
      const done = [...corrections, ...(bare === cell.trim() ? [] : (['copied'] as const))];
      notes.push(...done.map((what) => ({ row, column: head, words: correctedIn(what) })));
      const iso = withIsoTime(text, kind);
      // A day that no month has is named as it was typed.
      if (iso === text || cellFault(iso, kind)) return [head, text];
      notes.push({ row, column: head, words: readAs(iso, kind) });
      return [head, iso];
    });
    return { row, cells: new Map(right) };
  });
  notes.push(...rows.flatMap((row) => phoneNotes(columns, row)));
  return { rows, notes };
}

function phoneNotes(columns: CsvKind['columns'], { row, cells }: CsvRow): RowProblem[] {
  return columns
    .filter(({ path }) => path.at(-1) === 'phone')
    .flatMap(({ head }) =>
      phoneAdvice(cells.get(head) ?? '').map((words) => ({ row, column: head, words })),
    );
}
