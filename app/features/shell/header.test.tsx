// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { show } from '#tests/support/show.tsx';
import { words } from '#tests/support/words.ts';
import { Header } from './header.tsx';

it.each([
  ['ப.பொ.க.', 0],
  ['ஜி.இ.சி.பி.ஜி.', 4],
])('the initials %s may be broken at %d places', (initials, places) => {
  show(
    <Header
      view={{
        ...{ logo: undefined, name: words('College', 'College') },
        ...{ shortName: words(initials, ''), loginUrl: undefined },
      }}
      {...{ renderSearch: () => null, languages: [], themeSwitch: null }}
      {...{ menuButton: null, menu: null }}
    />,
    'en',
  );
  expect(document.querySelectorAll('wbr')).toHaveLength(places);
});
