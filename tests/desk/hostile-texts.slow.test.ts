import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonSchema } from '#app/content/forms/form-words.ts';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { inEvery, LOCALES } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { KINDS } from '#app/site.ts';
import { CSV_KINDS } from '#desk/imports/csv-kinds.ts';
import { SHAPES, slowShapes } from '#tests/support/hostile-shapes.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { deskOverCopy } from './desk-copy.ts';

// A text of 100 KB in any of ten shapes takes less than a second of the processor, wherever it is
// read. New code is found by itself.

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

const published = { languages: PUBLISHED };
const sourceOf = (file: string) => readFileSync(file, 'utf8');
/** What runs only in the browser of who typed a text keeps nobody else waiting. */
const FILES = namesLike(['{app,desk}/**/*.ts', 'tools/pdf/pdf-access.ts'], '.', [
  '**/*.test.*',
  '**/*.tool.ts',
  'app/{browser,offline,page}/**',
]);
const SERVER = FILES.filter((file) => !/^app\/lib\/search\/|^desk\/client\//.test(file));

/** The literal expressions of a file. */
function expressionsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push(new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`));
    }
    for (const part of Object.values(node)) look(part);
  };
  look(parseAst(sourceOf(file), { lang: 'ts' }));
  return found;
}

it('each expression', async () => {
  const slow: string[] = [];
  let count = 0;
  for (const file of FILES)
    for (const expression of expressionsIn(file)) {
      count += 1;
      const name = `${file} ${expression}`;
      slow.push(...(await slowShapes(name, (text) => text.replaceAll(expression, ''))));
    }
  expect(slow).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

/** An exported function whose first value is a text or the bytes of a file, and no name. */
const OF_A_TEXT =
  /^export (?:async )?(?:function (\w+)(?:<[^>]*>)?\(|const (\w+) = (?:async )?\()\s*(?!root|folder|file|path|name|id)\w+: (string|Uint8Array)\b/gm;

it('each function that reads a text', async () => {
  const slow: string[] = [];
  let count = 0;
  for (const file of SERVER)
    for (const [, name, constant, type] of sourceOf(file).matchAll(OF_A_TEXT)) {
      const { [name ?? constant ?? '']: read } = await import(resolve(file));
      count += 1;
      slow.push(
        ...(await slowShapes(`${file} ${name ?? constant}`, (text) =>
          read(type === 'string' ? text : Buffer.from(text), text),
        )),
      );
    }
  expect(slow).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

/** The schemas inside another, each once. */
function schemasIn(schema: unknown, found = new Set<z.ZodType>()): Set<z.ZodType> {
  if (typeof schema !== 'object' || schema === null) return found;
  if (schema instanceof z.ZodType) {
    if (found.has(schema)) return found;
    found.add(schema);
    schemasIn(schema.def, found);
  } else for (const part of Object.values(schema)) schemasIn(part, found);
  return found;
}

it('each field of the content', async () => {
  const schemas = new Set(
    KINDS.flatMap(({ schema, whole }) => [...schemasIn(schema), ...schemasIn(whole)]),
  );
  const slow: string[] = [];
  let count = 0;
  for (const schema of schemas) {
    const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
    const isPair =
      schema instanceof z.ZodObject && Object.keys(schema.shape).join() === LOCALES.join();
    if (!isText && !isPair) continue;
    count += 1;
    const read = (text: string) => schema.safeParse(isText ? text : inEvery(() => text));
    slow.push(...(await slowShapes(`field ${count}`, read)));
  }
  expect(slow).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

/** A value of a schema, with one text in the place of all. */
function filled(schema: JsonSchema, text: string): unknown {
  const {
    properties,
    items,
    anyOf,
    enum: choices,
    type,
  } = schema as JsonSchema & { type?: string };
  if (choices) return choices[0];
  if (anyOf) return filled(anyOf.at(-1) ?? {}, text);
  if (items) return [filled(items, text)];
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, filled(field, text)]),
    );
  if (type === 'number' || type === 'integer') return 1;
  return type === 'boolean' ? true : text;
}

it('each kind of content, with such a text in every field', async () => {
  const slow: string[] = [];
  for (const { id, schema } of KINDS) {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const check = (text: string) => parseFor(schema, filled(shape, text), published);
    slow.push(...(await slowShapes(id, check)));
    expect(check('a'.repeat(10_001)).error?.issues[0]?.message, id).toMatch(
      /^at most 10000 characters; a longer table is attached as a list\n/,
    );
  }
  expect(slow).toEqual([]);
});

it('a form of the desk, where it is too long for every other rule', async () => {
  const check = async (text: string): Promise<string | undefined> => {
    const place = { kind: 'news', id: 'new', value: { title: text }, base: null };
    return (await desk.ask('check', place)).answer.mistakes?.[0].words.en;
  };
  expect(await slowShapes('news', check)).toEqual([]);
  expect(await check(SHAPES['a Latin word'] ?? '')).toBe(
    'Expected: at most 40000 characters. Found: “100001”.',
  );
});

it('each import and file', async () => {
  const slow: string[] = [];
  const kinds = [...CSV_KINDS.map(({ kind }) => kind), 'document', 'logo'];
  const heads = (kind: string) =>
    CSV_KINDS.find((csv) => csv.kind === kind)?.columns.map(({ head }) => head) ?? [];
  for (const file of namesLike('desk/{files,imports}/*.ts')) {
    if (!/^export (?:async )?function run\(/m.test(sourceOf(file))) continue;
    const { run } = await import(resolve(file));
    for (const kind of kinds) {
      slow.push(
        ...(await slowShapes(`${file} ${kind}`, (text) => {
          const cell = `"${text.replaceAll('"', '""')}"`;
          const list = `${heads(kind)}\n${heads(kind).map(() => cell)}`;
          const path = join(desk.root, 'received');
          writeFileSync(path, heads(kind).length > 0 ? list : text);
          const given = { kind, name: 'a', caption: 'A', root: 'content' };
          return run({ ...given, html: text, path });
        })),
      );
    }
  }
  expect(slow).toEqual([]);
});
