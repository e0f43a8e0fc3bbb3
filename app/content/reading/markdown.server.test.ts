import { describe, expect, it } from 'vitest';
import { parseText } from '#app/lib/markdown/parse-text.ts';
import { type RawBlock, renderText, type TextOptions } from './markdown.server.ts';
import { linksOf } from './text-faults.server.ts';

const OPTIONS: TextOptions = {
  headingLevel: 2,
  leafDirectives: ['programmes'],
  textValue: (name, key) => (name === 'figure' && key === 'seats' ? '900+' : undefined),
  resolveLink: (href) => (href.startsWith('/') ? `/ml${href}` : href),
  newTabNote: 'opens in a new tab',
};

async function render(source: string, options: Partial<TextOptions> = {}): Promise<RawBlock[]> {
  const blocks: RawBlock[] = [];
  for await (const block of renderText(parseText(source), { ...OPTIONS, ...options }))
    blocks.push(block);
  return blocks;
}

async function htmlOf(source: string, options: Partial<TextOptions> = {}): Promise<string> {
  const [block] = await render(source, options);
  return block?.kind === 'html' ? block.html : '';
}

describe('links in a text', () => {
  it('that leave the site open in a new tab without opener or referrer, and announce this', async () => {
    expect(await htmlOf('[KTU](https://ktu.edu.in)')).toBe(
      '<p><a href="https://ktu.edu.in" target="_blank" rel="noopener noreferrer">KTU<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
    );
  });

  it('to pages of the site keep the language', async () => {
    expect(await htmlOf('[History](/about#history)')).toBe(
      '<p><a href="/ml/about#history">History</a></p>',
    );
  });

  it('to e-mail and telephone are unchanged', async () => {
    expect(await htmlOf('[Office](mailto:office@college.example)')).toBe(
      '<p><a href="mailto:office@college.example">Office</a></p>',
    );
  });

  it('are all found by the link check', () => {
    expect(
      linksOf(
        parseText('[a](/about) and\n\n- [b](https://ktu.edu.in)\n\n:::note\n[c](tel:100)\n:::'),
      ),
    ).toEqual(['/about', 'https://ktu.edu.in', 'tel:100']);
  });
});

describe('headings of a text', () => {
  it('begin below the title of a separate page', async () => {
    expect(await htmlOf('## One\n\n### Two')).toBe('<h2>One</h2>\n<h3>Two</h3>');
  });

  it('move one level down below another section', async () => {
    expect(await htmlOf('## One\n\n### Two', { headingLevel: 3 })).toBe(
      '<h3>One</h3>\n<h4>Two</h4>',
    );
  });

  it('never go below the sixth level', async () => {
    expect(await htmlOf('###### Deep', { headingLevel: 3 })).toBe('<h6>Deep</h6>');
  });
});

describe('a table in a text', () => {
  it('has a caption, column headings with their scope, and a region that can be scrolled by keyboard', async () => {
    const html = await htmlOf(
      ':::table[Some dates]\n\n| Year | Event |\n|---|---|\n| 1956 | Kerala |\n\n:::',
    );
    expect(html).toContain('<section class="table-region" aria-label="Some dates" tabindex="0">');
    expect(html).toContain('<table><caption>Some dates</caption>');
    expect(html).toContain('<th scope="col">Year</th>');
    expect(html).not.toContain('data-caption');
    expect(html.match(/Some dates/g)).toHaveLength(2);
  });

  it('with three or more columns labels each cell after the first with its column, for phones that show a row as a block', async () => {
    const html = await htmlOf(
      ':::table[Fees]\n\n| Fee | **Sum** | When |\n|---|---|---|\n| PTA | 10000 | At admission |\n\n:::',
    );
    expect(html).toContain('<td>PTA</td>');
    expect(html).toContain('<td data-label="Sum">10000</td>');
    expect(html).toContain('<td data-label="When">At admission</td>');
    expect(
      await htmlOf(':::table[Fees]\n\n| Fee | Sum |\n|---|---|\n| PTA | 10000 |\n\n:::'),
    ).not.toContain('data-label');
  });
});

describe('boxes in a text', () => {
  it('begin with their first words in bold', async () => {
    expect(await htmlOf(':::note[Bring the originals.]\nThey are handed back.\n:::')).toBe(
      '<div class="notice-box" data-tone="note"><p><strong>Bring the originals.</strong> They are handed back.</p></div>',
    );
  });

  it('keep their first words in front of a list', async () => {
    expect(await htmlOf(':::warning[Bring:]\n- a photograph\n:::')).toContain(
      '<p><strong>Bring:</strong></p>',
    );
  });

  it('of steps contain a numbered list', async () => {
    expect(await htmlOf(':::steps\n1. **Apply.** Online\n2. **Report.** Here\n:::')).toMatch(
      /^<div class="steps" data-tone="steps"><ol>[\s\S]*<\/ol><\/div>$/,
    );
  });
});

it('a figure in a sentence is replaced by its value', async () => {
  expect(await htmlOf('There are :figure[seats] seats.')).toBe(
    '<p>There are <span>900+</span> seats.</p>',
  );
});

it('live data is inserted between the blocks of text, in order', async () => {
  expect(await render('Before\n\n::programmes{level=ug}\n\nAfter')).toEqual([
    { kind: 'html', html: '<p>Before</p>' },
    { kind: 'directive', name: 'programmes', attributes: { level: 'ug' } },
    { kind: 'html', html: '<p>After</p>' },
  ]);
});

it('rendering twice gives the same result, whatever the first heading level was', async () => {
  // A text is parsed once, so all three share a tree.
  const rendered = (headingLevel: 2 | 3) =>
    render('## One\n\n[History](/about)\n\n:::note[First.]\nThen\n:::', { headingLevel });
  const first = await rendered(3);
  await rendered(2);
  expect(await rendered(3)).toEqual(first);
});
