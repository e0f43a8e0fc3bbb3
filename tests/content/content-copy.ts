import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '#app/content/reading/problem.ts';
import { loadSite } from '#app/content/reading/site.server.ts';

/** A change to one file that an editor could make by mistake. */
export type Mistake = (copy: ContentCopy) => void;

type ContentCopy = ReturnType<typeof copyContent>;

/** A copy of content/ in a temporary folder, to make mistakes in and mend them again. */
export function copyContent() {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  const touched = new Set<string>();
  const touch = (file: string) => {
    touched.add(file);
    return join(folder, file);
  };
  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(touch(file), text),
    remove: (file: string) => rmSync(touch(file)),
    /** Makes the copy equal to content/ again. */
    mend() {
      for (const file of touched) {
        if (existsSync(join('content', file))) copyFileSync(join('content', file), join(folder, file));
        else rmSync(join(folder, file));
      }
      touched.clear();
    },
    dispose: () => rmSync(folder, { recursive: true }),
    problems(): readonly Problem[] {
      const result = loadSite(folder);
      return 'problems' in result ? result.problems : [];
    },
  };
}

/** Puts other words in the place of some that stand in a file; fails when they stand there no more. */
export function replace(file: string, words: string | RegExp, others: string): Mistake {
  return (copy) => {
    const before = copy.read(file);
    const after = before.replace(words, others);
    if (after === before) throw new Error(`${words} does not stand in ${file}: mend this test`);
    copy.write(file, after);
  };
}

/** Adds a paragraph at the beginning of a section's text; with the usual front matter that is line 8 of the file. */
export function addText(file: string, text: string): Mistake {
  return replace(file, '\n---\n', `\n---\n${text}\n\n`);
}

export function write(file: string, text: string): Mistake {
  return (copy) => copy.write(file, text);
}

export function remove(file: string): Mistake {
  return (copy) => copy.remove(file);
}
