import type { Locale } from '#languages/codes.ts';
import { LANGUAGES, type Language } from '#languages/languages.ts';
import { anyOf } from './any-of.ts';
import type { Expected } from './expected.ts';
import { isLatin } from './latin.ts';

/**
 * A place where a text is not what its writer saw: damaged by an encoding, an old font, a
 * spreadsheet or a hidden sign.
 */
export type GarbledText = { rule: Expected; found: string };

type Rule = { rule: Expected; pattern: RegExp };

const ENCODING = {
  en: 'a text that was not damaged by another encoding (copy it again, or save the list as CSV UTF-8)',
  ml: 'എൻകോഡിങ് മാറി കേടാകാത്ത ഉള്ളടക്കം (വീണ്ടും പകർത്തുക; പട്ടികയാണെങ്കിൽ CSV UTF-8 ആയി സേവ് ചെയ്യുക)',
};
const OLD_FONT = {
  en: 'Malayalam in Unicode (text of an old font such as ML-TT is converted first)',
  ml: 'യൂണികോഡ് മലയാളം (പഴയ ഫോണ്ടിലുള്ള എഴുത്ത് ആദ്യം യൂണികോഡിലാക്കുക)',
};

const OLD_FONT_SIGNS =
  /[A-Za-z[\]][¡¢£¤¥¦§¨ª«¬¯´¶¸¹º¿]\p{L}|[a-z\]][À-ÖØ-Þ]|[À-ÖØ-Þ][¡¢£¤¥¦§¨ª«¬¯´¶¸¹º¿]/u;

/** Each rule says what is right; at most one place of each is reported. */
const RULES: readonly Rule[] = [
  {
    rule: {
      en: 'text without half characters (type the sign again)',
      ml: 'മുറിഞ്ഞ ചിഹ്നങ്ങളില്ലാത്ത ഉള്ളടക്കം (ചിഹ്നം വീണ്ടും ടൈപ്പ് ചെയ്യുക)',
    },
    pattern: /[\ud800-\udfff]/u,
  },
  {
    rule: { en: 'text without control characters', ml: 'നിയന്ത്രണ ചിഹ്നങ്ങളില്ലാത്ത ഉള്ളടക്കം' },
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
    pattern: /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/u,
  },
  {
    rule: {
      en: 'text without marks that turn the direction of writing',
      ml: 'എഴുത്തിന്റെ ദിശ മാറ്റുന്ന അദൃശ്യ ചിഹ്നങ്ങളില്ലാത്ത ഉള്ളടക്കം',
    },
    pattern: /[\u202a-\u202e\u2066-\u2069]/u,
  },
  { rule: ENCODING, pattern: /\ufffd/u },
  {
    rule: {
      en: 'letters instead of question marks (they were lost; save the list as CSV UTF-8, or type the text again)',
      ml: 'ചോദ്യചിഹ്നങ്ങൾക്കു പകരം അക്ഷരങ്ങൾ (അക്ഷരങ്ങൾ നഷ്ടപ്പെട്ടു; പട്ടിക CSV UTF-8 ആയി സേവ് ചെയ്യുക, അല്ലെങ്കിൽ വീണ്ടും ടൈപ്പ് ചെയ്യുക)',
    },
    pattern: /\?{3}|\?{2}[^?]*\?{2}/u,
  },
  // UTF-8 read as Windows-1252: â€™ for ’, Ã© for é, Â° for °, à´… for Malayalam; and Malayalam
  // read as Mac Roman.
  {
    rule: ENCODING,
    pattern:
      /[ÂÃ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|à[¤-·][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]?|â[€‚„†ˆ‰ŠŒž][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|ï»¿|ðŸ|‡[¥µ]/u,
  },
  // In the old fonts Latin letters with these signs inside a word are Malayalam.
  {
    rule: OLD_FONT,
    pattern: OLD_FONT_SIGNS,
  },
  {
    rule: {
      en: 'a value instead of the error of a spreadsheet',
      ml: 'സ്പ്രെഡ്ഷീറ്റിലെ പിശകിനു പകരം ശരിയായ മൂല്യം',
    },
    pattern:
      /#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|GETTING_DATA)|#{5,}(?! )/u,
  },
  {
    rule: { en: 'the sign itself instead of its HTML code', ml: 'HTML കോഡിനു പകരം ചിഹ്നം തന്നെ' },
    pattern: /&(?:[A-Za-z][A-Za-z0-9]{1,30}|#\d{1,7}|#[Xx][0-9A-Fa-f]{1,6});/u,
  },
];

const ANY_GARBLED = anyOf(RULES.map(({ pattern }) => pattern));

/** Rules for both languages; empty if there is nothing to report. */
export function findGarbledText(text: string): GarbledText[] {
  if (!ANY_GARBLED.test(text)) return [];
  const found = RULES.flatMap(({ rule, pattern }) => {
    const match = pattern.exec(text);
    return match ? [{ rule, found: describePlace(text, match.index, match[0]) }] : [];
  });
  return found.filter(
    ({ rule }, index) => found.findIndex((other) => other.rule === rule) === index,
  );
}

/**
 * Of the words of a file, how many have such signs at least if it is written in an old font: names
 * of foreigners have single ones.
 */
const OLD_FONT_SHARE = 1 / 20;
/**
 * Fonts such as FML give all letters of Malayalam to accented ones, of which no other language has
 * three in a row.
 */
const ONLY_SIGNS = /[À-ÖØ-öø-ÿµ]{3}/u;
const HIGH_SIGNS = /[^\p{ASCII}\s]/gu;

/** The first words of a long text that is written in an old font, a part of it at least. */
export function findOldFont(text: string): string | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const signs = words.filter(
    (word) => ONLY_SIGNS.test(word) || (OLD_FONT_SIGNS.test(word) && !isFormula(word)),
  );
  return signs.length > 2 && signs.length >= words.length * OLD_FONT_SHARE
    ? signs.slice(0, 3).join(' ')
    : undefined;
}

/**
 * `a¡b`, `mÀ3`: the symbols of mathematics of some programs are copied so. Between single letters
 * and numbers stands one of them.
 */
function isFormula(word: string): boolean {
  const kinds = new Set(word.match(HIGH_SIGNS));
  return kinds.size === 1 && !/[A-Za-z]{3}/.test(word);
}

/**
 * Names of examinations, software, journals, bodies and standards that texts of all languages write
 * in Latin letters.
 */
const LATIN_WORDS: ReadonlySet<string> = new Set(
  (
    'Android Ansys Arduino AutoCAD Autodesk BSc Catia Canva ChatGPT Coursera Creo Docker DSpace Elsevier Excel Facebook Fusion GitHub GitLab ' +
    'Google Grammarly Greenstone GSuite INFLIBNET Instagram iOS Java JavaScript Kaggle KOHA Koha LabVIEW LaTeX LibreOffice LinkedIn Linux macOS MATLAB Meet ' +
    'Microsoft Minitab Moodle MySQL N-LIST NPTEL Octave OpenFOAM Oracle Outlook PostgreSQL PowerPoint Primavera Proteus Python PyTorch Quartus Raspberry Pi ' +
    'Revit ROS SAP SCADA Scilab Scopus ScienceDirect Simulink SketchUp SolidWorks Springer STAAD Teams Telegram TensorFlow Tally Tinkercad Turnitin Ubuntu ' +
    'Unity Urkund WebP Verilog VHDL Vivado Windows Word WordPress WhatsApp Xilinx YouTube Zoom Zotero SWAYAM DigiLocker DELNET CAPTCHA'
  ).split(' '),
);
/** Portals of governments, such as e-Sanad. */
const PORTAL = /^e-[A-Z][a-z]+[.,:]?$/u;
/**
 * GATE, ISO 9001:2015, IS 456, IEEE 802.11ac, GECT/A2/123/2026, B+, 3D, IV; at most five letters in
 * a row, so that no sentence in capitals is a code.
 */
const CODE = /^(?![^\s]*[A-Z]{6})(?=[^\s]*[A-Z0-9])[A-Z0-9][A-Z0-9+&/.:()#-]*[a-z]{0,2}[.,;)]?$/u;
const UNIT =
  /^(?:[kMGTmµn]?(?:m|g|W|Hz|V|A|Pa|B|b|bps|bit|s|l|L|J|N|VA|Wh)[²³]?|[cdh]m[²³]?|kph|ppm|pH|dB|rpm|am|pm|x)$/u;
/** A web or e-mail address, or the name of a file, by its end. */
const ADDRESS =
  /^(?:https?|mailto|tel):[^\s]+$|^@[A-Za-z0-9_.]+$|[a-z0-9_-]\.[a-z0-9_-]+(?:[/?#:][^\s]*)?$/u;

/** What a text must have to be in its language: letters of it, whatever it names in others. */
export function findLost(text: string, locale: Locale): GarbledText[] {
  const { script, ownName, name } = LANGUAGES[locale];
  return script ? findLostScript(text, { script, ownName, name }) : findLostLatin(text);
}

/** A text in Latin letters may name something in others, but its words are in these. */
function findLostLatin(text: string): GarbledText[] {
  if (isLatin(text)) return [];
  const others = Object.values(LANGUAGES)
    .filter(({ script }) => script?.test(text))
    .map((language) => ({ language, count: countOf(text, language.script) }));
  const [most] = others.toSorted((a, b) => b.count - a.count);
  return !most || most.count <= countOf(text, /[A-Za-z]/)
    ? []
    : [
        {
          rule: {
            en: `an English text, in which a name may stand in ${most.language.name} letters`,
            ml: `ഇംഗ്ലീഷിലുള്ള ഉള്ളടക്കം (അതിൽ പേരുകൾ ${most.language.ownName} അക്ഷരങ്ങളിലാകാം)`,
          },
          found: shortened(text),
        },
      ];
}

function countOf(text: string, letter = /(?!)/): number {
  return text.match(new RegExp(letter, 'gu'))?.length ?? 0;
}

/** Unless it is only numbers, codes, addresses or names written in Latin letters everywhere. */
function findLostScript(
  text: string,
  { script, ownName, name }: Required<Omit<Language, 'isWhole'>>,
): GarbledText[] {
  if (script.test(text)) return [];
  const words = text.split(/[\s\u00a0,;|()–—“”"]+/u).filter((word) => /\p{L}|\?/u.test(word));
  const isNamed = (word: string) =>
    LATIN_WORDS.has(word.replace(/[.:]$/u, '')) ||
    PORTAL.test(word) ||
    CODE.test(word) ||
    UNIT.test(word) ||
    ADDRESS.test(word);
  return words.every((word) => isNamed(word))
    ? []
    : [
        {
          rule: {
            en: `a ${name} text in ${name} letters (text of an old font is converted to Unicode first)`,
            ml: `${ownName} അക്ഷരങ്ങളിൽ എഴുതിയ ഉള്ളടക്കം (പഴയ ഫോണ്ടിലുള്ള എഴുത്ത് ആദ്യം യൂണികോഡിലാക്കുക)`,
          },
          found: shortened(text),
        },
      ];
}

function shortened(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text);
}

/** Signs that can be seen in a message. */
const SEEN = /^[\x20-\x7e\u00a1-\u00ff\u2010-\u2027\u20ac\u2122‚ƒ„…†‡ˆ‰Š‹ŒŽšœžŸ]$/u;

/** The place with the words around it, and its code points where it cannot be seen. */
function describePlace(text: string, index: number, match: string): string {
  const place = JSON.stringify(
    text
      .slice(Math.max(0, index - 12), index + match.length + 12)
      // Cut through an emoji.
      .replaceAll(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
      .toWellFormed(),
  );
  if ([...match].every((sign) => !isLatin(sign) || SEEN.test(sign))) return place;
  const points = [...match]
    .slice(0, 3)
    .map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
  return `${place} (${points.join(' ')})`;
}
