import { expect, it } from 'vitest';
import { email, phone } from '#app/content/fields.ts';
import { withoutCopied } from './copied-contacts.ts';

it.each([
  ['+91\u00a0487\u202f2200001', '+91 487 2200001'],
  ['0487\u20112200001', '0487-2200001'],
  ['0487 – 220 0001', '0487-220 0001'],
  ['0487\u22122200001', '0487-2200001'],
  ['(0487) 220 0001', '0487 220 0001'],
  ['(0487)-2200001', '0487-2200001'],
  ['+91 (0)487 2200001', '+91 487 2200001'],
  ['+91 (487) 2200001', '+91 487 2200001'],
  ['(+91) 487 2200001', '+91 487 2200001'],
  ['+ 91 487 2200001', '+91 487 2200001'],
  ['tel:+91-487-2200001', '+91-487-2200001'],
  ['TEL: 0487 2200001', '0487 2200001'],
  ['0487.220.0001', '0487 220 0001'],
  ['\u202a+91 487 2200001\u202c', '+91 487 2200001'],
  ['04\u200b87 2200\ufeff001', '0487 2200001'],
  ['\uff10\uff14\uff18\uff17 2200001', '0487 2200001'],
  ['0487\t2200001,', '0487 2200001'],
  ['[0487] 2200001', '0487 2200001'],
  ['(+91-487) 2200001', '+91-487 2200001'],
  ['+91-(0487)-2200001', '+91-487-2200001'],
  ['+91 (0487) 2200001', '+91 487 2200001'],
  ['+91 0487 2200001', '+91 487 2200001'],
  ['+39 06 2200001', '+39 06 2200001'],
  ['tel:0487%2D2200001', '0487-2200001'],
  ['9400000001.0', '9400000001'],
  ["'0487 2200001", '0487 2200001'],
  ['=9400000001', '9400000001'],
  ['०४८७ २२००००१', '0487 2200001'],
  ['௦௪௮௭ ௨௨௦௦௦௦௧', '0487 2200001'],
  ['൦൪൮൭ ൨൨൦൦൦൦൧', '0487 2200001'],
  ['Ph: 0487 2200001', '0487 2200001'],
  ['Phone No. 0487-2200001', '0487-2200001'],
  ['Mob. 94000 00001', '94000 00001'],
  ['Ph.No: 0487 2200001', '0487 2200001'],
  ['Phone Number: 0487-2200001', '0487-2200001'],
  ['T: 0487 2200001', '0487 2200001'],
  ['M: +91 94000 00001', '+91 94000 00001'],
  ['Contact: 94000 00001', '94000 00001'],
  ['ഫോൺ: 0487 2200001', '0487 2200001'],
  ['📞 +91 94000 00001', '+91 94000 00001'],
  ['☎️ 0487 2200001', '0487 2200001'],
  ['1800 425 0001', '1800 425 0001'],
])('a telephone number is read as it was copied: %j', (copied, number) => {
  for (const field of ['phone', 'secondPhone', 'contactPhone'])
    expect(withoutCopied(copied, field)).toBe(number);
  expect(phone.safeParse(number).success).toBe(true);
});

it.each([
  'mailto:office@college.example',
  'mailto:office@college.example?subject=Fees',
  'Office <office@college.example>',
  '"Office, CSE" <office@college.example>',
  '<office@college.example>',
  'office@college.example.',
  'office\u200b@college.example',
  '\ufeffoffice@college.example\u202c',
  'office\u00a0@ college.example',
  'office\uff20college.example',
  'of\u00adfice@college.example',
  'office@college。example',
  'office(at)college.example',
  'office [at] college [dot] example',
  'E-mail: office@college.example',
  'Email ID : office@college.example',
  'Office [mailto:office@college.example]',
  '<office@college.example>;',
  '“office@college.example”',
  '(office@college.example)',
  'mailto:office%40college.example',
  '✉ office@college.example',
])('an e-mail address is read as it was copied: %j', (copied) => {
  for (const field of ['email', 'contactEmail'])
    expect(withoutCopied(copied, field)).toBe('office@college.example');
  expect(email.safeParse('office@college.example').success).toBe(true);
});

it.each([
  ['phone', '0487 2200001 / 2200002'],
  ['phone', 'helpline'],
  ['phone', '0487 2200001 ext. 12'],
  ['phone', '0487-2200001/02'],
  ['phone', 'Fax: 0487 2200001'],
  ['phone', '1800 425 0001 (toll free)'],
  ['email', 'mailto:office@college.example,hod@college.example'],
  ['email', 'office@college.example (office)'],
  ['email', 'office@college.example. Thanks'],
  ['email', 'office at college'],
  ['email', 'office@college.example, hod@college.example'],
  ['title', '(0487) 2200001'],
])('what is no one number or address stays, in %s: %s', (field, text) => {
  expect(withoutCopied(text, field)).toBe(text);
});
