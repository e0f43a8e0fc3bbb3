import { kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { kindTitles } from '#desk/server/forms/form-words.ts';
import type { Words } from '#desk/server/forms/words.ts';
import { titleOf } from './titles.ts';

/** Longer first lines are cut; titles are seldom so long. */
const MAX_SUBJECT = 200;
const CUT = '…';

/** The actions that begin the first line of a commit of the desk. */
const ACTIONS = {
  Add: { en: 'added', ml: 'ചേർത്തു' },
  Change: { en: 'changed', ml: 'മാറ്റി' },
  Remove: { en: 'deleted', ml: 'നീക്കി' },
} as const satisfies Record<string, Words>;

/** First line of the commit of an entry, for git: the action, the entry and its English title. */
export function commitSubject(
  action: keyof typeof ACTIONS,
  kind: string,
  id: string,
  value: unknown,
): string {
  const { en } = titleOf(value, id);
  const subject = `${action} ${kind}${id ? `/${id}` : ''}: ${en}`.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  return subject.length > MAX_SUBJECT ? `${subject.slice(0, MAX_SUBJECT)}${CUT}` : subject;
}

/**
 * The first line of a commit as the desk shows it, in both languages; that of a commit from outside the desk as it is.
 * @param then the entry at that time, if it is at hand
 */
export function changeTitle(content: ContentFolder, subject: string, then?: unknown): Words {
  const [, action = '', name = '', id = '', title = ''] =
    /^(Add|Change|Remove) ([a-z-]+)(?:\/([^:]*))?:(?: (.*))?$/.exec(subject) ?? [];
  const kind = kindOf(name);
  if (kind && id === '' && /^\d+$/.test(title)) {
    const { title: list } = kindTitles(name);
    return { en: `${list.en} changed: ${title}`, ml: `${list.ml}, മാറ്റിയവ: ${title}` };
  }
  if (kind) {
    const { entry } = kindTitles(name);
    const value = then ?? valueOfEntry(content, kind, id);
    const now = titleOf(value, id);
    // What it was called then: the person of then has not written the title of now.
    const isSame = value !== undefined && now.en.startsWith(title.replace(CUT, ''));
    const titles = isSame ? now : { en: title, ml: title };
    const done = ACTIONS[action as keyof typeof ACTIONS];
    const of = (own: string) => (own ? `: ${own}` : '');
    return {
      en: `${entry.en} ${done.en}${of(titles.en)}`,
      ml: `${entry.ml} ${done.ml}${of(titles.ml)}`,
    };
  }
  const [, imported, count] = /^Import ([a-z-]+): (\d+)$/.exec(subject) ?? [];
  if (imported) {
    const { title: list } = kindTitles(imported);
    return { en: `${list.en} imported: ${count}`, ml: `${list.ml}, ഇംപോർട്ട് ചെയ്തത്: ${count}` };
  }
  const [, verb = '', sentence = ''] = /^(Undo|Redo) publication: (.*)$/.exec(subject) ?? [];
  const done = UNDONE[verb];
  if (done)
    return { en: `Publication ${done.en}: ${sentence}`, ml: `പ്രസിദ്ധീകരണം ${done.ml}: ${sentence}` };
  return WHOLE[subject] ?? { en: subject, ml: subject };
}

const UNDONE: Readonly<Record<string, Words>> = {
  Undo: { en: 'undone', ml: 'പിൻവലിച്ചു' },
  Redo: { en: 'brought back', ml: 'വീണ്ടെടുത്തു' },
};

/** The sentence of a publication in both languages: that of an undo begins with a verb of the desk, any other is as its author wrote it. */
export function publicationTitle(sentence: string): Words {
  return {
    en: sentence,
    ml: sentence.replace(/^(Undo|Redo)(?=: )/, (verb) => UNDONE[verb]?.ml ?? verb),
  };
}

const WHOLE: Readonly<Record<string, Words>> = {
  'Remove the samples': { en: 'Samples removed', ml: 'മാതൃകകൾ നീക്കി' },
  'Change outside the desk': {
    en: 'Changed outside the desk and not committed there',
    ml: 'ഡെസ്കിന് പുറത്ത് വരുത്തിയ മാറ്റം',
  },
  'Print documents again': { en: 'Documents printed again', ml: 'രേഖകൾ വീണ്ടും അച്ചടിച്ചു' },
};
