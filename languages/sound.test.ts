import { expect, it } from 'vitest';
import { foldText } from '#app/lib/search/fold.ts';
import { keysAgree, soundKeys } from '#app/lib/search/sound.ts';
import { romaniseFolded } from './sound.ts';

it.each([
  ['Hindi', 'छात्रवृत्ति', 'chathravriththi'],
  ['Bengali', 'ভর্তি', 'bharthi'],
  ['Punjabi', 'ਦਾਖਲਾ', 'dakhala'],
  ['Gujarati', 'પ્રવેશ', 'pravesha'],
  ['Odia', 'ଛାତ୍ରାବାସ', 'chathrabasa'],
  ['Tamil', 'கல்லூரி', 'kalluri'],
  ['Telugu', 'ప్రవేశం', 'pravesham'],
  ['Kannada', 'ವಿದ್ಯಾರ್ಥಿವೇತನ', 'vidyarthivethana'],
  ['Malayalam', 'പ്രവേശനം', 'praveshanam'],
])('a word of %s, %s, is %s in Latin letters', (_, word, latin) => {
  expect(romaniseFolded(foldText(word))).toBe(latin);
});

it.each([
  ['pravesha', 'ಪ್ರವೇಶ'],
  ['pravesh', 'ಪ್ರವೇಶ'],
  ['vidyarthivetana', 'ವಿದ್ಯಾರ್ಥಿವೇತನ'],
  ['vidyaarthi vethana', 'ವಿದ್ಯಾರ್ಥಿ ವೇತನ'],
  ['pramanapatra', 'ಪ್ರಮಾಣಪತ್ರ'],
  ['pradhikara', 'ಪ್ರಾಧಿಕಾರ'],
  ['kaleju', 'ಕಾಲೇಜು'],
  ['chhatravritti', 'छात्रवृत्ति'],
  ['pravesh', 'प्रवेश'],
  ['pariksha', 'परीक्षा'],
  ['shulk', 'शुल्क'],
  ['bharti', 'ভর্তি'],
  ['chhatrabasa', 'ଛାତ୍ରାବାସ'],
  ['vasatigruham', 'వసతిగృహం'],
  ['daakhla', 'ਦਾਖਲਾ'],
])('%s is heard as %s', (typed, word) => {
  const [typedKeys, keys] = [typed, word].map((text) => text.split(' ').flatMap(soundKeys));
  expect(typedKeys?.every((key, place) => keysAgree(key, keys?.[place] ?? ''))).toBe(true);
});
