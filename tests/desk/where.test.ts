import { afterAll, describe, expect, it } from 'vitest';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

type Found = { kind: string; id: string; path?: (string | number)[]; field?: { en: string } };
const where = (page: string, text = ''): Promise<Found[]> =>
  desk.get(`where?${new URLSearchParams({ page, text })}`);
const entriesOf = async (page: string) =>
  (await where(page)).map(({ kind, id }) => `${kind}/${id}`);

describe('from the site to the entry', () => {
  it('a page leads to what it shows', async () => {
    expect(await entriesOf('/all-news/bus-routes-revised')).toEqual(['news/bus-routes-revised']);
    expect(await entriesOf('/ml/about')).toEqual(
      expect.arrayContaining(['pages/about', 'texts/about/history']),
    );
    expect(await entriesOf('/ml')).toEqual(['home/']);
  });

  it('a paragraph leads to its field, in either language, also where the page adds to it', async () => {
    const [first] = await where(
      '/about',
      'Students from all districts and all backgrounds study here.',
    );
    expect(first).toMatchObject({
      kind: 'texts',
      id: 'about/overview',
      path: ['en', 'text'],
      field: { en: 'English, Text' },
    });
    const value = await desk.value('news', 'bus-routes-revised');
    const [malayalam] = await where('/ml/all-news/bus-routes-revised', `${value.body.ml} `);
    expect(malayalam).toMatchObject({
      kind: 'news',
      id: 'bus-routes-revised',
      path: ['body', 'ml'],
    });
  });

  it('an amount leads to its fee', async () => {
    const found = await where('/admissions', '₹13,470');
    expect(found.every(({ path }) => path !== undefined)).toBe(true);
    const [fee] = await where('/admissions', '1,575');
    expect(fee).toMatchObject({ kind: 'fees', path: ['amounts', expect.any(String)] });
  });

  it('a text that no entry has leads nowhere', async () => {
    expect(await where('/about', 'This sentence is nowhere in the college.')).toEqual([]);
  });
});
