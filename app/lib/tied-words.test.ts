import { expect, it } from 'vitest';
import { dotted, keepOnOneLine, tieWords } from './tied-words.ts';

it.each([
  ['4 years (8 semesters)', '4\u00a0years (8\u00a0semesters)'],
  ['4 വർഷം (8 സെമസ്റ്റർ)', '4\u00a0വർഷം (8\u00a0സെമസ്റ്റർ)'],
  ['from 9.30 am to 4 pm', 'from 9.30\u00a0am to 4\u00a0pm'],
  ['Plus Two marks; 60 seats', 'Plus\u00a0Two marks; 60\u00a0seats'],
  ['രാവിലെ {time}-ന് തുറക്കും', 'രാവിലെ\u00a0{time}-ന് തുറക്കും'],
  ['രാവിലെ 10 മുതൽ വൈകിട്ട് 4 വരെ', 'രാവിലെ\u00a010 മുതൽ വൈകിട്ട്\u00a04 വരെ'],
  ['പ്ലസ് ടുവിനു ശേഷം 60 സീറ്റുകൾ', 'പ്ലസ്\u00a0ടുവിനു ശേഷം 60\u00a0സീറ്റുകൾ'],
])('words that belong together stay on one line: %s', (text, tied) => {
  expect(tieWords(text)).toBe(tied);
  expect(tieWords(tied)).toBe(tied);
});

it('other spaces are unchanged', () => {
  const plain = 'In 2025 the years of two programmes: plus two more';
  expect(tieWords(plain)).toBe(plain);
});

it.each([
  ['Spot admission 2025-26: first round', '2025-26'],
  ['by e-mail, or e-Grantz', 'e-mail|e-Grantz'],
  ['ഇ-ടെൻഡർ 2026-27-ലെ 9.30-ന് 2023-ലെ', 'ഇ-ടെൻഡർ|2026-27-ലെ|9.30-ന്|2023-ലെ'],
  ['<a href="/2026-27" title="x > 17-ന്">17-ന്</a>', '17-ന്'],
  ['<title>2026-27</title><option value="a">2026-27</option><p>2026-27</p>', '2026-27'],
  ['2-ാം ഘട്ടം 2026-11-25 /2026-27 0000-00 /e-mail .e-x 100-metre', ''],
])('no line of %s ends within %s, and no sign is added', (html, kept) => {
  const page = keepOnOneLine(html);
  const spans = [...page.matchAll(/<span class="unbroken">(.*?)<\/span>/g)];
  expect(spans.map(([, words]) => words).join('|')).toBe(kept);
  expect(page.replaceAll(/<\/?span[^>]*>/g, '')).toBe(html);
});

it('the dot between two items stays on the line of the first', () => {
  expect(dotted(['Robotics', 'Machine design'])).toBe('Robotics\u00a0· Machine design');
});
