import { WORDS_PAGE } from '#app/content/rows/short-words.server.ts';
import { useLabels } from '#app/content/use-labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';

/** Letters familiar from other government sites, next to the names of the sizes. */
const SIGNS: Readonly<Record<string, string>> = {
  small: 'A\u2212',
  normal: 'A',
  large: 'A+',
  larger: 'A++',
};

/**
 * The choice of text size and contrast: native radio buttons read by the style sheet
 * (app/styles/display.css) and saved on the device by a small script (app/page/display.ts), whose
 * values must match.
 */
export function Display() {
  const labels = useLabels('shell').display;
  const { messages } = useLocale();
  return (
    <>
      <button type="button" className="display-open" popoverTarget="display">
        <span aria-hidden="true">Aa </span>
        {labels.title}
      </button>
      <div
        id="display"
        className="display"
        popover="auto"
        role="dialog"
        aria-labelledby="display-title"
      >
        <h2 id="display-title" tabIndex={-1} data-focus="">
          {labels.title}
        </h2>
        <Choices name="text-size" legend={labels.textSize} words={labels.sizes} signs={SIGNS} />
        <Choices name="contrast" legend={labels.contrast} words={labels.contrasts} />
        <p>
          <span data-kept="">{labels.willBeKept} </span>
          <span data-unkept="">{labels.withoutScripts} </span>
          {labels.zoom}
        </p>
        <div className="display-ends">
          <button type="button" className="needs-script" data-display-reset="">
            {labels.reset}
          </button>
          <button type="button" popoverTarget="display" popoverTargetAction="hide">
            {messages.close}
          </button>
        </div>
        <output
          data-say-kept={labels.kept}
          data-say-lost={labels.lost}
          data-say-reset={labels.wasReset}
        />
      </div>
    </>
  );
}

type ChoicesProps = {
  name: string;
  legend: string;
  words: Readonly<Record<string, string>>;
  signs?: typeof SIGNS;
};

function Choices({ name, legend, words, signs = {} }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="display-choices">
        {Object.entries(words).map(([value, word]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === 'normal' || value === 'device'}
            />
            <span>
              {signs[value] && <span aria-hidden="true">{`${signs[value]} `}</span>}
              {word}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The box that opens at a pressed abbreviation (app/page/words.ts): long form, meaning, and the
 * link to all terms.
 */
export function WordBox() {
  const { locale } = useLocale();
  const { allWords } = useLabels('glossary');
  return (
    <div className="word-meaning" popover="auto" role="dialog" tabIndex={-1} lang={locale}>
      <strong /> <span /> <a href={localisePath(WORDS_PAGE, locale)}>{allWords}</a>
    </div>
  );
}
