// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startPart } from '#tests/support/page-script.ts';
import { startPhoneFolds } from './disclosures.ts';

it.each([
  { screen: 'a wide screen', isWide: true, canOpen: false, open: true },
  { screen: 'a phone', isWide: false, canOpen: false, open: false },
  { screen: 'a wide screen whose style sheet shows it', isWide: true, canOpen: true, open: false },
])(
  'what is folded on phones only is opened by the script: $screen',
  ({ isWide, canOpen, open }) => {
    document.body.innerHTML = '<details data-phone-fold></details><details></details>';
    vi.stubGlobal('CSS', { supports: () => canOpen });
    vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
    startPart(startPhoneFolds);
    expect([...document.querySelectorAll('details')].map((each) => each.open)).toEqual([
      open,
      false,
    ]);
  },
);
