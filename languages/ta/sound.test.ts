import { expect, it } from 'vitest';
import { soundKeys } from '#app/lib/search/sound.ts';
import { romaniseFolded } from '../sound.ts';

it.each([
  ['விடுதி', 'vituthi'],
  ['நூலகம்', 'nulagam'],
  ['சேர்க்கை', 'serkai'],
  ['தேர்வு முடிவு', 'thervu mutivu'],
  ['hostel', 'hostel'],
])('%s in Latin letters is %s', (word, latin) => {
  expect(romaniseFolded(word)).toBe(latin);
});

it.each([
  ['விடுதி', 'vidudhi'],
  ['கட்டணம்', 'kattanam'],
  ['நூலகம்', 'noolagam'],
  ['அறிவிப்பு', 'arivippu'],
  ['சேர்க்கை', 'serkkai'],
  ['கட்டணம்', 'கட்டனம்'],
  ['சேர்க்கை', 'சேர்கை'],
  ['அறிவிப்பு', 'அறிவுப்பு'],
  ['பேருந்து', 'perundhu'],
  ['துறை', 'thurai'],
])('%s sounds as %s', (word, typed) => {
  expect(soundKeys(typed)[0]).toBe(soundKeys(word)[0]);
});

it.each([
  ['நூலகம்', 'nulakam'],
  ['அலுவலகம்', 'aluvalakam'],
  ['சேர்க்கை', 'cherkkai'],
])('%s is found by its letters too, typed %s', (word, typed) => {
  expect(soundKeys(word)).toContain(soundKeys(typed)[0]);
});
