// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openedText } from '#tests/support/opened-text.ts';
import { PASTES } from '#tests/support/pastes/pastes.ts';

// The clipboards of browsers paste the same (tests/desk/browser/clipboard.spec.ts).
it.each(PASTES)('$what', ({ type, copied, text, said: leftOut }) => {
  const { paste, written, said } = openedText('');
  paste(copied, type);
  expect({ text: written().trim(), said }).toEqual({ text, said: leftOut });
});
