import type { Locale } from '#app/i18n/locale.ts';

/** A sentence for the person at the desk, in both languages. */
export type Sentence = Readonly<Record<Locale, string>>;

/** A file that cannot be taken, with the reason and what to do. */
export class RefusedFile extends Error {
  readonly reason: Sentence;

  constructor(reason: Sentence) {
    super(reason.en);
    this.reason = reason;
  }
}
