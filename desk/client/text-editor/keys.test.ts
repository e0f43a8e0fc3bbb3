// @vitest-environment happy-dom
import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { openedText, placeOf } from '#tests/support/opened-text.ts';
import { lessDeep } from './keys.ts';

const TABLE = ':::table[Fees]\n| Item | Fee |\n| - | - |\n| Mess | 6 |\n:::';
const BOX = ':::note[Fees]\nPay by Friday.\n:::';
const LETTERS = ':::clauses{type=a}\n1. Fee\n2. Form\n3. Photo\n4. Card\n:::';

/** A text in which keys are pressed, the cursor behind or before some words. */
function opened(text: string, words: string, isBehind = true) {
  const { view, written } = openedText(text);
  const place = placeOf(view.state.doc, words, isBehind);
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place)));
  const press = (...keys: string[]) =>
    keys.map((key) =>
      view.dom.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
    );
  const type = (typed: string) => view.dispatch(view.state.tr.insertText(typed));
  return { view, press, type, written: () => written().trim() };
}

describe('an item that leaves a list with letters', () => {
  it('leaves the others theirs', () => {
    const { view, written } = opened(LETTERS, 'Form');
    lessDeep(view.state, view.dispatch);
    expect(written()).toBe(
      ':::clauses{type=a}\n1. Fee\n:::\n\nForm\n\n:::clauses{type=a}\n3. Photo\n4. Card\n:::',
    );
  });

  it('of which the others become its own leaves them theirs too', () => {
    const { view, written } = opened('- Fees\n  1. Fee\n  2. Form\n  3. Photo', 'Form');
    lessDeep(view.state, view.dispatch);
    expect(written()).toBe('- Fees\n  1. Fee\n- Form\n\n  3. Photo');
  });

  it('counts nothing if it is empty', () => {
    const { press, written, type } = opened(LETTERS, 'Form');
    press('Enter', 'Enter');
    type('And');
    expect(written()).toBe(
      ':::clauses{type=a}\n1. Fee\n2. Form\n:::\n\nAnd\n\n:::clauses{type=a}\n3. Photo\n4. Card\n:::',
    );
  });
});

describe('beside a table or a box', () => {
  it.each([
    ['Delete', `The fees:\n\n${TABLE}`, 'fees:', true],
    ['Backspace', `${TABLE}\n\nNote`, 'Note', false],
    ['Delete', `The fees:\n\n${BOX}`, 'fees:', true],
    ['Backspace', `${BOX}\n\nNote`, 'Note', false],
  ])('%s takes nothing, so that the next one does not take it', (key, text, words, isBehind) => {
    const { press, written } = opened(text, words, isBehind);
    press(key, key);
    expect(written()).toBe(text);
  });

  it('Backspace makes a paragraph of an item', () => {
    const { press, written } = opened(`${TABLE}\n\n- Note`, 'Note', false);
    press('Backspace', 'Backspace');
    expect(written()).toBe(`${TABLE}\n\nNote`);
  });

  it.each([
    ['Delete', 'Fees'],
    ['Backspace', '6'],
  ])('%s takes an empty line, and goes into the table', (key, goesTo) => {
    const { view, press, type, written } = opened(
      `Old\n\n${TABLE}\n\nNew`,
      key === 'Delete' ? 'Old' : 'New',
    );
    const { $from } = view.state.selection;
    view.dispatch(view.state.tr.delete($from.start(), $from.end()));
    press(key);
    type('!');
    expect(written()).toContain(key === 'Delete' ? `!${goesTo}` : `${goesTo}!`);
    expect(written().split('\n\n')).toHaveLength(2);
  });
});

describe('the Tab key in the last cell', () => {
  it('begins a row, as in Word', () => {
    const { press, type, written } = opened(TABLE, '6');
    press('Tab');
    type('Bus');
    expect(written()).toContain('| Mess | 6 |\n| Bus | |\n');
  });

  it('of a row without words goes on to what follows', () => {
    const { press, written } = opened(TABLE, '6');
    press('Tab', 'Tab');
    expect(press('Tab')).toEqual([true]);
    expect(written()).toContain('| Mess | 6 |\n| | |\n:::');
  });
});
