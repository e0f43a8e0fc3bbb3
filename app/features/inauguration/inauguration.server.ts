import { labelsFor } from '#app/content/labels.ts';
import { logoAddress } from '#app/content/reading/logo.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import { inLanguages, type Locale, localisePath } from '#app/i18n/locale.ts';

export type InaugurationView = ReturnType<typeof inaugurationView>;

/** The page for the projector of an opening ceremony. */
export function inaugurationView(site: Site, locale: Locale) {
  const labels = labelsFor('inauguration', locale);
  return {
    head: headOf(site, '/inaguration', locale, {
      title: labels.inaugurationTitle,
      description: labels.inaugurationLead,
      keywords: [labels.inaugurationTitle],
    }),
    title: labels.inaugurationTitle,
    logo: logoAddress(site),
    name: inLanguages(site.college, (language) => site.college.name[language]),
    homeHref: localisePath('/', locale),
  };
}
