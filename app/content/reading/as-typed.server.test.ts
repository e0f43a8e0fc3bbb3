import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseText } from '#app/lib/markdown/parse-text.ts';
import { renderText, type TextOptions } from './markdown.server.ts';
import { findTextFaults } from './text-faults.server.ts';

const CASES: Record<'shown' | 'mistakes', [string, string, string][]> = parse(
  readFileSync('app/content/reading/as-typed.test.yaml', 'utf8'),
);

const OPTIONS: TextOptions = {
  headingLevel: 2,
  leafDirectives: [],
  textValue: (name, key) => (name === 'figure' && key === 'seats' ? '900+' : undefined),
  resolveLink: (href) => href,
  newTabNote: 'new tab',
};

async function htmlOf(source: string): Promise<string> {
  let html = '';
  for await (const block of renderText(parseText(source), OPTIONS))
    if (block.kind === 'html') html += block.html;
  return html.replaceAll(
    / target="_blank" rel="noopener noreferrer"|<span class="visually-hidden"> \(new tab\)<\/span>/g,
    '',
  );
}

it.each(CASES.shown)('%s is shown as it was typed', async (_, source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

it.each(CASES.mistakes)('%s is a mistake that names the line', (_, source, expected) => {
  const faults = findTextFaults(parseText(source), OPTIONS);
  expect(faults.map((fault) => fault.expected.en)).toEqual([expected]);
  expect(faults[0]).toMatchObject({ path: ['text'], line: expect.any(Number) });
});
