import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { DAY_MS } from '#app/domain/clock.ts';
import { namesLike } from '#app/lib/names.server.ts';

type Bilingual = { en: string; ml: string };

/**
 * Writes the sample content with many more notices and people, to measure growth:
 * `node tools/bench/large-content.ts FOLDER NOTICES PEOPLE`, then
 * `CONTENT_DIR=FOLDER npm run build -- --target ...`. The notices are those of the sample with a
 * number, over ten years.
 */
const [folder = '', notices = '1000', people = '200'] = process.argv.slice(2);
const LAST_DAY = Date.parse('2026-11-20');
const TEN_YEARS_MS = 10 * 365 * DAY_MS;

const samples = (kind: string) =>
  namesLike(`content/${kind}/*.yaml`).map((file) => parse(readFileSync(file, 'utf8')));
const numbered = ({ en, ml }: Bilingual, number: number) => ({
  en: `${en} (${number})`,
  ml: `${ml} (${number})`,
});
const write = (file: string, entry: object) =>
  writeFileSync(join(folder, file), stringify(entry, { lineWidth: 0 }));

cpSync('content', folder, { recursive: true });
const notes = samples('news');
for (let number = 0; number < Number(notices); number++) {
  const {
    dates: _,
    updatedOn: __,
    publishFrom: ___,
    sample: ____,
    ...note
  } = notes[number % notes.length];
  const day = LAST_DAY - (number * TEN_YEARS_MS) / Number(notices);
  const [issuedOn, until] = [day, day + 30 * DAY_MS].map((time) =>
    new Date(time).toISOString().slice(0, 10),
  );
  // Paragraphs of other notices, so that no two texts are the same.
  const other = notes[Math.floor(number / notes.length) % notes.length].body as Bilingual;
  const own = note.body as Bilingual;
  const body = { en: `${own.en}\n${other.en}`, ml: `${own.ml}\n${other.ml}` };
  write(`news/notice-${number}.yaml`, {
    ...note,
    title: numbered(note.title, number),
    body,
    issuedOn,
    validUntil: `${until}T17:00:00+05:30`,
  });
}
const persons = samples('people').filter(({ photo }) => !photo);
for (let number = 0; number < Number(people); number++) {
  const { isHead: _, laboratories: __, ...person } = persons[number % persons.length];
  write(`people/person-${number}.yaml`, { ...person, name: numbered(person.name, number) });
}
