import { isDeepStrictEqual } from 'node:util';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { formatRupees } from '#app/i18n/format.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { adviceAt } from '#desk/server/forms/field-of.ts';
import { WORDS } from '#desk/words.ts';
import { leaves } from './field-changes.ts';

const FIELDS = ['estimate', 'deposit'];
/** Texts with amounts of their own: a tender is not awarded at its estimate. */
const APART = ['awarded'];

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)(?:/-)? ?(lakhs?|crores?|ലക്ഷ\S*|കോടി\S*)?`;
const AMOUNT = new RegExp(`(?:Rs\\.? ?|₹ ?|INR )${NUMBER}|${NUMBER} ?(?:rupees|രൂപ)`, 'gi');

/** An entry as it was and as it will be. */
type Versions = { before: unknown; value: unknown };
type Amounts = { path: FieldPath; amounts: number[] };

/** The amounts that a text names, in rupees: `Rs 95,000`, `₹1.5 lakh`, `95,000 രൂപ`. */
export function amountsInText(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, first, firstUnit, second, secondUnit]) => {
    const unit = firstUnit ?? secondUnit ?? '';
    const factor = /^(?:lakh|ലക്ഷ)/i.test(unit) ? 1e5 : unit ? 1e7 : 1;
    return Math.round(Number((first ?? second ?? '').replaceAll(',', '')) * factor);
  });
}

/**
 * Texts that name an amount which was changed, or one that no field has while a field's amount
 * stands in none of them, and these fields. They may be meant so, so they prevent nothing.
 * @param owner the entry to which it belongs, whose amounts are its own too
 */
export function amountAdvice(kind: Kind, { before, value }: Versions, owner?: Versions): Mistake[] {
  const fields = fieldsOf(value);
  const known = amountsOf([...fields, ...fieldsOf(owner?.value)]);
  const gone = amountsOf([...fieldsOf(before), ...fieldsOf(owner?.before)]);
  const texts = textsOf(value);
  const isTouched = !isDeepStrictEqual(gone, known) || !isDeepStrictEqual(textsOf(before), texts);
  if (known.length === 0 || !isTouched) return [];
  const named = amountsOf(texts);
  const missing = known.filter((amount) => !named.includes(amount));
  const strange = (amount: number) => !known.includes(amount) && missing.length > 0;
  const other = named.find((amount) => strange(amount) && !gone.includes(amount));
  const say = (path: FieldPath, words: Mistake['words'] | undefined | false) =>
    words ? [adviceAt(kind, path, words)] : [];
  return [
    ...texts.flatMap(({ path, amounts }) => {
      const old = amounts.find((amount) => !known.includes(amount) && gone.includes(amount));
      const own = amounts.find(strange);
      return say(
        path,
        old === undefined
          ? own !== undefined && WORDS.amountOnlyInText(formatRupees(own))
          : WORDS.oldAmount(formatRupees(old)),
      );
    }),
    ...fields.flatMap(({ path, amounts: [amount = 0] }) =>
      say(
        path,
        other !== undefined &&
          missing.includes(amount) &&
          WORDS.amountOnlyInField(formatRupees(amount), formatRupees(other)),
      ),
    ),
  ];
}

function fieldsOf(value: unknown): Amounts[] {
  return leaves(value, []).flatMap(([path, amount]) =>
    typeof amount === 'number' && FIELDS.includes(String(path[0]))
      ? [{ path, amounts: [amount] }]
      : [],
  );
}

function textsOf(value: unknown): Amounts[] {
  return leaves(value, []).flatMap(([path, text]) => {
    const amounts =
      typeof text === 'string' && !APART.includes(String(path[0])) ? amountsInText(text) : [];
    return amounts.length > 0 ? [{ path, amounts }] : [];
  });
}

const amountsOf = (places: readonly Amounts[]) => places.flatMap(({ amounts }) => amounts);
