import { FORMS } from './forms.ts';
import { OTHER_PROGRAMS } from './other-programs.ts';
import { PLAIN_TEXT } from './plain-text.ts';
import { PROGRAMS } from './programs.ts';
import { WHOLE } from './whole.ts';

/**
 * Of what it is an example, what a program copies, what then stands in an empty text, and what is
 * said to be left out.
 */
export type Row = readonly [what: string, copied: string, text: string, said?: readonly string[]];
/** By what they have in common. */
export type Pastes = Readonly<Record<string, readonly Row[]>>;

type Paste = {
  what: string;
  type: 'text/html' | 'text/plain';
  copied: string;
  /** In Markdown. */
  text: string;
  said: readonly string[];
};

/** What programs copy, and what becomes of it in every browser. */
export const PASTES: readonly Paste[] = [
  FORMS,
  PROGRAMS,
  OTHER_PROGRAMS,
  WHOLE,
  PLAIN_TEXT,
].flatMap((groups) =>
  Object.entries(groups).flatMap(([group, rows]) =>
    rows.map(
      ([what, copied, text, said = []]): Paste => ({
        what: `${group}: ${what}`,
        type: groups === PLAIN_TEXT ? 'text/plain' : 'text/html',
        ...{ copied, text, said },
      }),
    ),
  ),
);
