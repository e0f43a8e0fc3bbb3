import { LOCALES } from '#app/i18n/locale.ts';
import { KINDS } from '#app/site.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { patchYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { patchTextFile, readTextFile } from '#desk/content-files/text-file.ts';
import { withoutLinks } from './remove-entries.ts';
import { NOT_YET } from './sample-parts.ts';

/** Texts of the sample that another college removes or replaces; state.yaml of its pack explains the fields. */
export type Otherwise = {
  instead: [from: string, to: string][];
  rules: string[];
  words: string[];
  topics: string[];
  removed: string[];
};

/**
 * The content with texts removed or replaced.
 * @param laid files that are laid over it
 */
export function saidOtherwise(
  content: ContentFolder,
  otherwise: Otherwise,
  laid: readonly [file: string, source: string][],
): Overlay {
  const remover = new Remover(otherwise);
  const yaml = KINDS.filter(({ form, id }) => form !== 'texts' && id !== 'college').flatMap(
    ({ place }) => content.list(place),
  );
  const texts = KINDS.filter(({ form }) => form === 'texts').flatMap(({ place }) =>
    content.list(`${place}.en.md`),
  );
  const changes = new Map([
    ...yaml.map((file): [string, string] => [
      file,
      change(content.read(file) ?? '', (value) => remover.file(value, file)),
    ]),
    ...texts.flatMap((file) => remover.texts(content, file.replace(/\.en\.md$/, ''))),
    ...otherwise.removed.map((file): [string, undefined] => [file, undefined]),
    ...laid,
  ]);
  return new Map([...changes, ...withoutLinks(content, content.with(changes))]);
}

function change(source: string, of: (value: unknown) => unknown): string {
  return patchYaml(source, of(readYaml(source)));
}

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.length > 0 ? patterns.join('|') : '(?!)');
}

/** Removes texts, in both languages where a rule matches one of them, and replaces others. */
class Remover {
  readonly #rules: RegExp;
  readonly #words: RegExp;
  readonly #topics: readonly string[];
  readonly #instead: readonly (readonly [string, string])[];

  constructor({ instead, rules, words, topics }: Otherwise) {
    [this.#rules, this.#words] = [anyOf(rules), anyOf(words)];
    this.#topics = topics;
    this.#instead = instead;
  }

  file(value: unknown, file: string): unknown {
    const whole =
      file === 'faq.yaml' && Array.isArray(value)
        ? value.filter((row) => !(isGroup(row) && this.#topics.includes(String(row.topic))))
        : value;
    if (!isGroup(whole)) return this.#left(whole) ?? [];
    // What a file needs is not left out of it.
    return Object.fromEntries(
      Object.entries(whole).map(([name, field]) => [
        name,
        this.#left(field) ?? (Array.isArray(field) ? [] : NOT_YET),
      ]),
    );
  }

  /** The two files of a text. */
  texts(content: ContentFolder, path: string): [string, string][] {
    const sources = LOCALES.map((locale) => content.read(`${path}.${locale}.md`) ?? '');
    const bodies = this.#bodies(
      sources.map((source) => partsOf(String(readTextFile(source).text))),
    );
    return sources.map((source, index): [string, string] => {
      const locale = LOCALES[index] ?? 'en';
      const { text: _, ...head } = readTextFile(source);
      const fields = Object.entries(head).map(([name, field]) => [
        name,
        this.#left(field) ?? (Array.isArray(field) ? [head.title] : head.title),
      ]);
      const body = bodies[index]?.length ? bodies[index].join('\n\n') : NOT_YET[locale];
      return [
        `${path}.${locale}.md`,
        patchTextFile(source, { ...Object.fromEntries(fields), text: `${body}\n` }),
      ];
    });
  }

  #say(text: string): string {
    return this.#instead.reduce((words, [from, to]) => words.replaceAll(from, to), text);
  }

  #goes(text: string): boolean {
    return this.#rules.test(text) || this.#words.test(this.#say(text));
  }

  /** `undefined` for what is left out. */
  #left(value: unknown): unknown {
    if (typeof value === 'string') return this.#goes(value) ? undefined : this.#say(value);
    if (Array.isArray(value)) {
      const left = value.map((item) => this.#left(item)).filter((item) => item !== undefined);
      // Nor a list that has lost all of its items, or all but one of its synonyms.
      return left.length < value.length &&
        (left.length === 0 || (left.length === 1 && value.length > 2))
        ? undefined
        : left;
    }
    if (!isGroup(value)) return value;
    const fields = Object.entries(value).map(([name, field]) => [name, this.#left(field)]);
    if (fields.every(([, field]) => field !== undefined)) return Object.fromEntries(fields);
    // The law's list stays whole.
    return 'label' in value && ('says' in value || 'at' in value)
      ? { id: value.id, label: value.label, college: NOT_YET }
      : undefined;
  }

  /** Parts that have a counterpart in the other language go together. */
  #bodies(languages: string[][]): string[][] {
    const goes = languages.map((parts) => parts.map((part) => this.#linesThatGo(part)));
    const [one = [], other = []] = goes;
    const isParallel = one.length === other.length;
    return languages.map((parts, language) => {
      const left = parts.map((part, index) => {
        const counterpart = isParallel ? goes[1 - language]?.[index] : undefined;
        const lines = goes[language]?.[index] ?? [];
        const both =
          counterpart?.length === lines.length
            ? lines.map((line, at) => line || counterpart[at])
            : lines;
        return lines.every(Boolean) || counterpart?.every(Boolean)
          ? ''
          : this.#say(linesLeft(part, both));
      });
      return left.filter(
        (part, index) =>
          part !== '' &&
          !(
            part.startsWith('#') &&
            /^(?:#|$)/.test(left.slice(index + 1).find((next) => next !== '') ?? '')
          ),
      );
    });
  }

  /** For each line of a part whether it goes: an item or a row by itself, any other with the whole part. */
  #linesThatGo(part: string): boolean[] {
    const lines = part
      .split('\n')
      .map((line) => ({ goes: this.#goes(line), isItem: ITEM.test(line) }));
    const isAll = lines.some(({ goes, isItem }) => goes && !isItem);
    return lines.map(({ goes }) => isAll || goes);
  }
}

const ITEM = /^(?:- |\d+\. |\|)/;

/** Paragraphs, lists, tables and boxes. */
function partsOf(text: string): string[] {
  return text.match(/^:::\w[\s\S]*?^:::$|(?:^.+$\n?)+/gm)?.map((part) => part.trimEnd()) ?? [];
}

/** Nothing of a table or a list of which no row is left. */
function linesLeft(part: string, goes: readonly (boolean | undefined)[]): string {
  const lines = part.split('\n').filter((_, index) => !goes[index]);
  if (!goes.some(Boolean)) return part;
  return lines.filter((line) => ITEM.test(line)).length > (part.includes('\n|') ? 2 : 0)
    ? lines.join('\n')
    : '';
}
