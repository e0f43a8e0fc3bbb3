import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillIn } from '#app/lib/fill-in.ts';
import { KINDS } from '#app/site.ts';
import { MESSAGES } from '#desk/client/messages.ts';
import { formSchema } from '#desk/server/forms/form.ts';
import { formWords, kindTitles } from '#desk/server/forms/form-words.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

it.each(PUBLISHED)(
  'the walk-through names buttons, parts and fields as the desk does (%s)',
  (locale) => {
    const messages = MESSAGES[locale];
    const forms = KINDS.map((kind) =>
      JSON.stringify(formWords(kind.id, formSchema(kind))[locale]),
    ).join('\n');
    const fields = [...forms.matchAll(/"ui:title":"([^"]+)"/g)].map(([, title]) => title ?? '');
    const kinds = KINDS.map(({ id }) => kindTitles(id));
    const texts = Object.values(messages).filter((text) => typeof text === 'string');
    const adding = [...kinds.map(({ entry }) => entry[locale]), ...fields].map((name) =>
      fillIn(messages.addNamed, { name }),
    );
    const known = new Set([
      ...texts,
      ...adding,
      ...fields,
      ...kinds.map(({ title }) => title[locale]),
    ]);
    const named = [
      ...readFileSync(`docs/handover/first-day.${locale}.md`, 'utf8').matchAll(/\*\*([^*]+)\*\*/g),
    ].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(25);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);
