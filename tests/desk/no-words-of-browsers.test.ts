import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no form lets the browser say what is missing, in the language of the browser', () => {
  const forms = globSync('desk/client/**/*.tsx').flatMap((file) =>
    (readFileSync(file, 'utf8').match(/<form\s[\s\S]*?>\n/g) ?? []).map(
      (form) => `${file}: ${form}`,
    ),
  );
  expect(forms.length).toBeGreaterThan(4);
  expect(forms.filter((form) => !/noValidate|method="dialog"/.test(form))).toEqual([]);
});
