import type { Person } from '#desk/server/access/settings.ts';
import type { Progress } from './progress.ts';

type Known = {
  progress: Progress /** The last saved state when the step ended. */;
  endedAt?: string;
};

/**
 * How far each person's publication is: what one has prepared, and what was said of it, is of no
 * other.
 */
export class PersonProgress {
  readonly #known = new Map<string, Known>();

  of({ user }: Pick<Person, 'user'>): Progress {
    return this.#known.get(user)?.progress ?? { stage: 'idle' };
  }

  endedAt({ user }: Person): string | undefined {
    return this.#known.get(user)?.endedAt;
  }

  set({ user }: Person, progress: Progress, endedAt?: string): void {
    this.#known.set(user, { progress, ...(endedAt !== undefined && { endedAt }) });
  }

  /** What is prepared and not published yet, of everybody. */
  ready(): Progress[] {
    return [...this.#known.values()].flatMap(({ progress }) =>
      progress.stage === 'ready' ? progress : [],
    );
  }
}
