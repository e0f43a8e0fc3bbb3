import type { ContentChanges } from '#desk/server/entries/entry-changes.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { systemWords } from '#desk/server/forms/system-words.ts';
import { DeskError, WORDS, type Words } from '#desk/words.ts';
import type { PageChange } from './page-changes.ts';
import { NotRecorded } from './publication-record.ts';

/** Progress of the preparation of a publication. */
export type Progress = {
  stage:
    | 'idle'
    | 'checking'
    | 'documents'
    | 'building'
    | 'ready'
    | 'publishing'
    | 'published' /** To the timer, until a day. */
    | 'left'
    | 'failed';
  /** Who publishes, if it is another person: nothing else is said of that. */
  by?: string;
  /** Seconds that the last step took, from its request. */
  seconds?: number;
  /** The entries that were chosen; without them, all. */
  keys?: readonly string[] | undefined;
  commit?: string;
  /** The saved commit from which the entries were taken, and those that were left out. */
  state?: string;
  left?: string[];
  /** The published commit with which the changes were compared; none at the first publication. */
  base?: string | undefined;
  pages?: PageChange[];
  changes?: ContentChanges | undefined;
  /** What was saved after the state that was prepared, and is not in it. */
  meanwhile?: { author: string; title: Words }[];
  error?: Words;
  /** The output of the build, for the web team. */
  detail?: string;
  mistakes?: Mistake[];
};

/** Something else was prepared or published since. */
export class Overtaken extends DeskError {
  constructor() {
    super(409, WORDS.changedSince);
  }
}

/** What is to be published has mistakes. */
export class FaultyContent extends DeskError {
  readonly mistakes: Mistake[];
  constructor(mistakes: Mistake[]) {
    super(422, WORDS.contentFaulty);
    this.mistakes = mistakes;
  }
}

/** What is said of a step that failed. */
export function failureOf(error: unknown, { stage }: Progress): Partial<Progress> {
  if (error instanceof FaultyContent)
    return { stage: 'failed', error: error.words, mistakes: error.mistakes };
  if (error instanceof DeskError)
    return { stage: error instanceof NotRecorded ? 'published' : 'failed', error: error.words };
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  console.error(error);
  const detail = (output || String(error)).trim().slice(-2000);
  const words =
    systemWords(error) ?? (stage === 'publishing' ? WORDS.switchFailed : WORDS.buildFailed);
  return { stage: 'failed', error: words, detail };
}
