import { expect, it } from 'vitest';
import { both } from '#tests/support/desk-form.ts';
import { afterEvent, type EntryWork, type WorkEvent } from './entry-work.ts';

const advice = [{ field: both('Title'), words: both('This names the year 2025.') }];
const mistakes = [{ field: both('Title'), words: both('The title is missing.') }];
const conflict = { conflicts: [], shown: [], taken: [], value: {}, theirs: null };
const work: EntryWork = {
  written: { value: 'Hours', base: 'Hour', address: 'hours' },
  said: both('Kept'),
  mistakes,
  advice,
  offers: ['place'],
  conflict,
};
const [said, written] = [both('Saved'), work.written];

it.each<[string, WorkEvent, Partial<EntryWork>]>([
  [
    'written: its name and what it was written on stay',
    { is: 'written', value: 'New' },
    { written: { ...written, value: 'New' } },
  ],
  ['named', { is: 'named', address: 'a' }, { written: { ...written, address: 'a' } }],
  [
    'checked: what was found before is over',
    { is: 'checked', wanted: 'hours', answer: { id: 'hours-2', mistakes: [] } },
    { mistakes: [], advice: [], offers: [], free: { wanted: 'hours', name: 'hours-2' } },
  ],
  ['sent: what had to be chosen was chosen', { is: 'sent', said }, { said, conflict: undefined }],
  [
    'saved: it is as the server has corrected it',
    { is: 'saved', base: 'Hours.', value: 'Hours.', advice: [], said },
    {
      written: { value: 'Hours.', base: 'Hours.' },
      mistakes: [],
      advice: [],
      conflict: undefined,
      said,
    },
  ],
  [
    'saved while more was written: that stays',
    { is: 'saved', base: 'Sent', advice, said },
    { written: { value: 'Hours', base: 'Sent' }, mistakes: [], conflict: undefined, said },
  ],
  [
    'merged with what somebody else has saved: a new name stays',
    { is: 'merged', value: 'Both', base: 'Theirs' },
    { written: { value: 'Both', base: 'Theirs', address: 'hours' } },
  ],
  ['refused without a reason in a field', { is: 'refused', said }, { said }],
  [
    'refused for a field: nothing that is written is lost',
    { is: 'refused', mistakes: [], said },
    { said, mistakes: [] },
  ],
  [
    'forgotten: nothing is said of a draft',
    { is: 'forgotten' },
    { mistakes: [], advice: [], said: undefined },
  ],
  [
    'discarded: it is as it was saved',
    { is: 'discarded', value: 'Old', base: 'Old' },
    { written: { value: 'Old', base: 'Old' } },
  ],
])('an entry that is %s', (_, event, changed) => {
  expect(afterEvent(work, event)).toEqual({ ...work, ...changed });
});

it('what is missing in a field is not said any more once the field is written', () => {
  const missing = ['title', 'venue'].map((name) => ({
    ...{ field: both(name), words: both('Fill in this field.') },
    path: [name],
  }));
  const empty = { ...work, written: { value: {}, base: {} }, mistakes: missing };
  const { mistakes: left } = afterEvent(empty, { is: 'written', value: { venue: 'Hall' } });
  expect(left.map(({ path }) => path)).toEqual([['title']]);
});
