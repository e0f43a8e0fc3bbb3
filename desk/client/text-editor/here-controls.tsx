import type { Command } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  isInTable,
} from 'prosemirror-tables';
import { itemMark, LIST_TYPES, type ListType } from '#app/lib/markdown/list-types.ts';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';
import type { NamedChoice, TextBlock } from '../api.ts';
import { Boxes, Choice } from '../choice.tsx';
import type { DeskLanguage, DeskMessages } from '../messages.ts';
import { around, deeper, setAttrs, takeOut } from './commands.ts';
import { lessDeep } from './keys.ts';
import { blockOf } from './names.ts';
import { isOfPictures, PictureChoices } from './picture-choices.tsx';
import type { ToolsProps } from './toolbar.tsx';

const { nodes } = SCHEMA;
const MARKS = Object.fromEntries(
  LIST_TYPES.map((type) => [type, `${itemMark(type, 1)} ${itemMark(type, 2)}`]),
);

/** What can be done with the table, box, list or data at the cursor. */
export function HereControls({ id, view, state, context }: ToolsProps) {
  const { words, shows, locale } = context;
  const data = around(state, nodes.data_block);
  const figure = around(state, nodes.figure);
  const table = around(state, nodes.table_box);
  const box = around(state, nodes.box, nodes.steps);
  const item = around(state, nodes.list_item);
  const list = around(state, nodes.bullet_list, nodes.ordered_list);
  const what = data ?? figure ?? table ?? box;
  if (!what && !item) return null;
  const block = data && blockOf(data.node.attrs, context);
  const name = table
    ? words.table
    : box
      ? words[box.node.attrs.name as 'note' | 'warning']
      : undefined;
  const run = (command: Command) => command(view.state, view.dispatch);
  const press = (label: string, command: Command) => (
    <button
      type="button"
      onClick={() => {
        run(command);
        view.focus();
      }}
    >
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of the form
    <div className="bar" role="group" aria-label={name ?? words.atCursor} aria-controls={id}>
      {data && block?.attribute && (
        <ValueChoice
          block={block}
          chosen={String(data.node.attrs.values[block.attribute] ?? '')}
          locale={locale}
          words={words}
          onChoose={(value) =>
            run(
              setAttrs(data.at, { ...data.node.attrs, values: { [block.attribute ?? '']: value } }),
            )
          }
        />
      )}
      {figure && (
        <Choice
          label={words.figure}
          options={namesOf(shows?.figures ?? [], locale)}
          value={`${figure.node.attrs.name} ${figure.node.attrs.key}`}
          onChange={(chosen) => {
            const [name, key] = chosen.split(' ');
            run(setAttrs(figure.at, { name, key }));
          }}
        />
      )}
      {table && isInTable(state) && (
        <>
          {press(words.addRow, addRowAfter)}
          {press(words.addColumn, addColumnAfter)}
          {press(words.takeRow, deleteRow)}
          {press(words.takeColumn, deleteColumn)}
        </>
      )}
      {list?.node.type === nodes.ordered_list && (
        <Choice
          label={words.marksOfItems}
          options={MARKS}
          value={list.node.attrs.type as ListType}
          onChange={(type) => run(setAttrs(list.at, { ...list.node.attrs, type }))}
        />
      )}
      {item && (
        <>
          {press(words.deeper, deeper)}
          {press(words.lessDeep, lessDeep)}
        </>
      )}
      {what &&
        press(
          what === box ? words.takeBox : [words.takeOut, name].filter(Boolean).join(': '),
          takeOut(what),
        )}
    </div>
  );
}

const namesOf = (choices: readonly NamedChoice[], locale: DeskLanguage) =>
  Object.fromEntries(choices.map((each) => [each.id, each[locale]]));

/** Which of the values a block of data shows: one of a list, or several offices. */
function ValueChoice({
  block,
  chosen,
  locale,
  words,
  onChoose,
}: {
  words: DeskMessages;
  block: TextBlock;
  chosen: string;
  locale: DeskLanguage;
  onChoose: (value: string) => void;
}) {
  const [label, options] = [block[locale], namesOf(block.values, locale)];
  if (isOfPictures(block))
    return (
      <details>
        <summary>{words.otherPicture}</summary>
        <PictureChoices block={block} onChoose={onChoose} />
      </details>
    );
  if (!block.isMany) return <Choice {...{ label, options }} value={chosen} onChange={onChoose} />;
  return (
    <details>
      <summary>{label}</summary>
      <Boxes
        label={label}
        of={Object.entries(options)}
        chosen={chosen.split(' ').filter(Boolean)}
        onChange={(all) => onChoose(all.join(' '))}
        needsOne
      />
    </details>
  );
}
