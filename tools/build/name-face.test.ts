import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { charactersOf, openFont, signsOf } from '#tests/support/faces.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { words } from '#tests/support/words.ts';
import { makeNameFace, nameFaceAt, nameSigns } from './name-face.ts';

const FACE = join(newFolder(), 'name.woff2');

it.each(['ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ്', 'ശ്രീ ചിത്തിര തിരുനാൾ ക്ഷേത്രഗണിത സാങ്കേതിക വിദ്യാപീഠം'])(
  'an English page draws the Malayalam name of any college in the font of headings: %s',
  async (ml) => {
    const { college } = getSite();
    await makeNameFace(
      nameSigns({ ...college, name: words('College', ml), shortName: words('C', 'ഋ.') }),
      FACE,
    );
    const [own, whole] = [await openFont(FACE), await openFont('app/styles/fonts/anek-700.woff2')];
    const widths = (font: typeof own) =>
      `${ml} മലയാളം ഋ`.split(' ').map((word) =>
        signsOf(font, word)
          .map(({ xAdvance }) => xAdvance)
          .filter(Boolean),
      );
    expect(widths(own)).toEqual(widths(whole));
    expect([...(await charactersOf(FACE))].filter((sign) => /[a-z]/i.test(sign))).toEqual([]);
  },
);

it('the font of the name is found in a folder whose name is a sign of replacements', () => {
  const { find, replacement } = nameFaceAt('/srv/$&/name.woff2');
  expect('./fonts/anek-name-700.woff2'.replace(find, replacement)).toBe(
    resolve('/srv/$&/name.woff2'),
  );
});
