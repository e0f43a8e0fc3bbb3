import { LOCALES } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import type { Answers } from './answers.ts';
import { filesOfPacks, isElsewhere, OWN } from './packs.ts';
import { saidOtherwise } from './said-otherwise.ts';

/**
 * The content without what belongs to the State of the sample college: its texts are left out or said without its names, and files of the packs are
 * laid over it. A college of the same State keeps everything.
 */
export function inItsState(content: ContentFolder, answers: Answers): Overlay {
  if (!isElsewhere(answers)) return new Map();
  const names = namesOf(answers);
  const instead = OWN.instead.map(([from, to]): [string, string] => [from, fillIn(to, names)]);
  const laid = filesOfPacks(answers).map(([file, source]): [string, string] => [
    file,
    fillIn(source, names),
  ]);
  return saidOtherwise(content, { ...OWN, instead }, laid);
}

/** The names that stand in braces in packs. */
function namesOf({
  state,
  government,
  university,
  universityShort = university,
  examiningBody,
  portals = {},
  siteUrl,
}: Answers): Record<string, string> {
  const body = examiningBody ?? {
    en: 'the admission authority of the State',
    ml: 'സംസ്ഥാനത്തെ പ്രവേശന അധികാരി',
  };
  const pairs = { state, government, university, short: universityShort, body };
  const both = Object.entries(pairs).flatMap(([name, words]) =>
    LOCALES.map((locale): [string, string] => [`${name}_${locale}`, words?.[locale] ?? '']),
  );
  const contact = `${siteUrl}/contact`;
  return {
    ...Object.fromEntries(both),
    entrance: portals.entrance ?? contact,
    portal: portals.university ?? contact,
  };
}
