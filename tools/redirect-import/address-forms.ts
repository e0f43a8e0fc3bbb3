import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** An address as a file has it, and how often. */
export type FoundAddress = { raw: string; count: number };

/** A file in a form that is not known, or of a kind from which no addresses can be read. */
export class UnknownForm extends Error {}

/** `"GET /path?query HTTP/1.1" 200` as Apache, nginx and others write it; a path can have spaces. */
const LOG_LINE =
  /"(GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|PROPFIND|-) ?([^"]*?)(?: HTTP\/[\d.]+)?" (\d{3})\b/;
const ADDRESS = /^(?:https?:)?\/\/\S|^\/|^www\.\S+\.\S/i;

const KNOWN =
  'Known are: a list with one address a line, a site map (XML), a log of Apache, nginx, Caddy or IIS (W3C), and a table (CSV) with a column of addresses.';

/** The form of a file is that of the first reader that knows it. */
const READERS: readonly ((text: string) => FoundAddress[] | undefined)[] = [
  readXml,
  readW3cLog,
  readJsonLog,
  readLog,
  readTable,
  readList,
];

/**
 * The addresses in a site map, a log, a table or a list.
 * @throws UnknownForm with the name of the form
 */
export function addressesIn(text: string): FoundAddress[] {
  for (const read of READERS) {
    // Copied from the source of a page; a site map has its own way.
    const found = read(read === readXml ? text : text.replaceAll('&amp;', '&'));
    if (found) return found;
  }
  throw new UnknownForm(`This form is not known. ${KNOWN}`);
}

function readXml(text: string): FoundAddress[] | undefined {
  if (!text.trimStart().startsWith('<')) return undefined;
  if (/<sitemapindex[\s>]/.test(text)) {
    const maps = locationsIn(text).map((map) => `\n  ${map}`);
    throw new UnknownForm(
      `This site map is an index of other site maps. Download each of these, and read them one after the other:${maps.join('')}`,
    );
  }
  if (/<urlset[\s>]|<loc>/.test(text)) return locationsIn(text).map((raw) => ({ raw, count: 1 }));
  if (/<(?:rss|feed)[\s>]/.test(text))
    throw new UnknownForm(
      'This is a feed or an export (RSS, Atom), not a site map. The desk imports an export of WordPress with its old addresses.',
    );
  if (/<!doctype html|<html[\s>]/i.test(text))
    throw new UnknownForm(
      'This is a web page, not a list of addresses. Save the site map as XML, or write one address a line.',
    );
  throw new UnknownForm('This XML file is no site map.');
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[([^\]]*)\]\]>|([^<]*))\s*<\/loc>/g)].map(
    ([, plain, encoded = '']) => (plain ?? decodeEntities(encoded)).trim(),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(
        decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal),
      );
    },
  );
}

/** IIS and others write which fields follow, as often as these change. */
function readW3cLog(text: string): FoundAddress[] | undefined {
  if (/^[\d.]+, .*\bW3SVC\d+\b/m.test(text))
    throw new UnknownForm(
      "This is a log in IIS's own format. In IIS, choose the format W3C, or export the site map.",
    );
  if (!/^#Fields:/m.test(text)) return undefined;
  let fields: string[] = [];
  return text.split(/\r?\n/).flatMap((line): FoundAddress[] => {
    if (line.startsWith('#Fields:')) fields = line.slice('#Fields:'.length).trim().split(/\s+/);
    if (line.startsWith('#') || line.trim() === '') return [];
    const cells = line.split(/[ \t]/);
    const cell = (...names: string[]) => cells[fields.findIndex((field) => names.includes(field))];
    const path = cell('cs-uri-stem', 'cs-uri');
    if (path === undefined)
      throw new UnknownForm(
        'This log has no field cs-uri-stem. In IIS, add the field "URI Stem" to the log, or export the site map.',
      );
    const question = cell('cs-uri-query') ?? '-';
    if (!isAnswered(cell('cs-method') ?? 'GET', cell('sc-status') ?? '200')) return [];
    // A space of a path is written as a plus sign.
    return [
      { raw: path.replaceAll('+', '%20') + (question === '-' ? '' : `?${question}`), count: 1 },
    ];
  });
}

const jsonLineSchema = z.looseObject({
  status: z.number(),
  request: z.looseObject({ method: z.string(), uri: z.string() }),
});

/** Caddy writes a line of JSON for each request. */
function readJsonLog(text: string): FoundAddress[] | undefined {
  if (!/^\{"level"/.test(text.trimStart())) return undefined;
  return text.split('\n').flatMap((line): FoundAddress[] => {
    const { data } = jsonLineSchema.safeParse(parseJson(line));
    return data && isAnswered(data.request.method, String(data.status))
      ? [{ raw: data.request.uri, count: 1 }]
      : [];
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function readLog(text: string): FoundAddress[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!lines.some((line) => LOG_LINE.test(line))) return undefined;
  return lines.flatMap((line): FoundAddress[] => {
    const [, method = '', path = '', status = ''] = LOG_LINE.exec(line) ?? [];
    // Bytes beyond ASCII are written as \xE0.
    return isAnswered(method, status) && path !== ''
      ? [{ raw: path.replaceAll(/\\x([0-9A-Fa-f]{2})/g, '%$1'), count: 1 }]
      : [];
  });
}

const isAnswered = (method: string, status: string) =>
  ['GET', 'HEAD'].includes(method) && Number(status) < 400;

/** A table of Search Console, Analytics or a spreadsheet, in any language: the column of addresses, and the number after it. */
function readTable(text: string): FoundAddress[] | undefined {
  const body = text.replace(/^"?sep=.*\r?\n/i, '').replaceAll(/^#.*(?:\r?\n|$)/gm, '');
  const [head = ''] = body.trimStart().split('\n', 1);
  const delimiter = [',', ';', '\t'].reduce((best, other) =>
    head.split(other).length > head.split(best).length ? other : best,
  );
  if (head.split(delimiter).length < 2) return undefined;
  const rows = parseTable(body, delimiter);
  const width = Math.max(...rows.map((row) => row.length));
  const addressesOf = (column: number) =>
    rows.filter((row) => ADDRESS.test(row[column] ?? '')).length;
  const column = Array.from({ length: width }, (_, index) => index).reduce(
    (best, other) => (addressesOf(other) > addressesOf(best) ? other : best),
    0,
  );
  if (addressesOf(column) * 2 < rows.length - 1 || addressesOf(column) === 0) return undefined;
  return rows.flatMap((row): FoundAddress[] => {
    const raw = row[column] ?? '';
    const number = /^\d+$/.test(row[column + 1] ?? '') ? Number(row[column + 1]) : 1;
    return ADDRESS.test(raw) ? [{ raw, count: Math.max(1, number) }] : [];
  });
}

function parseTable(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch {
    return [];
  }
}

/** A word, or words that end like a file; nothing that code has. */
const WORD = /^[^\s<>{}|"]+$|^[^<>{}|"]+\.(?:html?|php|aspx?|jsp|pdf|docx?|xlsx?|pptx?)$/i;
/** As `uniq -c` writes it. */
const COUNTED = /^(\d+)\s+((?:https?:\/)?\/\S*)$/;

/** Two addresses, as in rules of a server: which of them is the old one is not known. */
const SECOND = /\S\s+(?:https?:\/)?\/\S/;

function readList(text: string): FoundAddress[] | undefined {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim().replace(/^["'<]|["'>,;]+$/g, ''));
  const written = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const isKnown = (line: string) =>
    COUNTED.test(line) || ((ADDRESS.test(line) || WORD.test(line)) && !SECOND.test(line));
  const strange = written.find((line) => !isKnown(line));
  if (strange !== undefined)
    throw new UnknownForm(
      `This form is not known: line ${lines.indexOf(strange) + 1} is no address: ${strange.slice(0, 120)}\n${KNOWN}`,
    );
  return written.map((line) => {
    const [, count = '1', raw = line] = COUNTED.exec(line) ?? [];
    return { raw, count: Number(count) };
  });
}
