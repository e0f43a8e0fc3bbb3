import type { Person } from '#desk/server/access/settings.ts';

/** How long nobody saves before a build begins by itself. */
const PAUSE_MS = 2000;

/** Builds what has been saved before anybody asks for it, but only while nobody saves: who saves has the whole processor. */
export class BuildAhead {
  readonly #stop: () => void;
  readonly #build: (person: Person) => Promise<void>;
  /** How many people save now. */
  #saving = 0;
  #pause: NodeJS.Timeout | undefined;

  /** @param stop ends a build ahead that is under way */
  constructor(stop: () => void, build: (person: Person) => Promise<void>) {
    this.#stop = stop;
    this.#build = build;
  }

  beginSaving(): void {
    this.#saving += 1;
    clearTimeout(this.#pause);
    this.#stop();
  }

  /** What the person would publish is built; what prevents it is said when somebody asks for it. */
  endSaving(person: Person): void {
    this.#saving -= 1;
    if (this.#saving === 0 && person.publish)
      this.#pause = setTimeout(() => this.#build(person).catch(() => undefined), PAUSE_MS).unref();
  }
}
