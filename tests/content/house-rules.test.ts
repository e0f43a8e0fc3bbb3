import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

const MAX_FILE = 300;
/** A test is a list of cases, read one by one. */
const MAX_TEST = 450;
const MAX_COLUMN = 100;
/** A line of a comment alone. */
const COMMENT = /^\s*(?:\/\/|\{?\/?\*)/;
const SOURCES = namesLike('{app,desk,languages,tools,tests}/**/*.{ts,tsx,js,mjs,css}', '.', [
  '**/node_modules/**',
]);
const STYLES = namesLike('app/**/*.css');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...namesLike('docs/**/*.md')];

/**
 * Names in backticks that begin with a folder of the repository, or files at its root;
 * `pages/<page>` is not a single path.
 */
function pathsNamedIn(text: string): string[] {
  const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return names.filter((name) =>
    /^(?:app|content|desk|docs|public|tests|tools|\.ci)\/[\w./*-]*$|^[\w.-]+(?:\.config\.ts|\.jsonc)$/.test(
      name,
    ),
  );
}

describe('the code rules', () => {
  it('find their files', () => {
    expect(SOURCES.length).toBeGreaterThan(100);
    expect(STYLES.length).toBeGreaterThan(20);
    expect(DOCUMENTS.flatMap((file) => pathsNamedIn(read(file))).length).toBeGreaterThan(10);
  });

  it('no source file has more than 300 lines, no test more than 450, without comments', () => {
    const isLong = (file: string) =>
      read(file)
        .split('\n')
        .filter((line) => line.trim() !== '' && !COMMENT.test(line)).length >
      (/^tests\/|\.test\./.test(file) ? MAX_TEST : MAX_FILE);
    expect(SOURCES.filter(isLong)).toEqual([]);
  });

  it('no comment reaches beyond column 100, as no code does', () => {
    // What a linter reads must stand on one line, and an address cannot be parted.
    const isLong = (line: string) =>
      COMMENT.test(line) && [...line].length > MAX_COLUMN && !/biome-ignore|^\W*\S+$/.test(line);
    expect(
      SOURCES.flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, place) => (isLong(line) ? [`${file}:${place + 1}`] : [])),
      ),
    ).toEqual([]);
  });

  it('the desk and the tools come into the app by the doors that desk/README.md names', () => {
    const users = SOURCES.filter(
      (file) => /^(?:desk|tools)\//.test(file) && !file.includes('.test.'),
    );
    const used = users.flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?: from |\bimport\()'#app\/(?!site\.ts|(?:content|domain|i18n|lib)\/)([^'$]+)'/g,
        ),
      ].map(([, name = '']) => `${name} (${file.split('/')[0]})`),
    );
    const doors = read('desk/README.md')
      .split('\n')
      .flatMap((line) => {
        const [, modules = '', who = ''] =
          /^\| (`.*`) \| ((?:desk|tools)[, a-z]*) \|/.exec(line) ?? [];
        const [first = '', ...others] = modules.replaceAll('`', '').split(', ');
        const folder = first.slice(0, first.lastIndexOf('/') + 1);
        return [first, ...others.map((name) => folder + name)].flatMap((door) =>
          who === '' ? [] : who.split(', ').map((each) => `${door} (${each})`),
        );
      });
    expect([...new Set(used)].sort()).toEqual(doors.sort());
  });

  it('every CSS Module is completely in the components layer', () => {
    const modules = STYLES.filter((file) => file.endsWith('.module.css'));
    expect(
      modules.filter((file) => !isOneBlock(withoutComments(read(file)), '@layer components {')),
    ).toEqual([]);
  });

  it('only colours.css and tokens.css contain colours', () => {
    const colour =
      /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:\s*(?:white|black|red|green|blue|gr[ae]y|yellow|orange)\b/i;
    const others = STYLES.filter((file) => !/styles\/(?:colours|tokens)\.css$/.test(file));
    expect(
      others.filter((file) =>
        colour.test(withoutComments(read(file)).replaceAll(/url\([^)]*\)/g, '')),
      ),
    ).toEqual([]);
  });

  it('what runs in the browser imports only types of schemas and of what the build reads', () => {
    // Pages are templates of the build (features/**/*.tsx).
    const files = namesLike([
      'app/{browser,components,domain,i18n,lib,page}/**/*.{ts,tsx}',
      'app/features/**/*.ts',
    ]);
    const browser = files.filter((file) => !/\.test\.|\.server\.ts$|schema\.ts$/.test(file));
    expect(
      browser.filter((file) =>
        /^import (?!type\b)[^;]*?from '(?:#app\/content\/|[^']*(?:\.server|schema)\.ts)/m.test(
          read(file),
        ),
      ),
    ).toEqual([]);
  });

  it('files used only in the build end in .server.ts: readers and checks', () => {
    const files = namesLike(['app/content/reading/**/*.ts', 'app/**/*{checks,-check}*.ts']);
    expect(files.filter((file) => !/\.server(?:\.test)?\.ts$/.test(file))).toEqual([]);
  });

  it('only app/lib/html.server.ts creates values of type Html', () => {
    expect(
      SOURCES.filter((file) =>
        /\bas (?:unknown as )?Html\b/.test(read(file).replaceAll(/^import [^;]*;/gm, '')),
      ),
    ).toEqual(['app/lib/html.server.ts']);
  });

  it('a data attribute that a script or a style looks for is written by a component or a script', () => {
    const sources = namesLike('app/**/*.{ts,tsx,js,css}').filter((file) => !/\.test\./.test(file));
    const texts = sources.map((file) => withoutComments(read(file)));
    const names = (found: RegExp) =>
      texts.flatMap((text) =>
        [...text.matchAll(found)].map(([, name = '']) =>
          name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase(),
        ),
      );
    const written = new Set([
      ...names(/(?<!\[)\bdata-([a-z]+(?:-[a-z]+)*)/g),
      ...names(/(?:\.dataset\.|\bdata(?=[A-Z]))([a-zA-Z]+)(?: = |:)/g),
      // Names of choices, which app/page/display.ts puts after `data-`.
      ...['text-size', 'contrast'],
    ]);
    const lookedFor = names(/(?:\[data-|\.dataset\.)([a-zA-Z]+(?:-[a-z]+)*)\b(?! = )/g);
    expect(lookedFor.length).toBeGreaterThan(100);
    expect(lookedFor.filter((name) => !written.has(name))).toEqual([]);
  });

  it('HTML is inserted only by Prose, Drawing and the head of the document', () => {
    const places = ['app/components/drawing/drawing.tsx', 'app/components/prose/prose.tsx'];
    const files = namesLike('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
    const inserting = files.filter((file) =>
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML = |insertAdjacentHTML/.test(read(file)),
    );
    expect(inserting.sort()).toEqual([...places, 'app/root.tsx']);
  });

  it('what Windows does otherwise stands in one place: names below a folder, files that another program has open, programs without a shell, modules by their address', () => {
    const rules: [RegExp, string[]][] = [
      [/\bglobSync\b/, ['app/lib/names.server.ts']],
      // What was read is kept to save time: without it the files are read again.
      [
        /\brenameSync\b/,
        [
          'app/content/reading/site-snapshot.server.ts',
          'tools/lib/rename.mjs',
          'tools/lib/rename.test.ts',
        ],
      ],
      [/\bshell: (?:true|process)/, []],
      // A path such as C:/site is taken for an address with the scheme c; the child that reads
      // files gets an address.
      [
        /(?<!typeof )\bimport\((?!\s*(?:['`)]|pathToFileURL))/,
        ['desk/server/files/run-apart-child.ts'],
      ],
    ];
    const product = SOURCES.filter((file) => !file.startsWith('tests/'));
    for (const [pattern, places] of rules)
      expect(product.filter((file) => pattern.test(read(file)))).toEqual(places);
  });

  it('the product runs without the helpers of its tests', () => {
    const product = SOURCES.filter((file) => !/^tests\/|\.test\.|\.d\.ts$/.test(file));
    expect(product.filter((file) => /from '(?:#tests|.*\/tests)\//.test(read(file)))).toEqual([]);
  });

  it('a language is named by its folder and the list of languages beside it, and where its words or letters are put in their place', () => {
    const files = namesLike('{app,desk,tools}/**/*.{ts,tsx,js,mjs}', '.', [
      '**/node_modules/**',
      '**/*.test.*',
      'tools/fonts/**',
    ]);
    const naming = files.filter((file) =>
      /['"`(]ml['"`]|\/ml\b|\.ml\.md/.test(
        read(file).replaceAll(/^import [^;]*;|^\s*(?:\/?\*|\/\/).*$/gm, ''),
      ),
    );
    expect(naming).toEqual([]);
  });

  it('code points of a script are in the folder of its language, and where digits or letters of any script are read', () => {
    const files = namesLike('{app,desk,tools}/**/*.{ts,tsx,js,mjs}', '.', [
      '**/node_modules/**',
      '**/*.test.*',
      'tools/fonts/**',
    ]);
    const naming = files.filter((file) => /(?:\\u|0x)0d[0-7]|Script=Malayalam/.test(read(file)));
    expect(naming.sort()).toEqual(['app/lib/graphemes.ts', 'desk/client/form/typed-value.ts']);
  });

  it('components are independent of language: app/components contains no Malayalam letter', () => {
    expect(
      namesLike('app/components/**/*.{ts,tsx,css}').filter((file) =>
        /[\u0d00-\u0d7f]/.test(read(file)),
      ),
    ).toEqual([]);
  });
});

/** Whether a style sheet is a single block. */
function isOneBlock(css: string, opening: string): boolean {
  const text = css.trim();
  if (!text.startsWith(opening)) return false;
  let depth = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0 && sign === '}') return index === [...text].length - 1;
  }
  return false;
}

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names only existing paths', (file) => {
    const missing = pathsNamedIn(read(file)).filter((path) =>
      path.includes('*') ? namesLike(path).length === 0 : !existsSync(path),
    );
    expect(missing).toEqual([]);
  });

  it.each(namesLike('docs/decisions/*.md'))(
    '%s has a title, context, decision and consequences, none empty',
    (file) => {
      const parts = read(file).split(/^##? /m).slice(1);
      const headings = parts.map((part) => part.split('\n')[0]);
      expect(headings[0]).toMatch(/^\d+\. /);
      expect(headings.slice(1)).toEqual(['Context', 'Decision', 'Consequences']);
      for (const part of parts.slice(1))
        expect(part.split('\n').slice(1).join(' ').trim()).not.toBe('');
    },
  );
});
