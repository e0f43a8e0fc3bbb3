import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { canReadScans } from '#desk/files/scan-languages.ts';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());
const isRead = await canReadScans(['en', 'ml']);

const LINES = [
  'Sub: Hostel rooms for January',
  'Applications are received at the hostel office until 4 December 2026.',
  'The caution deposit is Rs. 1,000.',
];
/** A page that leans by two degrees, with a table's line below the last words. */
const page = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="100%" height="100%" fill="#f4f1ea"/><g transform="rotate(2 620 877)" font-family="sans-serif" font-size="30">${LINES.map((line, at) => `<text x="120" y="${240 + at * 110}">${line}</text>`).join('')}<path d="M110 485H1100M110 410v75M1100 410v75" stroke="#333" stroke-width="3" fill="none"/></g></svg>`,
  ),
);

const place = { kind: 'documents', id: '' };

it.skipIf(!isRead)(
  'the text of a photographed page is read as a draft, and nothing is saved',
  async () => {
    const before = desk.git('rev-parse', 'HEAD');
    const { answer } = await desk.send(
      'file',
      { ...place, name: 'o.jpg' },
      await page.jpeg().toBuffer(),
    );
    expect(answer).toMatchObject({ isUnreadable: true });
    const read = await desk.get('scan', { file: answer.file });
    expect(read).toMatchObject({ language: 'en', title: 'Hostel rooms for January', pages: 1 });
    expect(read.text).toBe(LINES.slice(1).join('\n\n'));
    expect(Buffer.from(read.pictures[0], 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(desk.git('rev-parse', 'HEAD')).toBe(before);
  },
);

it('a file that does not wait, or that another person has sent, is not read', async () => {
  for (const file of ['rti-guide.pdf', '../../etc/passwd', ''])
    expect(await desk.status('scan', { file }), file).toBe(404);
});
