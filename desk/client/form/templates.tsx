import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { type ReactElement, useContext, useState } from 'react';
import { parseLocale } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { firstValues } from '#desk/content-files/first-values.ts';
import { titleIn } from '#desk/content-files/title-in.ts';
import type { Mistake } from '../api.ts';
import { formatDay } from '../language.ts';
import { Reorder } from '../reorder.tsx';
import { DropFiles, pictureOf } from './drop-files.tsx';
import { isBlank, useFold } from './folds.ts';
import {
  AdviceContext,
  type FormContext,
  LeftOutContext,
  MistakesContext,
  mistakesAt,
  OnlyContext,
  useRequired,
} from './form-context.ts';
import { NextYear, OfferedDays, Parts } from './form-parts.tsx';
import { PastedRows } from './pasted-rows.tsx';
import { UsedFiles } from './used-files.tsx';

type Schema = Record<string, unknown>;

/** Label, hint, control and mistakes of a field. Groups and lists have their own heading. */
function FieldTemplate({
  id,
  label,
  rawDescription,
  required,
  children,
  schema,
  hidden,
  registry,
  fieldPathId,
  uiSchema,
}: FieldTemplateProps<unknown, Schema, FormContext>) {
  const { locale, words, correctSpelling, stillRight } = registry.formContext;
  const mistakes = useContext(MistakesContext);
  const advice = useContext(AdviceContext);
  const isRequired = useRequired(required);
  if (hidden) return null;
  const isGroup = schema.type === 'object' || (schema.type === 'array' && !uiSchema?.['ui:widget']);
  const isForms = Array.isArray(schema.anyOf);
  // Mistakes of a field with several forms are shown at the visible form.
  const at = <Said extends Mistake>(list: readonly Said[]) =>
    isForms ? [] : mistakesAt(list, fieldPathId.path, !isGroup);
  const faults = at(mistakes).map((mistake) => mistake.words[locale]);
  return (
    <div className="field" data-faulty={faults.length > 0 || undefined}>
      {!isGroup && label && fieldPathId.path.length > 0 && (
        <label id={`${id}-label`} htmlFor={isForms ? `${id}__anyof_select` : id}>
          {label} {isRequired && <small>({words.required})</small>}
        </label>
      )}
      {!isGroup && rawDescription && (
        <small id={`${id}-hint`} className="hint">
          {rawDescription}
        </small>
      )}
      {children}
      <div id={`${id}-mistakes`} className="mistakes">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
        {at(advice).map(({ words: said, spellings, blocks, path = [] }) => (
          <p key={said.en} className="advice">
            {said[locale]}{' '}
            {spellings && (
              <button type="button" className="link" onClick={() => correctSpelling(path)}>
                {counted(words.correctSpelling, { count: spellings })}
              </button>
            )}
            {blocks && (
              <button type="button" className="link" onClick={() => stillRight(path)}>
                {words.stillRight}
              </button>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}

/** A group of fields; texts in both languages are side by side. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps<unknown, Schema, FormContext>) {
  const { uiSchema, description, properties, required, registry, formData, fieldPathId } = props;
  // A group that is called nothing: the whole form, or the texts of the only language.
  const title = uiSchema?.['ui:title'];
  const isPair = properties.every(({ name }) => parseLocale(name));
  const only = useContext(OnlyContext);
  // What is written in another language stays until somebody takes it out.
  const shown = properties.filter(
    ({ name }) =>
      !isPair || !only || name === only || !isBlank(Reflect.get(Object(formData), name)),
  );
  const names = shown.map(({ name }) => name);
  // In one language the text has one label, its own.
  const style = isPair ? (names.length === 1 ? 'pair only' : 'pair') : 'fields';
  const mistakes = useContext(MistakesContext);
  const { path } = fieldPathId;
  const isEmpty = uiSchema?.['ui:mayLack'] === true && isBlank(formData);
  const isLeftOut = useContext(LeftOutContext) || isEmpty;
  const isFaulty = mistakesAt(mistakes, path, true).length > 0;
  // A group that was left out is opened to be written; it stays open while it is.
  const [isFolded] = useState(isEmpty);
  const fold = useFold(isFaulty);
  const fields = (
    <LeftOutContext value={isLeftOut}>
      {shown.map(({ name, content }) =>
        isPair && only && name !== only ? (
          <LeftOutContext key={name} value>
            {content}
          </LeftOutContext>
        ) : (
          content
        ),
      )}
    </LeftOutContext>
  );
  if (!title) {
    return (
      <div className={style}>
        <Parts {...props} names={names} />
        {fields}
      </div>
    );
  }
  const { words } = registry.formContext;
  if (isFolded && !isPair)
    return (
      <details ref={fold} className="group" aria-label={title}>
        <summary>{fillIn(words.addNamed, { name: title })}</summary>
        {description && <small className="hint">{description}</small>}
        <div className={style}>{fields}</div>
      </details>
    );
  return (
    <fieldset className="group">
      <legend>
        {title} {required && isPair && !isLeftOut && <small>({words.required})</small>}
      </legend>
      {description && <small className="hint">{description}</small>}
      <div className={style}>{fields}</div>
    </fieldset>
  );
}

function ArrayFieldTemplate({
  schema,
  formData,
  items,
  canAdd,
  onAddClick,
  required,
  uiSchema,
  registry,
  fieldPathId,
}: ArrayFieldTemplateProps<unknown, Schema, FormContext>) {
  const { words, place, append, placeName } = registry.formContext;
  const itemFields = (schema.items as { properties?: Record<string, Schema> } | undefined)
    ?.properties;
  // A list may be empty, unless it has a minimum length.
  const isRequired = required && Number(schema.minItems ?? 0) > 0;
  const title = String(uiSchema?.['ui:title'] ?? '');
  const item = (uiSchema?.items as Schema | undefined)?.['ui:title'];
  const hint = uiSchema?.['ui:description'];
  const addWords =
    typeof item === 'string' ? fillIn(words.addNamed, { name: item }) : words.addItem;
  // Each item of a list may have such a list.
  const around = typeof item === 'string' ? fieldPathId.path.slice(0, -1) : fieldPathId.path;
  const within = placeName(around) || undefined;
  const first = firstValues((schema.items ?? {}) as Schema);
  const add = Object.keys(first).length > 0 ? () => append(fieldPathId.path, [first]) : onAddClick;
  return (
    <fieldset className="group list">
      <legend id={fieldPathId.$id} tabIndex={-1}>
        {title} {isRequired && <small>({words.required})</small>}
      </legend>
      {typeof hint === 'string' && <small className="hint">{hint}</small>}
      {items}
      {itemFields?.file?.['x-control'] === 'file' && (
        <>
          <DropFiles
            id={`${fieldPathId.$id}-several`}
            label={words.chooseSeveral}
            accept={String(itemFields.file['x-accept'])}
            place={place}
            onTaken={(taken) =>
              append(
                fieldPathId.path,
                taken.map(({ file, languages }) => ({ file, ...(languages && { languages }) })),
              )
            }
          />
          <UsedFiles
            id={`${fieldPathId.$id}-several`}
            accept={String(itemFields.file['x-accept'])}
            place={place}
            onTaken={(taken) => append(fieldPathId.path, [taken])}
          />
        </>
      )}
      {schema['x-pasted'] === true && (
        <PastedRows
          formData={formData as object[]}
          {...{ registry, fieldPathId, uiSchema, schema }}
        />
      )}
      {canAdd && (
        <button type="button" aria-label={within && `${addWords} (${within})`} onClick={add}>
          {addWords}
        </button>
      )}
      {canAdd && itemFields?.date && <OfferedDays title={title} {...{ registry, fieldPathId }} />}
      {canAdd && itemFields?.date && itemFields.name && (
        <NextYear formData={formData as object[]} {...{ registry, fieldPathId }} />
      )}
    </fieldset>
  );
}

function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
  registry,
}: ArrayFieldItemTemplateProps<unknown, Schema, FormContext>) {
  const { words, locale, placeName } = registry.formContext;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const { formData, fieldPathId } = (
    children as ReactElement<{ formData: unknown; fieldPathId: { path: (string | number)[] } }>
  ).props;
  const mistakes = useContext(MistakesContext);
  const title = titleIn(formData, locale);
  // A holiday of two years has one name.
  const { date } = (formData ?? {}) as { date?: unknown };
  const day = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && date;
  const number = fillIn(words.itemNumber, { number: index + 1 });
  // What is said of its buttons alone must tell it from those of other lists.
  const place = placeName(fieldPathId.path) || number;
  const name = title ? `${title} (${place})` : place;
  const { file } = (formData ?? {}) as { file?: unknown };
  const picture = pictureOf(file);
  // What was there before is folded under its title, and a photograph is a line; what is added
  // without one stays open while it is written.
  const [isFolded] = useState(title !== undefined || picture !== undefined);
  const fold = useFold(mistakesAt(mistakes, fieldPathId.path, true).length > 0);
  return (
    <div className="item">
      <div className="bar">
        <small>{number}</small>
        {(hasMoveUp || hasMoveDown) && (
          <Reorder
            name={name}
            onUp={hasMoveUp ? () => onMoveUpItem() : undefined}
            onDown={hasMoveDown ? () => onMoveDownItem() : undefined}
          />
        )}
        {hasRemove && (
          <button type="button" aria-label={`${words.takeOut}: ${name}`} onClick={onRemoveItem}>
            ×
          </button>
        )}
      </div>
      {isFolded ? (
        <details ref={fold}>
          <summary>
            {picture && <img src={picture} alt="" />}
            {title || (picture ? String(file) : number)}
            {day && <small> {formatDay(day, locale)}</small>}
          </summary>
          {children}
        </details>
      ) : (
        children
      )}
    </div>
  );
}

export const TEMPLATES = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
};
