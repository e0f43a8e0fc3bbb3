import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { asLinkTarget } from '#app/content/link-target.ts';
import { FIRST, type Locale } from '#app/i18n/locale.ts';
import { linkKind } from '#app/lib/link-rules.ts';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';
import { Options } from '../choice.tsx';
import type { FormContext } from '../form/form-context.ts';
import { languageName } from '../language.ts';
import { asOff, useLock } from '../use-lock.tsx';
import {
  around,
  insertBlock,
  insertFigure,
  linkAt,
  NEW_BLOCKS,
  setLink,
  toggleBold,
  toggleEnglish,
  toggleHeading,
  toggleList,
} from './commands.ts';
import { HereControls } from './here-controls.tsx';
import { isOfPictures, PictureChoices } from './picture-choices.tsx';

const { nodes, marks } = SCHEMA;

export type ToolsProps = {
  id: string;
  view: EditorView;
  state: EditorState;
  lang: Locale | undefined;
  context: FormContext;
};

/**
 * What can be made of the text: one stop of the Tab key, arrows inside it; then what can be put
 * into the text, and what is at the cursor.
 */
export function Toolbar(props: ToolsProps & { bar: RefObject<HTMLDivElement | null> }) {
  const { id, view, state, lang, context, bar } = props;
  const { words, locale } = context;
  const link = linkAt(state);
  const [isLinking, setLinking] = useState(false);
  const run = (command: Command) => () => {
    command(view.state, view.dispatch);
    view.focus();
  };
  const isMarked = (mark: MarkType) => {
    const { from, to, empty, $from } = state.selection;
    return empty
      ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, mark);
  };
  const level = around(state, nodes.heading)?.node.attrs.level;
  const list = around(state, nodes.bullet_list, nodes.ordered_list)?.node.type;
  const tools: readonly (readonly [
    name: string,
    isOn: boolean | undefined,
    Command,
    off?: string | false,
  ])[] = [
    [words.bold, isMarked(marks.strong), toggleBold],
    [words.heading, level === 2, toggleHeading(2)],
    [words.subheading, level === 3, toggleHeading(3)],
    [words.list, list === nodes.bullet_list, toggleList(nodes.bullet_list)],
    [words.numberedList, list === nodes.ordered_list, toggleList(nodes.ordered_list)],
    ...(lang === FIRST
      ? []
      : [[words.englishWords, isMarked(marks.english), toggleEnglish] as const]),
    [words.undo, undefined, undo, undoDepth(state) === 0 && words.locked.undo],
    [words.redo, undefined, redo, redoDepth(state) === 0 && words.locked.redo],
  ];
  // One of them can be reached by Tab; React does not know which.
  useEffect(() => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const reached = buttons.find((button) => button.getAttribute('tabindex') === '0') ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === reached ? 0 : -1;
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = -1;
    const next = buttons.at(to % buttons.length);
    if (next) next.tabIndex = 0;
    next?.focus();
  };
  return (
    <>
      <div
        ref={bar}
        className="bar"
        role="toolbar"
        aria-label={lang ? `${words.textTools}: ${languageName(lang, locale)}` : words.textTools}
        aria-controls={id}
        onKeyDown={move}
      >
        {tools.map(([name, isOn, command, isOff]) => (
          <button
            key={name}
            type="button"
            aria-pressed={isOn}
            {...asOff(isOff || undefined)}
            onClick={run(command)}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={isLinking || link !== undefined}
          onClick={() => setLinking(!isLinking)}
        >
          {words.link}
        </button>
      </div>
      {(isLinking || link) && (
        <LinkField
          key={link?.from}
          href={link?.href ?? ''}
          context={context}
          onTake={(href) => {
            setLinking(false);
            run(setLink(href))();
          }}
        />
      )}
      <Insert context={context} onInsert={(command) => run(command)()} />
      <HereControls {...props} />
    </>
  );
}

function LinkField({
  href,
  context: { words },
  onTake,
}: {
  href: string;
  context: FormContext;
  onTake: (href: string) => void;
}) {
  const [typed, setTyped] = useState(href);
  const [isRefused, setRefused] = useState(false);
  const mistake = useId();
  const take = () => {
    const address = asLinkTarget(typed);
    const isLink = address === '' || linkKind(address) !== undefined;
    setRefused(!isLink);
    if (isLink) onTake(address);
  };
  return (
    <form className="bar" noValidate action={take}>
      <label>
        {words.linkAddress}{' '}
        <input
          value={typed}
          inputMode="url"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? mistake : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit">{words.useLink}</button>
      {href && (
        <button type="button" onClick={() => onTake('')}>
          {words.takeLink}
        </button>
      )}
      {isRefused && (
        <p id={mistake} role="alert">
          {words.noLink}
        </p>
      )}
    </form>
  );
}

/**
 * What a text may hold, by its name. It is put in when the button is pressed, not while the names
 * are gone through.
 */
function Insert({
  context: { words, locale, shows },
  onInsert,
}: {
  context: FormContext;
  onInsert: (command: Command) => void;
}) {
  const [chosen, setChosen] = useState('');
  const own = (['steps', 'note', 'warning', 'table'] as const).map((name) => ({
    ...{ value: `own:${name}`, label: words[name], command: insertBlock(NEW_BLOCKS[name]()) },
  }));
  const data = (shows?.blocks ?? []).map(({ name, attribute, values: all, ...label }) => {
    const values = attribute ? { [attribute]: all[0]?.id ?? '' } : {};
    const block = nodes.data_block.create({ name, values });
    const value = `data:${name}:${attribute ?? ''}`;
    return { value, label: label[locale], command: insertBlock(block) };
  });
  const pictures = shows?.blocks.find(
    (block) => isOfPictures(block) && chosen === `data:${block.name}:${block.attribute}`,
  );
  const figures = (shows?.figures ?? []).map(({ id, ...label }) => {
    const [name, key] = id.split(' ');
    return { value: `figure:${id}`, label: label[locale], command: insertFigure({ name, key }) };
  });
  const command = [...own, ...data, ...figures].find(({ value }) => value === chosen)?.command;
  const { lock, reason } = useLock(command ? undefined : words.locked.insert);
  const options = (of: typeof own) => <Options of={of.map(({ value, label }) => [value, label])} />;
  return (
    <>
      <div className="bar">
        <label>
          {words.insertHere}{' '}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{words.choose}</option>
            {options(own)}
            {shows && <optgroup label={words.dataBlocks}>{options(data)}</optgroup>}
            {figures.length > 0 && <optgroup label={words.figure}>{options(figures)}</optgroup>}
          </select>
        </label>
        {!pictures && (
          <button type="button" {...lock} onClick={() => command && onInsert(command)}>
            {words.insert}
          </button>
        )}
      </div>
      {!pictures && reason}
      {pictures && (
        <PictureChoices
          block={pictures}
          onChoose={(id) => {
            setChosen('');
            const values = { [pictures.attribute ?? '']: id };
            onInsert(insertBlock(nodes.data_block.create({ name: pictures.name, values })));
          }}
        />
      )}
    </>
  );
}
