import { describe, expect, it } from 'vitest';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { changeTitle, commitSubject, publicationTitle } from './change-title.ts';

const content = new ContentFolder('content');
const FEE = { name: { en: 'Caution deposit', ml: 'കോഷൻ ഡെപ്പോസിറ്റ്' } };

describe('the title of a saved change', () => {
  it('names the action, the type and the entry in both languages, not its file', () => {
    const { en, ml } = changeTitle(content, commitSubject('Change', 'fees', 'caution', FEE));
    expect(en).toBe('Fee item changed: Caution deposit (M.Tech and M.Plan)');
    expect(ml).toMatch(/^ഫീസ് ഇനം മാറ്റി: [^A-Za-z]+$/);
  });

  it('is that of its time, also where the entry is called otherwise now', () => {
    const then = { title: { en: 'Fees of 2024', ml: '2024-ലെ ഫീസ്' } };
    const subject = commitSubject('Change', 'news', 'bus-routes-revised', then);
    expect(changeTitle(content, subject)).toEqual({
      en: 'Notice changed: Fees of 2024',
      ml: 'അറിയിപ്പ് മാറ്റി: Fees of 2024',
    });
  });

  it('is whole, or says that it is cut', () => {
    const called = (en: string) => ({ title: { en, ml: 'മ' } });
    const long = `Supplementary registration for ${'students '.repeat(6)}in December (2)`;
    const subject = commitSubject('Remove', 'news', 'registration', called(long));
    expect(changeTitle(content, subject).en).toBe(`Notice deleted: ${long}`);
    const longer = commitSubject('Remove', 'news', 'registration', called(long.repeat(3)));
    expect(changeTitle(content, longer).en).toMatch(/^Notice deleted: Supplementary .{150,200}…$/);
    expect(changeTitle(content, longer, called(long.repeat(3))).en).toBe(
      `Notice deleted: ${long.repeat(3)}`,
    );
  });

  it('of a kind with one entry has no name after it, in no language', () => {
    const menu = changeTitle(content, commitSubject('Change', 'navigation', '', {}).trim());
    expect(menu).toEqual({ en: 'Menu and footer changed', ml: 'മെനുവും പേജിന്റെ അടിഭാഗവും മാറ്റി' });
  });

  it('keeps the title of an entry that is no longer there', () => {
    expect(changeTitle(content, commitSubject('Remove', 'fees', 'old-fee', FEE)).en).toBe(
      'Fee item deleted: Caution deposit',
    );
  });

  it.each([
    ['Import people: 12', '12'],
    ['Change news: 3', '3'],
    ['Undo publication: Fees', 'Fees'],
    ['Redo publication: Fees', 'Fees'],
    ['Remove the samples', ''],
    ['Print documents again', ''],
  ])('is in Malayalam too: %s', (subject, rest) => {
    const { en, ml } = changeTitle(content, subject);
    expect(en).not.toBe(subject);
    expect(ml.replace(rest, '')).not.toMatch(/[A-Za-z]/);
    expect(ml).toContain(rest);
  });

  it('is the message of the commit if it comes from outside the desk', () => {
    expect(changeTitle(content, 'Correct the fees').ml).toBe('Correct the fees');
  });
});

it.each([
  ['Undo: New fees', 'പിൻവലിച്ചു: New fees'],
  ['Redo: New fees', 'വീണ്ടെടുത്തു: New fees'],
  ['New fees. Undo: never', 'New fees. Undo: never'],
])('the sentence of a publication has the verb of the desk in Malayalam: %s', (en, ml) => {
  expect(publicationTitle(en)).toEqual({ en, ml });
});
