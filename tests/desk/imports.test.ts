import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskCopy, deskOverCopy } from './desk-copy.ts';

let desk: DeskCopy;
beforeAll(async () => {
  desk = await deskOverCopy();
});
afterAll(() => desk.dispose());

const send = (query: Record<string, string>, text: string) =>
  desk.ask(`import?${new URLSearchParams(query)}`, undefined, {
    method: 'POST',
    payload: Buffer.from(text),
    headers: { 'content-type': 'application/octet-stream' },
  });
const head = () => desk.git('rev-parse', 'HEAD');

describe('a list of seats', () => {
  it('is shown first, and written in one commit on request', async () => {
    const before = head();
    const seats = 'code,seats\nCSE,90\nECE,60\n';
    const { answer } = await send({ kind: 'programmes' }, seats);
    expect(answer).toMatchObject({ problems: [], isWritten: false, entries: [{ kind: 'programmes', id: 'btech-cse', row: 2 }, { id: 'btech-ece' }] });
    expect(head()).toBe(before);
    expect((await send({ kind: 'programmes', write: 'true' }, seats)).answer.isWritten).toBe(true);
    expect(desk.git('rev-parse', 'HEAD~1')).toBe(before);
    expect(desk.git('show', '--format=', '--numstat', 'HEAD')).toBe('2\t2\tcontent/programmes.yaml');
  });

  it('with one problem writes nothing', async () => {
    const before = head();
    const { answer } = await send({ kind: 'programmes', write: 'true' }, 'code,seats\nCSE,90\nECE,many\n');
    expect(answer).toMatchObject({ isWritten: false, problems: [{ row: 3, column: 'seats' }] });
    expect(head()).toBe(before);
  });
});

it('a notice with an unknown reference is reported at its row', async () => {
  const heads = 'id,title_en,title_ml,summary_en,summary_ml,category,issued_on,valid_until,audience_en,audience_ml,text_en,text_ml,departments';
  const row = 'open-day,Open day,ഓപ്പൺ ഡേ,Visit us.,സന്ദർശിക്കുക.,campus,2027-01-11,2027-01-30,All,എല്ലാവർക്കും,Come.,വരിക.,astronomy';
  const { answer } = await send({ kind: 'news', write: 'true' }, `${heads}\n${row}\n`);
  expect(answer).toMatchObject({ isWritten: false, problems: [{ row: 2, column: 'departments', words: { en: expect.stringContaining('astronomy') } }] });
});

it('posts of WordPress become drafts and change no content', async () => {
  const before = head();
  const item =
    '<item><title>Hostel</title><link>https://old.example/hostel/</link><wp:post_name>hostel</wp:post_name><wp:post_date>2023-06-01 10:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><content:encoded><![CDATA[<p>Rooms</p><script>a</script>]]></content:encoded></item>';
  const file = `<rss xmlns:wp="w" xmlns:content="c"><channel><wp:wxr_version>1.2</wp:wxr_version>${item}</channel></rss>`;
  expect((await send({ kind: 'wordpress' }, file)).answer).toMatchObject({
    isWritten: false,
    entries: [
      { kind: 'news', id: 'hostel' },
      { kind: 'redirects', id: '/hostel' },
    ],
    problems: [{ row: 1 }],
  });
  expect((await desk.ask('drafts')).answer).toEqual([]);
  expect((await send({ kind: 'wordpress', write: 'true' }, file)).answer.isWritten).toBe(true);
  expect((await desk.ask('drafts')).answer).toHaveLength(2);
  expect(head()).toBe(before);
});

it('others are answered while a file is read', async () => {
  const answered: string[] = [];
  const file = '<rss xmlns:wp="w"><channel><wp:wxr_version>1.2</wp:wxr_version></channel></rss>';
  const asked = [send({ kind: 'wordpress' }, file).then(() => answered.push('import')), desk.ask('me').then(() => answered.push('other'))];
  await Promise.all(asked);
  expect(answered).toEqual(['other', 'import']);
});
