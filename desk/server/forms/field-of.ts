import { type FieldPath, titleAt } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { languageOfFile } from '#app/i18n/locale.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';
import { fieldsAt, schemaOf } from './form.ts';
import { formWords, kindTitles } from './form-words.ts';

/**
 * A field of a form: its place, what it is called, and whether its values are chosen from a list.
 */
type Field = { path: FieldPath; words: Words; isChoice: boolean };

type Form = { schema: Record<string, unknown>; words: ReturnType<typeof formWords> };
const forms = new Map<string, Form>();

/** The field of a form that a problem names, or the nearest one around it that the form has. */
export function fieldOf(
  content: ContentFolder,
  kind: Kind,
  problem: Pick<Problem, 'file' | 'path' | 'line'>,
): Field {
  const { schema, words } = formOf(kind);
  const path = inForm(kind, problem);
  const { known } = titleAt(words.en, path);
  const line = lineOf(content, problem);
  return {
    path: known,
    words: titleOfField(kind, path, line ? [line] : []),
    isChoice: fieldsAt(schema, known).some((field) => field.enum ?? field['x-reference']),
  };
}

/** A form has one row of a list, and both languages of a text. */
function inForm(kind: Kind, { file, path }: Pick<Problem, 'file' | 'path'>): FieldPath {
  const language = languageOfFile(file);
  if (kind.form === 'texts' && language) return [language, ...path];
  return kind.form === 'list' && typeof path[0] === 'number' ? path.slice(1) : path;
}

/** What a field of a form is called, with the lines of its text. */
export function titleOfField(kind: Kind, path: FieldPath, lines: readonly number[] = []): Words {
  const { words } = formOf(kind);
  const title = (locale: keyof Words, name: string) =>
    [
      titleAt(words[locale], path).title,
      ...(lines.length > 0 ? [`${name} ${lines.join(', ')}`] : []),
    ]
      .filter(Boolean)
      .join(', ');
  return inDesk((locale) => title(locale, { en: 'line', ml: 'വരി' }[locale]));
}

/** What is said at a field of a form. */
export function adviceAt(kind: Kind, path: FieldPath, words: Words) {
  return { words, field: titleOfField(kind, path), path };
}

/** Whether a text is in Markdown: its form has the visual editor. */
export function isMarkdown(kind: Kind, path: FieldPath): boolean {
  return fieldsAt(schemaOf(kind), path).some((field) => field['x-control'] === 'markdown');
}

/** The form of a kind, made once. */
export function formOf(kind: Kind): Form {
  const known = forms.get(kind.id);
  if (known) return known;
  const schema = schemaOf(kind);
  const form = { schema, words: formWords(kind.id, schema) };
  forms.set(kind.id, form);
  return form;
}

/** A kind of content as the desk lists it. */
export function listedKind(kind: Kind) {
  return {
    ...{ id: kind.id, form: kind.form, hasTime: hasTime(kind), isRare: kind.isRare === true },
    /** The field with the files of an entry, of which it can have several. */
    takes: takesSeveral(kind) ? kind.files : undefined,
    ...kindTitles(kind.id),
  };
}
export type ListedKind = ReturnType<typeof listedKind>;

/** Whether entries of a kind can be published later. */
export function hasTime(kind: Kind): boolean {
  const { properties } = formOf(kind).schema;
  return isGroup(properties) && 'publishFrom' in properties;
}

/** Whether an entry of a kind can have several files. */
function takesSeveral(kind: Kind): boolean {
  const field: unknown = Reflect.get(
    Object(formOf(kind).schema.properties),
    kind.files?.field ?? '',
  );
  return isGroup(field) && field.type === 'array';
}

/** The check counts the lines of the file; the form has no head above the text. */
function lineOf(
  content: ContentFolder,
  { file, path, line }: Pick<Problem, 'file' | 'path' | 'line'>,
): number | undefined {
  return line !== undefined && path[0] === 'text'
    ? line - (content.read(file) ?? '').split('\n').indexOf('---', 1) - 1
    : undefined;
}
