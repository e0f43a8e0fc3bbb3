import type { z } from 'zod';
import type { AdviceOf, NeedsOf } from './forms/needs.ts';

/** Types of attached files, by their processing. */
export type FileKind = 'photograph' | 'document' | 'logo';

/** A type of content: its files, its pages, and its form at the desk. */
export type Kind = Stored & Shown & Edited;

/** How files store entries of a type, and under which name the site has them. */
type Stored = {
  id: string;
  /** Its path below content/; a star is one part of an entry's id. */
  place: string;
  /**
   * How its files store it: `file` is one file with one entry, `folder` a file for each entry,
   * `list` one file with a list of entries, `texts` an English and a Malayalam Markdown file for
   * each entry.
   */
  form: 'file' | 'folder' | 'list' | 'texts';
  schema: z.ZodType<object>;
  /** Schema of the whole file, if it is more than a list of entries. */
  whole?: z.ZodType;
  /** Name in the site of what is read from one file. */
  single?: string;
  /**
   * What a single file with one entry gives where there is none; without this, the college needs
   * the file. A list without a file is empty.
   */
  absent?: object;
  /**
   * Name of its list in the site, for those that are read as collections: one entry is one file of
   * a folder.
   */
  collection?: string;
  /** Field with the name of an entry. */
  key?: 'id' | 'from';
  /**
   * The type of whose entries its own are parts: their ids begin with that of the entry, or are the
   * same.
   */
  partOf?: string;
  sharesId?: boolean;
  /** The field of that entry with the parts in their order: a new one is added to it. */
  listedIn?: string;
  /**
   * The files that its entries carry: the field with one or several, their folder, and the name
   * that all get.
   */
  files?: {
    kind: FileKind;
    field: string;
    folder: (id: string) => string;
    name?: (id: string) => string;
  };
  /**
   * Its field with the ids of documents, in which PDF files can be chosen; the field of such a
   * document that names the entry, and its category if it is not for students.
   */
  attachments?: {
    field: string;
    owner: string;
    category?: (entry: Readonly<Record<string, unknown>>) => string | undefined;
  };
};

/** Where visitors see entries of a type. */
type Shown = {
  /** The page that shows an entry, without the language. */
  page?: (id: string) => string;
  /** The page that lists its entries; if there are none, the page and the links to it say so. */
  list?: string;
  /** Whether the entries are listed by their field `order`. */
  isOrdered?: boolean;
  /** A new entry comes first in that order. */
  isNewestFirst?: boolean;
  /** The same among some of its entries only: which these are, and the order of all in the desk. */
  places?: { group: (entry: never) => string; compare: (a: never, b: never) => number };
};

/** What the desk does with entries of a type. */
type Edited = {
  /** Its place in the desk's list, the most frequently changed first. */
  rank: number;
  /** Changed once in years: the desk's list has it folded at its end. */
  isRare?: true;
  /** The type of the same feature whose fields are called alike. */
  fieldsOf?: string;
  /** What the form of a new entry shows at first, by the day and the department of the person. */
  start?: (now: number, department: string | undefined) => object;
  /** What a copy does not take over beside files, days and what names its entry. */
  ownFields?: readonly string[];
  /**
   * What a change of a published entry sets: its day, its version for calendars, or that of each of
   * its periods.
   */
  changeFields?: readonly ('updatedOn' | 'revision' | 'windows')[];
  /** Field with the day or moment at which an entry ends: it is set to archive one. */
  end?: { path: readonly string[]; isMoment: boolean };
  /** The field with the day by which an entry belongs to a year. */
  yearField?: string;
  /** Its days may be years away, as those of terms and agreements. */
  hasFarDays?: boolean;
  /** Its texts need not name the days of its fields. */
  isSilentOnDays?: boolean;
  /** Its entries are called by their names in sentences, which a translation takes over. */
  hasProperNames?: boolean;
  /** What its form lists beside its own fields, with links. */
  needs?: NeedsOf;
  /** What is said beside its form after a change. */
  advice?: AdviceOf;
};

/** The photograph of an entry in its field `picture`; its file has the name of the entry. */
export function pictureIn(folder: string) {
  return {
    kind: 'photograph',
    field: 'picture',
    folder: () => `${folder}/pictures`,
    name: (id: string) => id.toLowerCase(),
  } as const;
}
