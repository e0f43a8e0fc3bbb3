import { writeText } from '#app/lib/markdown/one-form.ts';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';
import { PASTES } from '#tests/support/pastes/pastes.ts';
import { expect, test } from './desk-page.ts';
import { inChromium, inFirefox, type OpenDesk } from './real-clipboard.ts';

/** What stands in the text: each block by its kind and its words, a table with its cells. */
const BLOCKS = `[...document.querySelectorAll('.ProseMirror[lang=en] > *')]
  .filter((block) => block.textContent)
  .map((block) => block.localName + ': ' + [block, ...block.querySelectorAll('p, td, th, li')].map((each) => each.textContent).join('|'))`;
const SETTLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 40))))`;
/** The document of the editor, and what it says of the last paste. */
const PASTED = `({
  doc: document.querySelector('.ProseMirror[lang=en]').pmViewDesc.node.toJSON(),
  said: [...document.querySelectorAll('.text-editor:has(.ProseMirror[lang=en]) [role=status] p')].map((each) => each.textContent),
})`;

/** Selects words of an element of the text: all, or a place behind them. */
async function select(desk: OpenDesk, selector: string, words: string, isAll = true) {
  await desk.run(`(() => {
    const text = document.querySelector('.ProseMirror[lang=en]');
    text.focus();
    const element = [...text.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.textContent.includes(${JSON.stringify(words)}));
    element.scrollIntoView({ block: 'center' });
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const end = node.data.indexOf(${JSON.stringify(words)}) + ${words.length};
    getSelection().setBaseAndExtent(node, ${isAll} ? end - ${words.length} : end, node, end);
  })()`);
  await desk.run(SETTLED);
}

/** Puts something on the clipboard as another program does. */
async function copyElsewhere(desk: OpenDesk, type: string, copied: string) {
  await desk.run(
    `document.addEventListener('copy', (event) => { event.stopImmediatePropagation(); event.preventDefault(); event.clipboardData.setData('${type}', ${JSON.stringify(copied)}); }, { once: true, capture: true })`,
  );
  await desk.withControl('c');
}

const blocks = (desk: OpenDesk) => desk.run<string[]>(BLOCKS);

async function copyAndPaste(desk: OpenDesk) {
  await desk.run(`location.hash = '#/content/texts/about%2Fhistory'`);
  await expect.poll(async () => (await blocks(desk)).length).toBeGreaterThan(3);
  const before = await blocks(desk);
  await desk.run(`document.querySelector('.ProseMirror[lang=en]').focus()`);
  await desk.run(SETTLED);
  await desk.withControl('a');
  await desk.withControl('x');
  await expect.poll(() => blocks(desk)).toEqual([]);
  await desk.withControl('v');
  await expect.poll(() => blocks(desk)).toEqual(before);

  await select(desk, 'td', 'MCA');
  await desk.withControl('c');
  await select(desk, 'td', '2001', false);
  await desk.withControl('v');
  await expect.poll(async () => (await blocks(desk)).join('\n')).toContain('2001MCA');

  await pasteAll(desk);
}

/** What every program copies, into the empty text. */
async function pasteAll(desk: OpenDesk) {
  for (const { what, type, copied, text, said } of PASTES) {
    await desk.withControl('a');
    await desk.withControl('x');
    await copyElsewhere(desk, type, copied);
    await desk.withControl('v');
    await expect
      .poll(
        async () => {
          const pasted = await desk.run<{ doc: unknown; said: string[] }>(PASTED);
          return { text: writeText(SCHEMA.nodeFromJSON(pasted.doc)).trim(), said: pasted.said };
        },
        { message: what },
      )
      .toEqual({ text, said });
  }
}

test('texts are cut, copied and pasted by the clipboard of Chromium', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await copyAndPaste(inChromium(page));
});

test('and by that of Firefox', async ({ baseURL, context }) => {
  const [key] = await context.cookies();
  const desk = await inFirefox(`${baseURL}/?key=${key?.value}`);
  test.skip(!desk);
  if (!desk) return;
  await copyAndPaste(desk).finally(() => desk.close());
});
