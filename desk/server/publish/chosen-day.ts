import { join } from 'node:path';
import { z } from 'zod';
import { collegeDay } from '#app/domain/clock.ts';
import { inDesk } from '#desk/desk-languages.ts';
import { isAncestor } from '#desk/server/entries/content-trees.ts';
import type { Store } from '#desk/server/entries/store.ts';
import type { Unit } from '#desk/server/entries/units.ts';
import { readJson } from '#desk/server/files/safe-files.ts';
import { dayWords } from '#desk/server/forms/day-words.ts';
import { DeskError, WORDS, type Words } from '#desk/words.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import type { Progress } from './progress.ts';

const plansSchema = z.array(
  z.object({
    /** In India. */
    day: z.string(),
    sentence: z.string(),
    /** Who has chosen the day, and has to have the permission still when it comes. */
    user: z.string().default(''),
    name: z.string(),
    email: z.string(),
    /** Why the timer could not publish it. */
    failed: z.object({ en: z.string(), ml: z.string() }).optional(),
    /** As `fees/tuition`, with the saved change that was shown. */
    entries: z.array(z.object({ key: z.string(), saved: z.string() })).min(1),
  }),
);
type Plan = z.infer<typeof plansSchema>[number];
/** A plan whose day has come, with the entries that are still as they were shown. */
export type DuePlan = Plan & { keys: string[] };

const FAILED = (sentence: string, day: Words | undefined, reason: Words): Words => ({
  en: `“${sentence}” could not be published on its day, ${day?.en}. ${reason.en}`,
  ml: `“${sentence}” നിശ്ചയിച്ച ദിവസം (${day?.ml}) പ്രസിദ്ധീകരിക്കാനായില്ല. ${reason.ml}`,
});

/**
 * Saved entries that were shown, and are published by the timer on a day, such as the fees of next
 * year. Call what writes inside {@link Store.alone}.
 */
export class ChosenDays {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * An entry has one day: the one that was chosen last.
   * @throws DeskError if the day does not come, or something else was prepared, saved in an entry
   *   or published since
   */
  async add(
    { day, sentence, user, name, email }: Omit<Plan, 'entries'>,
    shown: { keys?: readonly string[] | undefined; base?: string | undefined; state: string },
    { base, units = [] }: { base: string | undefined; units: readonly Unit[] | undefined },
  ): Promise<void> {
    if (base === undefined || day <= collegeDay(Date.now()))
      throw new DeskError(400, WORDS.laterDay);
    const entries = units
      .filter(({ key }) => shown.keys?.includes(key) ?? true)
      .flatMap(({ key, saved }) => (saved ? [{ key, saved: saved.id }] : []));
    const { git } = this.#store;
    const isAsShown = await Promise.all(
      entries.map(({ saved }) => isAncestor(git, saved, shown.state)),
    );
    if (base !== shown.base || entries.length === 0 || isAsShown.includes(false))
      throw new DeskError(409, WORDS.changedSince);
    const others = this.#where((name) => !entries.some(({ key }) => key === name));
    this.#keep([...others, { day, sentence, user, name, email, entries }]);
  }

  /**
   * The entries that wait for their day; past days are of those that could not be published, with
   * the reason.
   */
  list(): { key: string; day: string; failed?: Words | undefined }[] {
    return this.#plans().flatMap(({ day, failed, entries }) =>
      entries.map(({ key }) => ({ key, day, failed })),
    );
  }

  /** What could not be published on its day, until it is, where one of some entries is in it. */
  failures(keys: readonly string[]): Words[] {
    return this.#plans().flatMap(({ day, sentence, failed, entries }) =>
      failed && entries.some(({ key }) => keys.includes(key))
        ? [FAILED(sentence, dayWords(day), failed)]
        : [],
    );
  }

  /** Notes why entries could not be published; the first mistake says where to go. */
  fail(keys: readonly string[], { error = WORDS.buildFailed, mistakes = [] }: Partial<Progress>) {
    const [first] = mistakes;
    const said = [error, first?.entry?.title, first?.field, first?.words];
    const failed = inDesk((locale) => said.flatMap((each) => each?.[locale] || []).join(' '));
    const isMeant = ({ entries }: Plan) => entries.some(({ key }) => keys.includes(key));
    this.#keep(this.#plans().map((plan) => (isMeant(plan) ? { ...plan, failed } : plan)));
  }

  /** The day of an entry, and whether the entry is still as it was shown then. */
  of({ key, saved }: Unit): { day: string; isAsShown: boolean } | undefined {
    for (const { day, entries } of this.#plans()) {
      const own = entries.find((each) => each.key === key);
      if (own) return { day, isAsShown: own.saved === saved?.id };
    }
    return undefined;
  }

  /** The day of an entry holds for a later saved change, of which what was shown still waits. */
  keepDay({ key, saved }: Plan['entries'][number]): void {
    this.#keep(
      this.#plans().map((plan) => ({
        ...plan,
        entries: plan.entries.map((each) => (each.key === key ? { key, saved } : each)),
      })),
    );
  }

  /** The saved change of an entry for which its day was chosen. */
  shownOf(key: string): string | undefined {
    return this.#plans()
      .flatMap(({ entries }) => entries)
      .find((each) => each.key === key)?.saved;
  }

  /**
   * What is to be published now, of what waits; what was changed after it was shown is left out.
   */
  due(units: readonly Unit[], now: number): DuePlan[] {
    const isAsShown = ({ key, saved }: Plan['entries'][number]) =>
      units.some((unit) => unit.key === key && unit.saved?.id === saved);
    return this.#plans()
      .filter(({ day }) => day <= collegeDay(now))
      .map((plan) => ({ ...plan, keys: plan.entries.filter(isAsShown).map(({ key }) => key) }))
      .filter(({ keys }) => keys.length > 0);
  }

  /** Forgets the days of entries that wait no more. */
  keepOnly(waiting: readonly string[]): void {
    if (this.#plans().length > 0) this.#keep(this.#where((key) => waiting.includes(key)));
  }

  #where(isKept: (key: string) => boolean): Plan[] {
    return this.#plans()
      .map((plan) => ({ ...plan, entries: plan.entries.filter(({ key }) => isKept(key)) }))
      .filter(({ entries }) => entries.length > 0);
  }

  #plans(): Plan[] {
    return plansSchema.safeParse(readJson(this.#file)).data ?? [];
  }

  #keep(plans: Plan[]): void {
    writeAtomic(this.#file, JSON.stringify(plans));
  }

  get #file(): string {
    return join(this.#store.state, 'chosen-days.json');
  }
}
