import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

// A translator puts every loose text into an element of its own. React then cannot remove that text, nor put an element before it, and the page fails.
// A text that comes and goes, or stands after something that does, therefore needs an element around it.

type Node = { type: string; start: number; end: number; [part: string]: unknown };
type Kind = 'element' | 'text' | 'nothing' | 'list' | 'unknown';

/** Names under which components get elements, not texts. */
const ELEMENTS = /^(?:children|content|icon|figure|themeSwitch|menuBar|phoneMenu|lead)$/;

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part;

/** What an expression may give. */
function kindsOf(part: unknown): Kind[] {
  if (!isNode(part)) return ['nothing'];
  const to = (name: string) => kindsOf(part[name]);
  switch (part.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'JSXText':
    case 'TemplateLiteral':
      return ['text'];
    case 'Literal':
      return [
        typeof part.value === 'string' || typeof part.value === 'number' ? 'text' : 'nothing',
      ];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return to('expression');
    case 'JSXEmptyExpression':
      return ['nothing'];
    case 'ConditionalExpression':
      return [...to('consequent'), ...to('alternate')];
    case 'LogicalExpression':
      return part.operator === '&&' ? ['nothing', ...to('right')] : [...to('left'), ...to('right')];
    case 'MemberExpression':
      return isNode(part.property) && ELEMENTS.test(String(part.property.name))
        ? ['element']
        : ['unknown'];
    case 'Identifier':
      return [
        ELEMENTS.test(String(part.name))
          ? 'element'
          : part.name === 'undefined'
            ? 'nothing'
            : 'unknown',
      ];
    case 'CallExpression': {
      const method =
        isNode(part.callee) && isNode(part.callee.property)
          ? part.callee.property.name
          : isNode(part.callee)
            ? part.callee.name
            : '';
      if (/^render/.test(String(method))) return ['element'];
      return method === 'map' || method === 'flatMap' ? ['list'] : ['unknown'];
    }
    default:
      return ['unknown'];
  }
}

const isText = (kind: Kind) => kind === 'text' || kind === 'unknown';

/** What a function without or with a body gives. */
function returnsOf(body: unknown): unknown[] {
  if (!isNode(body) || body.type !== 'BlockStatement') return [body];
  const statements = body.body as Node[];
  return statements.flatMap((statement) => {
    const inner = statement.type === 'IfStatement' ? statement.consequent : statement;
    return isNode(inner) && inner.type === 'ReturnStatement' ? [inner.argument] : [];
  });
}

/** Loose texts among the children of an element, or in what a function gives for the items of a list. */
function looseIn(node: Node): Node[] {
  if (node.type === 'ArrowFunctionExpression') {
    const kinds = returnsOf(node.body).flatMap(kindsOf);
    return kinds.includes('element') && kinds.some(isText) ? [node] : [];
  }
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
  const children = (node.children as Node[]).filter(
    (child) => child.type !== 'JSXText' || !/^\s*\n\s*$/.test(String(child.value)),
  );
  let comesAndGoes = false;
  return children.filter((child) => {
    const kinds = kindsOf(child);
    const hasText = kinds.some(isText);
    const varies = new Set(kinds).size > 1 && kinds.some((kind) => !isText(kind));
    const isLoose =
      hasText &&
      ((varies && (children.length > 1 || kinds.includes('element'))) ||
        comesAndGoes ||
        (node.type === 'JSXFragment' && kinds.includes('text')));
    comesAndGoes ||= varies || kinds.includes('list');
    return isLoose;
  });
}

/** Lines with loose text in the code of a component. */
function looseTexts(file: string, code: string): string[] {
  const found: string[] = [];
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    if (!isNode(part)) return;
    for (const { start, end } of looseIn(part))
      found.push(
        `${file}:${code.slice(0, start).split('\n').length} ${code.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 80)}`,
      );
    Object.values(part).forEach(walk);
  };
  walk(parseSync(file, code).program);
  return found;
}

it.each([
  ['a text that comes and goes beside others', '<p>{label}{isOver && note}</p>'],
  ['a text in the place of an element', '<p>{href ? <a href={href}>{name}</a> : name}</p>'],
  ['a text after an element that comes and goes', '<p>{isOver && <b>Over</b>} until then</p>'],
  ['a text after a list', '<p>{rows.map((row) => <b key={row}>{row}</b>)}{name}</p>'],
  ['a text in a fragment', '<>until <b>{day}</b></>'],
  [
    'a list of texts and elements',
    'pieces.map((piece) => (piece.isMatch ? <mark>{piece.text}</mark> : piece.text))',
  ],
  [
    'a list of texts and elements in steps',
    'pieces.map((piece) => { if (!piece.isMatch) return piece.text; return <mark>{piece.text}</mark>; })',
  ],
])('%s is found', (_, code) => {
  expect(looseTexts('a.tsx', code)).toHaveLength(1);
});

it.each([
  '<p>{label}: <b>{value}</b>{isOver && <i>Over</i>}</p>',
  '<p>{isOver ? over : label}</p>',
  '<p>{isOver && <b>Over</b>}<span> until then</span></p>',
])('%s is right', (code) => {
  expect(looseTexts('a.tsx', code)).toEqual([]);
});

it('no text that comes and goes stands loose beside elements', () => {
  const files = globSync('app/**/*.tsx').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => looseTexts(file, readFileSync(file, 'utf8')))).toEqual([]);
});
