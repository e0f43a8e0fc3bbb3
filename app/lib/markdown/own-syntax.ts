import { attention } from 'micromark-core-commonmark';
import type { Processor } from 'unified';

type Construct = typeof attention;
type Code = Parameters<ReturnType<Construct['tokenize']>>[0];

/** Directives inside a sentence. */
const KNOWN = /^:(?:figure|id|english)\[$/;
const NAMED = /^:[A-Za-z][\w-]*[[{]$/;
const [STAR, COLON] = [42, 58];

/** A sign; the end of a line or a text is like a space. */
const signOf = (code: Code) => (code !== null && code > 0 ? String.fromCharCode(code) : ' ');

/**
 * Bold begins and ends at its marks whatever is beside them. Markdown does not allow an ending
 * after a full stop, a bracket or marked English:
 * **(കോളേജ്)**ന്റെ, **:english[UGC]**ന്റെ. One star alone is as Markdown has it.
 */
const bold: Construct = {
  ...attention,
  tokenize(effects, ok, nok) {
    const isAfterSpace = signOf(this.previous).trim() === '';
    let stars = 0;
    return function star(code) {
      if (stars === 0) effects.enter('attentionSequence');
      if (code === STAR) {
        stars++;
        effects.consume(code);
        return star;
      }
      if (stars === 1) return nok(code);
      const marks = effects.exit('attentionSequence');
      marks._open = signOf(code).trim() !== '';
      marks._close = !isAfterSpace;
      return ok(code);
    };
  },
};

/**
 * A colon begins a directive only with a name and a bracket after it, inside a word only with a
 * known one: 10:30[list](/list), Venue:hall[A].
 */
const isNamed: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const isInWord = /[\p{L}\p{M}\p{N}]/u.test(signOf(this.previous));
    let name = '';
    return function sign(code) {
      if (name === '') effects.enter('data');
      name += signOf(code);
      if (/^:[\w-]*$/.test(name)) {
        effects.consume(code);
        return sign;
      }
      effects.exit('data');
      return (isInWord ? KNOWN : NAMED).test(name) ? ok(code) : nok(code);
    };
  },
};

const named = (directive: Construct): Construct => ({
  ...directive,
  tokenize(effects, ok, nok) {
    return effects.check(isNamed, directive.tokenize.call(this, effects, ok, nok), nok);
  },
});

/**
 * What this site reads in another way than Markdown. Text that was pasted with its indentation is
 * no program, a line of dashes makes no heading, and `[Time]: 10:30` and `[ ]` at the beginning of
 * a line are words.
 */
export function ownSyntax(this: Processor): void {
  const data = this.data();
  const extensions = (data.micromarkExtensions ?? []).map((each) => {
    const colon = each.text?.[COLON];
    return colon ? { ...each, text: { ...each.text, [COLON]: [colon].flat().map(named) } } : each;
  });
  const disable = { null: ['codeIndented', 'definition', 'setextUnderline', 'tasklistCheck'] };
  data.micromarkExtensions = [...extensions, { text: { [STAR]: bold }, disable }];
}
