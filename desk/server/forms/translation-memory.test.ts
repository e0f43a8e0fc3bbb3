import { expect, it } from 'vitest';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { readGlossary, translationsOf } from './translation-memory.ts';

const contentIn = (languages: string) =>
  new ContentFolder(
    newFolder({
      'college.yaml': `languages: ${languages}\n`,
      'committees/rti.yaml':
        'name: { en: "Right to Information", ta: "தகவல் பெறும் உரிமை", ml: "വിവരാവകാശം" }\n',
    }),
  );

it('a college in Tamil is offered the Tamil names of its content, and no word of Malayalam', () => {
  expect(readGlossary(contentIn('[en, ta]'))).toEqual([
    { en: 'Right to Information', lang: 'ta', words: 'தகவல் பெறும் உரிமை' },
  ]);
});

it('a college in Malayalam has the glossary of Malayalam too', () => {
  const terms = readGlossary(contentIn('[en, ml]'));
  expect(terms).toContainEqual({ en: 'Right to Information', lang: 'ml', words: 'വിവരാവകാശം' });
  expect(terms).toContainEqual({ en: 'Rank list', lang: 'ml', words: 'റാങ്ക് ലിസ്റ്റ്' });
});

it('a college in English alone is offered nothing', () => {
  expect(readGlossary(contentIn('[en]'))).toEqual([]);
});

it('what another entry has for the same English is offered in the language of the field', () => {
  const content = contentIn('[en, ta]');
  expect(translationsOf(content, 'right to information', 'ta')).toEqual(['தகவல் பெறும் உரிமை']);
  expect(translationsOf(content, 'right to information', 'ml')).toEqual(['വിവരാവകാശം']);
});
