import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { newFolder } from '#tests/support/new-folder.ts';
import { PALM_GROVE } from '#tests/support/palm-grove.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { answersOf } from './answers.ts';
import { newContent } from './starter.ts';
import { begunWith, improvedTexts, markOf, starterFile } from './starter-texts.ts';

const RTI = 'pages/administrative/rti.en.md';
const college = newFolder();

const now = new Map([...newContent(PALM_GROVE)].map(([file, text]) => [file, `${text}`]));
const rti = now.get(RTI) ?? '';
/** The college began with an earlier text of the right to information. */
const former = rti.replace(/\n$/, ' The rules of an earlier year.\n');
const { file, text } = starterFile(PALM_GROVE);
writeFile(join(college, file), text);
const begun = begunWith(college);
if (!begun) throw new Error('nothing was kept of the starter');

it('nothing is better in the version with which a college began, also when it has read its texts', () => {
  const read = (name: string) => now.get(name)?.replace('---\n', '---\nreviewedOn: 2026-11-27\n');
  expect(improvedTexts(begun, read)).toEqual([]);
});

it('a better text is taken where the college has only read its own, and shown where it has written', () => {
  const earlier = { ...begun, texts: { ...begun.texts, [RTI]: markOf(former) } };
  const improved = (own: string) =>
    improvedTexts(earlier, (name) => (name === RTI ? own : now.get(name)));
  expect(improved(former)).toEqual([{ file: RTI, text: rti, isNew: false, isChanged: false }]);
  expect(improved(`${former}Ask at counter 3.\n`)).toEqual([
    { file: RTI, text: rti, isNew: false, isChanged: true },
  ]);
  expect(improved(rti)).toEqual([]);
});

it('a text that the college has taken out stays out, and a new one comes', () => {
  const without = (name: string) => (name === RTI ? undefined : now.get(name));
  const { [RTI]: _, ...others } = begun.texts;
  expect(improvedTexts({ ...begun, texts: { ...others, [RTI]: markOf(former) } }, without)).toEqual(
    [],
  );
  expect(improvedTexts({ ...begun, texts: others }, without)).toEqual([
    { file: RTI, text: rti, isNew: true, isChanged: false },
  ]);
});

const inTamil = ({ en }: { en: string }) => ({ en, ta: 'கல்லூரி' });

it('a translation comes beside the text of the starter, is asked beside one of the college, and stays out with it', () => {
  const { name, shortName, address, place, district, state, university, ...rest } = PALM_GROVE;
  const answers = answersOf({
    ...{ ...rest, languages: ['en', 'ta'], shortName },
    ...{ name: inTamil(name), address: inTamil(address), place: inTamil(place) },
    ...{ district: inTamil(district), state: inTamil(state), university: inTamil(university) },
  });
  const files = new Map([...newContent(answers)].map(([name, text]) => [name, `${text}`]));
  const tamil = RTI.replace('.en.', '.ta.');
  const { [tamil]: _, ...texts } = parse(starterFile(answers).text).texts;
  const improved = (english?: string) =>
    improvedTexts({ answers, texts }, (name) =>
      name === RTI ? english : name === tamil ? undefined : files.get(name),
    );
  const found = { file: tamil, text: files.get(tamil), isNew: true };
  expect(improved(rti)).toEqual([{ ...found, isChanged: false }]);
  expect(improved(`${rti}Ask at counter 3.\n`)).toEqual([{ ...found, isChanged: true }]);
  expect(improved()).toEqual([]);
});
