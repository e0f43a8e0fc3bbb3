import type { Kind } from '#app/content/kind.server.ts';
import type { Corrected, CorrectedField } from '#desk/content-files/correct-texts.ts';
import { inDesk } from '#desk/desk-languages.ts';
import { titleOfField } from '#desk/server/forms/field-of.ts';
import type { Words } from '#desk/words.ts';

const DONE: Readonly<Record<Corrected, Words>> = {
  chillu: { en: 'Old chillu letters were converted', ml: 'പഴയ ചില്ലക്ഷരങ്ങൾ മാറ്റി' },
  lacking: {
    en: 'Chillu letters that the fonts of the site lack were replaced (ക്, മ്, യ്, ഴ്)',
    ml: 'സൈറ്റിന്റെ ഫോണ്ടിലില്ലാത്ത ചില്ലക്ഷരങ്ങൾക്കു പകരം ക്, മ്, യ്, ഴ് എന്നിവ ചേർത്തു',
  },
  hidden: { en: 'Invisible signs were removed', ml: 'അദൃശ്യ ചിഹ്നങ്ങൾ നീക്കി' },
  apart: {
    en: 'The invisible sign that keeps two letters apart was added',
    ml: 'രണ്ടക്ഷരങ്ങൾ വേർതിരിക്കുന്ന അദൃശ്യ ചിഹ്നം ചേർത്തു',
  },
  leading: {
    en: 'Addresses that lead on through another service were replaced by those to which they lead',
    ml: 'മറ്റൊരു സേവനം വഴി പോകുന്ന വിലാസങ്ങൾക്കു പകരം നേരിട്ടുള്ളവ ചേർത്തു',
  },
  copied: {
    en: 'What was copied along with telephone numbers and e-mail addresses was removed',
    ml: 'ഫോൺ നമ്പറുകളുടെയും ഇമെയിൽ വിലാസങ്ങളുടെയും കൂടെ പകർത്തപ്പെട്ടവ നീക്കി',
  },
  form: {
    en: 'Old forms of letters or digits were converted',
    ml: 'അക്ഷരങ്ങളുടെയോ അക്കങ്ങളുടെയോ പഴയ രൂപങ്ങൾ മാറ്റി',
  },
};

/** What was corrected in the texts of an entry, each place named; empty if nothing was. */
export function correctionWords(kind: Kind, corrected: readonly CorrectedField[]): Words {
  const said = [...Map.groupBy(corrected, ({ what }) => what)].map(([what, fields]) => {
    const places = fields.map(({ path, lines }) => titleOfField(kind, path, lines));
    return correctedIn(
      what,
      inDesk((locale) => places.map((place) => place[locale]).join('; ')),
    );
  });
  return inDesk((locale) => said.map((sentence) => sentence[locale]).join(' '));
}

/** One correction as a sentence, with its places if they are not named otherwise. */
export function correctedIn(what: Corrected, places?: Words): Words {
  const { en, ml } = DONE[what];
  return places
    ? { en: `${en} in: ${places.en}.`, ml: `${ml}. സ്ഥലം: ${places.ml}.` }
    : { en: `${en}.`, ml: `${ml}.` };
}
