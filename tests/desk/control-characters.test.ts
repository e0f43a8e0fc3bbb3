import { afterAll, expect, it } from 'vitest';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

it.each(['\0', '\u0007', '\u001b'])(
  'a text with the control character %j is refused at its field, in the title and in the body',
  async (character) => {
    const { value } = (await desk.ask('entry?kind=news&id=bus-routes-revised')).answer;
    const changed = {
      ...value,
      title: { ...value.title, en: `Bus${character} routes` },
      body: { ...value.body, en: `Text${character}.` },
    };
    const { status, answer } = await desk.ask('save', {
      kind: 'news',
      id: 'bus-routes-revised',
      value: changed,
      base: value,
    });
    expect(status).toBe(422);
    const fields = answer.mistakes.map(({ field }: { field: { en: string } }) => field.en);
    expect(fields).toContain('Title, English');
    expect(fields.some((field: string) => field.startsWith('Text'))).toBe(true);
  },
);
