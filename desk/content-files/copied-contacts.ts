/**
 * What stands between the parts of a number or address where it was copied: as in a table, a PDF
 * file or a chat.
 */
const SPACES = /\s+/g;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const HIDDEN = /\p{Cf}/gu;
const PHONE = /^\+?\d[\d -]{6,18}\d$/;
const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".,;:]+$/;

/** What is longer is another text. */
const MAX_LENGTH = 300;

/** Fields of any type of content with a telephone number or an e-mail address. */
const FIELDS = [
  [/phone$/i, asPhone],
  [/email$/i, asMail],
] as const;

/**
 * A telephone number or e-mail address as this site writes it, however it was copied; what cannot
 * be one stays, without its invisible signs.
 */
export function withoutCopied(text: string, field: string | number | undefined): string {
  if (text.length > MAX_LENGTH) return text;
  const [, read] = FIELDS.find(([name]) => name.test(String(field))) ?? [];
  return read ? read(text) : text;
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(HIDDEN, '').replaceAll(SPACES, ' ').trim();
}

/**
 * What is written before a number in a letter, on a website or in a chat. A fax is no telephone, so
 * its name stays.
 */
const PHONE_LABEL =
  /^(?:(?:t(?:el(?:ephone)?)?|p(?:h(?:one)?)?|m(?:ob(?:ile)?)?|cell|call|contact)\.?(?: ?(?:no|number))?\b|ഫോൺ|മൊബൈൽ|[☎✆📞📱]\ufe0f?)[ .:]*/iu;
const MAIL_LABEL = /^(?:(?:e-?mail|mail)(?: id)?|ഇ-?മെയിൽ|[✉📧]\ufe0f?)[ .:]+/iu;

/** `0487 220 0001` for `(0487) 220–0001`, `tel:+91-487…` and `+91 (0)487 …`. */
function asPhone(text: string): string {
  const bare = plain(text);
  const phone = inDigits(bare)
    // Signs by which a spreadsheet keeps a number as it is, and the end that it gives one.
    .replace(/^[='´`]{1,2}(?=[\d+])/, '')
    .replace(/^(\d{7,})\.0$/, '$1')
    .replace(PHONE_LABEL, '')
    .replaceAll('%20', ' ')
    .replaceAll(/%2d/gi, '-')
    .replaceAll(HYPHENS, '-')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/^\+ ?(\d{1,3}) ?\(0\) ?/, '+$1 ')
    .replace(/^\+ /, '+')
    .replace(/^\((\+?[\d-]+)\)/, '$1 ')
    .replace(/^(\+\d{1,3}[ -]?)\((\d+)\)/, '$1 $2 ')
    // Within India a code begins with 0, and after +91 without it.
    .replace(/^(\+91[ -]*)0(?=[1-9])/, '$1')
    .replaceAll(/(?<=\d)\.(?=\d)/g, ' ')
    .replaceAll(/ ?- ?/g, '-')
    .replaceAll(/ {2,}/g, ' ');
  // After the brackets of a code stands one sign.
  const tidy = phone.replaceAll(' -', '-').replace(/[.,;]$/, '');
  return PHONE.test(tidy) ? tidy : bare;
}

/**
 * Digits of Malayalam, Hindi and other scripts as those in which a number is dialled: each script
 * has its ten in a row.
 */
function inDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(((digit.codePointAt(0) ?? 0) - zero) % 10);
  });
}

/**
 * `office@college.example` for `mailto:office@college.example?subject=…`,
 * `Office <office@college.example>` and `office [at] college [dot] example`.
 */
function asMail(text: string): string {
  const bare = plain(text);
  const [, inside = bare] = /[<[](?!(?:at|dot)\b)([^<>[\]]+)[>\]][,;.]?$/i.exec(bare) ?? [];
  const mail = inside
    .replace(MAIL_LABEL, '')
    .replace(/^mailto: ?/i, '')
    .replace(/\?.*$/, '')
    .replaceAll('%40', '@')
    .replaceAll('。', '.')
    .replaceAll(HYPHENS, '-')
    .replaceAll(/ ?(?:\( ?at ?\)|\[ ?at ?\]) ?/gi, '@')
    .replaceAll(/ ?(?:\( ?dot ?\)|\[ ?dot ?\]) ?/gi, '.')
    .replaceAll(/ ?@ ?/g, '@')
    .replace(/^["'“‘(]{1,9}/, '')
    .replace(/["'”’).,;:]{1,9}$/, '');
  return MAIL.test(mail) ? mail : bare;
}
