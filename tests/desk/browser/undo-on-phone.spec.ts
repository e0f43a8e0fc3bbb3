import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeskPage, expect, test } from './desk-page.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

const NEW_TITLE = 'Coaches on two routes from December';
const isPublished = () => {
  const page = join(
    process.env.DESK_COPY ?? '',
    '.desk/site/current/client/all-news/bus-routes-revised/index.html',
  );
  return readFileSync(page, 'utf8').includes(NEW_TITLE);
};

test('an undo on a phone takes a change from the published site, and the undo of that brings it back', async ({
  page,
}) => {
  const desk = new DeskPage(page);
  await desk.open('content/news/bus-routes-revised');
  await desk.write('Title', NEW_TITLE, 'കോളേജ് ബസ്: രണ്ടു റൂട്ടുകളിൽ പുതിയ സമയം');
  await desk.save();
  await desk.publish('Coaches');
  const sentence = page.getByRole('heading', { level: 2 }).first();
  for (const [name, isShown] of [
    ['Undo: Coaches', false],
    ['Redo: Coaches', true],
  ] as const) {
    await desk.open('history');
    expect(isPublished()).toBe(!isShown);
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Undo' }).first().tap();
    await expect(sentence).toHaveText(name, { timeout: 500_000 });
    expect(isPublished()).toBe(isShown);
  }
  await page.getByRole('button', { name: 'മലയാളം' }).tap();
  await expect(sentence).toHaveText('വീണ്ടെടുത്തു: Coaches');
});
