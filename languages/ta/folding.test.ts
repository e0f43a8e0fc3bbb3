import { expect, it } from 'vitest';
import { RULES } from '#languages/folding.ts';

/** The rules in their order, once. */
const fold = (text: string): string =>
  RULES.reduce(
    (folded, { pattern, replacement }) =>
      typeof replacement === 'string'
        ? folded.replace(pattern, replacement)
        : folded.replace(pattern, replacement),
    text.normalize('NFKC'),
  );

it.each([
  ['பெளதிகம்', 'பௌதிகம்'],
  ['ஒளவை', 'ஔவை'],
  ['ஜனவரி', 'சனவரி'],
  ['ஜுலை', 'ஜூலை'],
  ['பரீக்ஷை', 'பரீட்சை'],
  ['இலட்சம்', 'லட்சம்'],
  ['நாட்கள்', 'நாள்கள்'],
  ['என்ஜினியரிங்', 'இன்ஜினீயரிங்'],
  ['ஆகஸ்டு ௨௦௨௬', 'ஆகஸ்ட் 2026'],
])('the search takes %s for %s', (written, same) => {
  expect(fold(written)).toBe(fold(same));
});

it.each([
  ['பஸ்', 'பசு'],
  ['ஜி', 'சி'],
  ['வெளி', 'வௌி'],
])('the search does not take %s for %s', (written, other) => {
  expect(fold(written)).not.toBe(fold(other));
});
