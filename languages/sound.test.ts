import { expect, it } from 'vitest';
import { range } from '#app/lib/range.ts';
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

it('has every letter in use of the nine scripts', () => {
  const common = Array.from({ length: 9 }, (_, script) => {
    const first = 0x900 + script * 0x80;
    return range(first + 0x05, first + 0x39);
  }).join('');
  const letters = [...`${common}ॲৎੜୟৰৱ`].filter((letter) => /\p{L}/u.test(letter));
  expect(letters.filter((each) => !/^[a-z]+$/.test(romaniseFolded(foldText(each))))).toEqual([]);
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
  ['granthalaya', 'ಗ್ರಂಥಾಲಯ'],
  ['pranshupala', 'ಪ್ರಾಂಶುಪಾಲ'],
  ['pramshupalaru', 'ಪ್ರಾಂಶುಪಾಲರು'],
  ['granthalayam', 'గ్రంథాలయం'],
  ['granthalay', 'ग्रंथालय'],
  ['hindi', 'हिंदी'],
  ['arzi', 'ಅರ್ಜಿ'],
  ['wazifa', 'ਵਜ਼ੀਫ਼ਾ'],
  ['karyalaya', 'କାର୍ଯ୍ୟାଳୟ'],
  ['bidyut', 'বিদ্যুৎ'],
  ['parhai', 'ਪੜ੍ਹਾਈ'],
  ['rajya', 'ৰাজ্য'],
  ['guwahati', 'গুৱাহাটী'],
])('%s is heard as %s', (typed, word) => {
  const [typedKeys, keys] = [typed, word].map((text) => text.split(' ').map(soundKeys));
  const isHeard = (key: string, place: number) =>
    keys?.[place]?.some((other) => keysAgree(key, other));
  expect(typedKeys?.every((of, place) => of.some((key) => isHeard(key, place)))).toBe(true);
});
