import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';

type Texts = { [key: string]: Texts | string[] | string };

/** The texts of a file by their keys, each as the values that it has to be given: {date}. */
function placesIn(file: string): Map<string, string> {
  const places = new Map<string, string>();
  const walk = (value: Texts | string[] | string, key: string) => {
    if (typeof value === 'string' || Array.isArray(value))
      places.set(key, (String(value).match(/\{\w+\}/g) ?? []).sort().join(' '));
    else for (const [name, inner] of Object.entries(value)) walk(inner, `${key}/${name}`);
  };
  walk(JSON.parse(readFileSync(file, 'utf8')) as Texts, '');
  return places;
}

it.each(namesLike('languages/*/labels/**/*.json'))(
  '%s has only texts that English has, with the same values in them',
  (file) => {
    const english = placesIn(file.replace(/languages\/\w+\/labels(.*)\.json/, 'app$1.en.json'));
    expect([...placesIn(file)].filter(([key, values]) => english.get(key) !== values)).toEqual([]);
  },
);
