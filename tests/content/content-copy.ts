import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Problem, placeOf } from '#app/content/reading/problem.server.ts';
import { loadSite } from '#app/site.ts';
import { newFolder } from '#tests/support/new-folder.ts';

/** A change to one file that an editor could make by mistake. */
export type Mistake = (copy: ContentCopy) => void;

type ContentCopy = ReturnType<typeof copyContent>;

/** A problem as the check prints it, in English. */
export type Reported = { file: string; field: string; expected: string; found: string };

export function asReported(problem: Problem): Reported {
  const { file, expected, found } = problem;
  return {
    file,
    field: placeOf(problem),
    expected: expected.en,
    found: typeof found === 'string' ? found : found.en,
  };
}

/** A copy of content/ in a temporary folder, for making and undoing mistakes. */
export function copyContent() {
  const folder = newFolder();
  cpSync('content', folder, { recursive: true });
  const touched = new Set<string>();
  const touch = (file: string) => {
    touched.add(file);
    return join(folder, file);
  };
  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Writes a file, creating its folder if necessary. */
    write(file: string, text: string) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(touch(file), text);
    },
    remove: (file: string) => rmSync(touch(file)),
    /** Makes the copy equal to content/ again. */
    restore() {
      for (const file of touched) {
        if (existsSync(join('content', file)))
          copyFileSync(join('content', file), join(folder, file));
        else
          rmSync(join(folder, existsSync(join('content', dirname(file))) ? file : dirname(file)), {
            recursive: true,
            force: true,
          });
      }
      touched.clear();
    },
    /** What is wrong, in the words of the check. */
    problems(): Reported[] {
      return this.found().map(asReported);
    },
    found(): readonly Problem[] {
      const result = loadSite(folder);
      return 'problems' in result ? result.problems : [];
    },
  };
}

/** Replaces text in a file; fails if the file no longer contains it. */
export function replace(file: string, words: string | RegExp, others: string): Mistake {
  return (copy) => {
    const before = copy.read(file);
    const after = before.replace(words, others);
    if (after === before) throw new Error(`${words} is not in ${file}: correct this test`);
    copy.write(file, after);
  };
}

/**
 * Adds a paragraph at the beginning of a section's text; with the usual front matter that is line 8
 * of the file.
 */
export function addText(file: string, text: string): Mistake {
  return replace(file, '\n---\n', `\n---\n${text}\n\n`);
}

export function write(file: string, text: string): Mistake {
  return (copy) => copy.write(file, text);
}

export function remove(file: string): Mistake {
  return (copy) => copy.remove(file);
}

/**
 * A code block of a document that names a file: a whole file, or what is added at the end of one or
 * of one of its lists.
 */
type Example = { file: string; text: string; end?: string | true };

const BLOCK =
  /(?:^<!-- content\/(\S+) -->\n)?^```\w+\n(?:# content\/(\S+?)(?:, (at the end)(?: of (\w+))?)?\n)?([\s\S]*?)^```$/gm;

/** The examples of a document for editors, in its order. */
export function examplesOf(document: string): Example[] {
  return [...readFileSync(document, 'utf8').matchAll(BLOCK)].flatMap(
    ([, above, first, isAddition, list, text = '']) => {
      const file = above ?? first;
      if (file === undefined) return [];
      return [isAddition ? { file, text, end: list ?? true } : { file, text }];
    },
  );
}

/** Applies an example as the document tells editors to. */
export function addExample(copy: ContentCopy, { file, text, end }: Example): void {
  // A list ends where the next line is not indented.
  const place = end === true ? /^[\s\S]*\n$/ : new RegExp(`^${end}:\\n(?: .*\\n)+`, 'm');
  const change =
    end === undefined
      ? write(file, text)
      : replace(file, place, `$&${text.replaceAll('$', '$$$$')}`);
  change(copy);
}
