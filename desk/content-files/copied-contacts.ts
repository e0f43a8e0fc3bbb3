/** What stands between the parts of a number or address where it was copied: as in a table, a PDF file or a chat. */
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

/** A telephone number or e-mail address as this site writes it, however it was copied; what cannot be one stays, without its invisible signs. */
export function withoutCopied(text: string, field: string | number | undefined): string {
  if (text.length > MAX_LENGTH) return text;
  const [, read] = FIELDS.find(([name]) => name.test(String(field))) ?? [];
  return read ? read(text) : text;
}

function plain(text: string): string {
  return text.normalize('NFKC').replaceAll(HIDDEN, '').replaceAll(SPACES, ' ').trim();
}

/** `0487 220 0001` for `(0487) 220–0001`, `tel:+91-487…` and `+91 (0)487 …`. */
function asPhone(text: string): string {
  const bare = plain(text);
  const phone = bare
    .replace(/^tel: ?/i, '')
    .replaceAll('%20', ' ')
    .replaceAll(HYPHENS, '-')
    .replace(/^\+ ?(\d{1,3}) ?\(0\) ?/, '+$1 ')
    .replace(/^\+ /, '+')
    .replace(/^\((\+?\d+)\)/, '$1 ')
    .replace(/^(\+\d{1,3} ?)\((\d+)\)/, '$1 $2 ')
    .replaceAll(/(?<=\d)\.(?=\d)/g, ' ')
    .replaceAll(/ ?- ?/g, '-')
    .replaceAll(/ {2,}/g, ' ');
  // After the brackets of a code stands one sign.
  const tidy = phone.replaceAll(' -', '-').replace(/[.,;]$/, '');
  return PHONE.test(tidy) ? tidy : bare;
}

/** `office@college.example` for `mailto:office@college.example?subject=…` and `Office <office@college.example>`. */
function asMail(text: string): string {
  const bare = plain(text);
  const [, inside = bare] = /<([^<>]+)>$/.exec(bare) ?? [];
  const mail = inside
    .replace(/^mailto: ?/i, '')
    .replace(/\?.*$/, '')
    .replaceAll(HYPHENS, '-')
    .replaceAll(/ ?@ ?/g, '@')
    .replace(/^["']{1,9}/, '')
    .replace(/["'.,;:]{1,9}$/, '');
  return MAIL.test(mail) ? mail : bare;
}
