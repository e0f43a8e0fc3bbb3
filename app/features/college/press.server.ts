import { h } from 'hastscript';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type Html, renderHtml } from '#app/lib/html.server.ts';

/**
 * The mark as the build writes it for browsers and home screens
 * (tools/site-files/make-app-icons.ts).
 */
const MARKS = { svg: '/icon.svg', png: '/icons/icon-512.png' };

/**
 * What a newspaper copies: the name in every language of the site, the short form, the mark as a
 * drawing and as a picture.
 */
export function pressHtml({ college }: Pick<Site, 'college'>, locale: Locale): Html {
  const labels = labelsFor('college', locale);
  return renderHtml(
    h(
      null,
      h('ul', [
        ...college.languages.map((language) =>
          h('li', [
            `${labels.nameIn[language]}: `,
            h(
              'span',
              { lang: language },
              `${college.name[language]} (${college.shortName[language]})`,
            ),
          ]),
        ),
        h('li', [
          `${labels.mark}: `,
          h('a', { href: MARKS.svg, download: '' }, 'SVG'),
          ', ',
          h('a', { href: MARKS.png, download: '' }, labels.png),
        ]),
      ]),
    ),
  );
}
