import type { Entry } from '#app/content/kinds.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { personUrl } from '#app/content/rows/people-rows.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { Committee } from './schema.ts';

/** A member who is a person has a page. */
type MemberRow = { name: string; as: string } | { name: string; as: string; href: string };
export type CommitteeBlock = ReturnType<typeof committeeBlock>;

/** A committee in one language, for `::committee{id=...}` in texts. */
export function committeeBlock(site: Site, committee: Entry<Committee>, locale: Locale) {
  const labels = labelsFor('committees', locale);
  const { name, authority, formedBy, term, meets, members, sample } = committee;
  return {
    isSample: sample === true,
    facts: [
      { term: labels.authority, value: authority[locale] },
      {
        term: labels.formedBy,
        value: fillIn(labels.orderOf, {
          number: formedBy.number,
          date: formatDate(formedBy.date, locale),
        }),
      },
      {
        term: labels.term,
        value: fillIn(labels.fromTo, {
          from: formatDate(term.from, locale),
          to: formatDate(term.to, locale),
        }),
      },
      { term: labels.meets, value: meets[locale] },
    ],
    members: members.map((member): MemberRow => {
      const as = member.as[locale];
      if ('office' in member) return { name: member.office[locale], as };
      const person = site.people.find((entry) => entry.id === member.person);
      return {
        name: person?.name[locale] ?? member.person,
        as,
        href: personUrl(member.person, locale),
      };
    }),
    membersOf: fillIn(labels.membersOf, { name: name[locale] }),
  };
}
