import { z } from 'zod';
import { valueAt } from '#app/content/forms/title-at.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import {
  A_GROUP,
  A_LIST,
  A_TEXT,
  A_TICK,
  asMessage,
  BOTH_LANGUAGES,
  type Expected,
  inBothLanguages,
  NOTHING,
  oneOf,
  SOME_TEXT,
  YES_OR_NO,
} from '#app/lib/expected.ts';
import type { Fault } from './problem.server.ts';

/** What a value of a type must be, where its schema has no words of its own. */
const OF_TYPE: Readonly<Record<string, Expected>> = {
  string: A_TEXT,
  array: A_LIST,
  boolean: YES_OR_NO,
  number: { en: 'a number', ml: 'ഒരു സംഖ്യ' },
  int: { en: 'a whole number', ml: 'പൂർണസംഖ്യ' },
};
/** YAML reads 4952999999 and `no` as no text. */
const QUOTED: Expected = {
  en: 'a text in quotation marks',
  ml: 'ഉദ്ധരണി ചിഹ്നങ്ങൾക്കുള്ളിൽ എഴുതിയ ഉള്ളടക്കം',
};
const ANOTHER: Expected = { en: 'another value', ml: 'മറ്റൊരു മൂല്യം' };

// Where a schema has no words of its own, what zod says is in both languages too.
z.config({ localeError: (issue) => asMessage(expectedOf(issue)) });

function expectedOf(issue: z.core.$ZodRawIssue): Expected {
  const def = issue.inst?._zod.def ?? {};
  if (issue.code === 'unrecognized_keys') {
    // What may be here instead.
    const names =
      'shape' in def
        ? Object.keys(def.shape as object)
        : [...((def as z.core.$ZodRecordDef).keyType?._zod.values ?? [])];
    const { en, ml } = oneOf(names);
    return { en: `a known field, ${en}`, ml: `ഇവിടെ അനുവദിച്ച ഫീൽഡ്. ${ml}` };
  }
  if (issue.code === 'invalid_value')
    return issue.values.length === 1 && issue.values[0] === true ? A_TICK : oneOf(issue.values);
  if (issue.code === 'invalid_type' && ['object', 'record'].includes(issue.expected))
    return 'shape' in def && LOCALES.every((locale) => locale in (def.shape as object))
      ? BOTH_LANGUAGES
      : A_GROUP;
  if (issue.code === 'invalid_type') return OF_TYPE[issue.expected] ?? ANOTHER;
  if (issue.code === 'too_small' && issue.origin === 'string') return SOME_TEXT;
  const [least, most] =
    issue.code === 'too_small'
      ? [issue.minimum]
      : issue.code === 'too_big'
        ? [undefined, issue.maximum]
        : [];
  if ('exact' in issue && issue.exact)
    return { en: `exactly ${least ?? most}`, ml: `കൃത്യം ${least ?? most} എണ്ണം` };
  if (least !== undefined) return { en: `at least ${least}`, ml: `കുറഞ്ഞത് ${least}` };
  return most === undefined ? ANOTHER : { en: `at most ${most}`, ml: `പരമാവധി ${most}` };
}

/**
 * Schema faults of a value as messages of the content check.
 * @param place goes before the path of each field
 */
export function issueFaults(value: unknown, issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
  const expected = inBothLanguages(issue.message);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      expected,
      found: { en: `the unknown field "${key}"`, ml: `ഇവിടെ ഇല്ലാത്ത ഫീൽഡ് "${key}"` },
    }));
  }
  const params = 'params' in issue && issue.params ? issue.params : {};
  const given = valueAt(value, issue.path);
  const found = typeof params.found === 'string' ? params.found : describe(given);
  const isBare = ['number', 'boolean'].includes(typeof given) && expected.en === A_TEXT.en;
  return [
    {
      path,
      expected: isBare ? QUOTED : expected,
      ...(issue.code === 'invalid_value' && { isChoice: true }),
      found,
    },
  ];
}

function describe(value: unknown): string | Expected {
  if (value === undefined || value === null) return NOTHING;
  const shown = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  return shown.length > 120 ? `${shown.slice(0, 117)}...` : shown;
}
