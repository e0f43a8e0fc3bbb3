import type { Say } from '#desk/imports/left-out.ts';
import { BLOCKS, wordsOf } from './words-of.ts';

/** What Gmail, Thunderbird, Apple Mail, Yahoo and Proton put around the mail that they answer. */
const QUOTED =
  '.gmail_quote, blockquote[type=cite], .moz-cite-prefix, .yahoo_quoted, .protonmail_quote';
/** Outlook marks the sender alone, in an answer as in a mail that is sent on. */
const SENDER = '#divRplyFwdMsg, #x_divRplyFwdMsg, #appendonsend, .moz-forward-container';
const SENT_ON = /forwarded message|original message|കൈമാറിയ സന്ദേശം|ഫോർവേഡ് ചെയ്ത/i;
/** `On Mon, 30 Nov 2026 at 10:12, Office <office@college.example> wrote:`, also in two lines. */
const WROTE = /(?:^|\s)On\s[^\n]{0,80}\d{4}[^\n]{0,120}\n?[^\n]{0,80}\bwrote:|\d{4}.{0,160}എഴുതി:/u;

/**
 * Leaves out the mail that an answer quotes, and names it. One that was sent on, or is copied
 * without an answer, is what the person wants.
 */
export function takeQuotedMail(body: HTMLElement, say: Say): void {
  const quoted = [...body.querySelectorAll(QUOTED)].filter(
    (part) => !part.parentElement?.closest(QUOTED),
  );
  const own = body.cloneNode(true) as HTMLElement;
  for (const part of own.querySelectorAll(QUOTED)) part.remove();
  const isAnswer = wordsOf(own) !== '' && !quoted.some((part) => SENT_ON.test(wordsOf(part)));
  if (isAnswer && !SENT_ON.test(wordsOf(own)))
    for (const part of quoted) {
      const words = wordsInLine(part);
      part.remove();
      if (words) say('quotedMail', words);
    }
  if (body.querySelector(`${QUOTED}, ${SENDER}`) || namesSender(body.textContent ?? ''))
    say('earlierMail');
}

/** Whether a text has the line with which a mail begins what it quotes or sends on. */
export const namesSender = (text: string): boolean =>
  WROTE.test(text) || /-{3,} ?(?:forwarded|original) message ?-{3,}/i.test(text);

function wordsInLine(part: Element): string {
  const copy = part.cloneNode(true) as Element;
  for (const block of copy.querySelectorAll(`${BLOCKS}, br`)) block.before(' ');
  return wordsOf(copy);
}
