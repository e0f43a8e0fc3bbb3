import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { packIndex, unpackIndex } from './packed-index.ts';

const FIELDS = ['title', 'text'];
const TEXTS = [
  'hostel fees',
  'bus',
  'bus',
  'bus bus stop',
  'library',
  'hostel',
  '',
  'hostel hostel',
];

function indexOf(texts: readonly string[]) {
  const index = new MiniSearch({ fields: FIELDS });
  index.addAll(texts.map((text, id) => ({ id, title: id === 1 ? 'Fees' : 'Page', text })));
  return index.toJSON();
}

describe('the packed index', () => {
  it('writes distances between documents and counts above one', () => {
    const { terms, fields } = packIndex(indexOf(TEXTS));
    const texts = new Map(
      terms.split(' ').map((term, place) => [term, fields.map((field) => field.split(' ')[place])]),
    );
    expect(texts.get('hostel')).toEqual(['', '2,5,2*2']);
    expect(texts.get('bus')).toEqual(['', '3,,*2']);
    expect(texts.get('fees')).toEqual(['3', '2']);
  });

  it.each([
    ['eight documents', TEXTS],
    ['no documents', []],
    ['one document', ['the only one']],
  ])('gives an index of %s back unchanged', (_, texts) => {
    const stored = JSON.parse(JSON.stringify(indexOf(texts)));
    expect(unpackIndex(JSON.parse(JSON.stringify(packIndex(stored))), FIELDS)).toEqual(stored);
  });
});
