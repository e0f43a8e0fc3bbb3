import { describe, expect, it } from 'vitest';
import { listAnchors } from '#app/content/pages.server.ts';
import { ContentError } from '#app/content/reading/problem.server.ts';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { blocks, exampleSite } from './example-site.ts';

const { result } = exampleSite();

describe.each(PUBLISHED)('text added by an editor appears where it belongs (%s)', (locale) => {
  if ('problems' in result) throw new ContentError(result.problems);
  const { site } = result;
  const at = (path: string) => localisePath(path, locale);
  const like = (fields: object): unknown => expect.objectContaining(fields);

  it('a question and a term: on their pages, each with an anchor', async () => {
    const [faq] = await blocks(site, '/help/faq', locale, 'faq');
    const questions = faq?.topics.find(({ id }) => id === 'campus')?.questions;
    expect(questions).toContainEqual(
      like({ id: 'observatory-visit', links: [like({ href: at('/department/optical') })] }),
    );
    const [words] = await blocks(site, '/help/plain-words', locale, 'plain-words');
    expect(words?.words).toContainEqual(
      like({ id: 'seeing', full: undefined, link: like({ href: at('/department/optical') }) }),
    );
    const anchors = listAnchors(site);
    expect(anchors.get('/help/faq')).toContain('observatory-visit');
    expect(anchors.get('/help/plain-words')).toContain('seeing');
  });

  it('search keywords: they find their page, and so do synonyms', async () => {
    const index = await prepareIndex(searchIndexOf(site, locale));
    const paths = (query: string) => searchEntries(index, query).map(({ entry: { path } }) => path);
    for (const query of ['lens grinding', 'കണ്ണട', 'eyeglasses'])
      expect(paths(query)[0]).toBe(at('/department/optical'));
  });
});
