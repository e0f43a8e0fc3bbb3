import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { lastChange, termChanges } from '#app/domain/state-changes.ts';
import { departmentLinks } from '#app/features/shell/trail.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

export type PartnersBlock = ReturnType<typeof partnersBlock>;

/** Agreements of one type, the newest first; the visitor's clock determines which have ended. */
export function partnersBlock(
  site: Pick<Site, 'partners' | 'departments'>,
  kind: string,
  locale: Locale,
  now: number,
) {
  const labels = labelsFor('partnerships', locale);
  const partners = site.partners.filter((partner) => partner.kind === kind);
  return {
    now: lastChange(partners.flatMap(termChanges), now),
    rows: partners
      .sort((a, b) => b.signedOn.localeCompare(a.signedOn))
      .map(({ id, name, signedOn, validUntil, gain, work, departments, sample }) => ({
        id,
        name: name[locale],
        validUntil,
        term: fillIn(labels.partnerTerm, {
          from: formatDate(signedOn, locale),
          to: formatDate(validUntil, locale),
        }),
        gain: gain[locale],
        work: work.map((item) => item[locale]),
        departments: departmentLinks(site, departments, locale),
        isSample: sample === true,
      })),
  };
}
