import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newContent } from '#desk/setup/starter.ts';
import { markOf, starterFile } from '#desk/setup/starter-texts.ts';
import { PALM_GROVE } from '#tests/support/palm-grove.ts';
import { type DeskCopy, deskOverCopy, person, settingsFor } from './desk-copy.ts';

const RTI = 'pages/administrative/rti.en.md';
const PLACE = { kind: 'texts', id: 'administrative/rti' };
const now = String(newContent(PALM_GROVE, RTI).get(RTI));
const former = now.replace('within 30 days;', 'within 40 days;');

/** A college that began with an earlier text of the right to information, and has written in it. */
let desk: DeskCopy;
const kept = () => readFileSync(join(desk.root, 'starter.yaml'), 'utf8');
beforeAll(async () => {
  desk = await deskOverCopy(settingsFor([person('office'), person('cse', { department: 'cse' })]));
  desk.write(RTI, `${former}\nAsk at counter 3.\n`);
  const begun = starterFile(PALM_GROVE).text.replace(markOf(now), markOf(former));
  writeFileSync(join(desk.root, 'starter.yaml'), begun);
  desk.git('add', 'starter.yaml');
  desk.commit('Begin');
});
afterAll(() => desk.dispose());

const office = () => desk.as('office');
const listed = () => office().get('starter-texts');

it('a text that is newer in the starter is shown beside that of the college, in the words of its form', async () => {
  const rows = await listed();
  expect(rows).toEqual([
    {
      what: 'changed',
      entry: { kind: 'texts', id: PLACE.id, title: expect.any(Object) },
      fields: expect.any(Array),
      base: expect.any(Object),
      value: expect.any(Object),
    },
  ]);
  const text = rows[0].fields.find(({ path }: { path: string[] }) => path.join('.') === 'en.text');
  expect(text.before.en).toContain('within 40 days');
  expect(text.before.en).toContain('Ask at counter 3.');
  expect(text.after.en).toContain('within 30 days');
});

it('only who may change all texts sees and decides it', async () => {
  expect(await desk.as('cse').status('starter-texts')).toBe(403);
  expect(await desk.as('cse').status('leave-text', { id: PLACE.id })).toBe(403);
});

it('taken, it is a draft of the form, which is saved like any other and asked no more', async () => {
  const [{ base, value }] = await listed();
  await office().get('draft', { ...PLACE, base, value, tab: 'starter' }, { method: 'PUT' });
  const { draft } = await office().entry(PLACE.kind, PLACE.id);
  expect(draft).toMatchObject({ base, value });
  const before = desk.read(RTI);
  await office().get('save', { ...PLACE, base, value });
  expect(markOf(desk.read(RTI))).toBe(markOf(now));
  expect(await listed()).toEqual([]);
  desk.write(RTI, before);
  desk.commit('Back');
});

it('left, it is asked no more, which the history of the college has', async () => {
  const own = desk.read(RTI);
  await office().get('leave-text', { id: PLACE.id });
  expect(await listed()).toEqual([]);
  expect(desk.read(RTI)).toBe(own);
  expect(kept()).toContain(`${RTI}: ${markOf(now)}`);
  expect(desk.git('show', '--stat', '--format=%an, %s', 'HEAD')).toMatch(
    /^office, Leave the text of the starter: administrative\/rti\n\n starter\.yaml \| 2 \+-/,
  );
  expect(await office().status('leave-text', { id: PLACE.id })).toBe(404);
});
