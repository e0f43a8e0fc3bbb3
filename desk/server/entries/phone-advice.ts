import type { Words } from '#desk/words.ts';

/**
 * A number that no phone in India can dial: spreadsheets take away the 0 or the + before it.
 * Numbers of 1800 and 1860 have none.
 */
export function phoneAdvice(phone: string): Words[] {
  const digits = phone.replaceAll(/[ -]/g, '');
  if (/^(?!18[06]0)[1-5]\d{9}$/.test(digits)) {
    return [
      {
        en: `“${phone}” has ten digits, but mobile numbers begin with 6 to 9, and others have a 0 before them. Perhaps 0${digits}?`,
        ml: `“${phone}” പത്തക്കമാണ്; മൊബൈൽ നമ്പർ തുടങ്ങുന്നത് 6 മുതൽ 9 വരെയുള്ള അക്കത്തിലാണ്; മറ്റുള്ളവയ്ക്കു മുമ്പിൽ 0 വേണം. 0${digits} ആണോ?`,
      },
    ];
  }
  return /^91[1-9]\d{9}$/.test(digits)
    ? [
        {
          en: `“${phone}” has the code of India without its +. Perhaps +${digits}?`,
          ml: `“${phone}”: ഇന്ത്യയുടെ കോഡിനു മുമ്പിൽ + ഇല്ല. +${digits} ആണോ?`,
        },
      ]
    : [];
}
