import { expect, it } from 'vitest';
import { publicationKind, publicationMessage } from './publication-message.ts';

it.each([
  [publicationMessage('Undo publication: Bus', 'undo'), 'undo'],
  [publicationMessage('Publish chosen entries', 'chosen'), 'chosen'],
  ['Undo publication: Bus', 'undo'],
  ['Redo publication: Bus', 'redo'],
  ['Change news/bus: Undo publication', ''],
])(
  'what a commit is of a publication stands in its trailer, in older ones in the first line: %j',
  async (message, kind) => {
    const [subject, trailer = ''] = message.split('\n\nPublication: ');
    const git = { run: async () => `${subject}\x1f${trailer}\n` };
    expect(await publicationKind(git, 'HEAD')).toBe(kind);
  },
);
