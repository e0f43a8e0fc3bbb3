import { localise } from '#app/content/fields.ts';
import { logoAddress } from '#app/content/reading/logo.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { departmentUrl, officeOf } from '#app/content/rows/department-rows.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { summaryLinks } from '#app/content/rows/summary-rows.server.ts';
import { mapUrlOf } from '#app/content/schemas/college.ts';
import type {
  LabelledLink,
  MenuEntry,
  MenuItem,
  Navigation,
  Task,
} from '#app/content/schemas/navigation.ts';
import { inLanguages, type Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { emergencyView } from './emergency.server.ts';

/** The header, menu and footer of every page in one language. */
export type ShellView = ReturnType<typeof shellView>;

/** @param now time of the build, Unix time in milliseconds */
export function shellView(site: Site, locale: Locale, now: number) {
  const { college, navigation } = site;
  const link = ({ label, href }: LabelledLink): LabelledLink => ({
    label,
    href: resolveTarget(href, college, locale),
  });
  const { footer } = localise(navigation, locale);
  return {
    messages: messagesFor(locale),
    emergency: emergencyView(site, locale, now),
    logo: logoAddress(site),
    name: inLanguages(college, (language) => college.name[language]),
    shortName: inLanguages(college, (language) => college.shortName[language]),
    government: college.government[locale],
    directorate: college.directorate[locale],
    address: college.address[locale],
    mapUrl: mapUrlOf(college),
    phone: college.phone,
    email: college.email,
    webEmail: officeOf(site, 'web-manager', locale).email,
    ids: college.ids,
    social: college.social,
    loginUrl: college.portals.login,
    nationalPortalUrl: college.portals.national,
    disclosureHref: resolveTarget(college.disclosureHref, college, locale),
    copyrightYear: college.copyrightYear,
    developedBy: college.developedBy[locale],
    demonstrationNote: college.demonstrationNote?.[locale],
    helpline: localise(college.helpline, locale),
    summaries: summaryLinks(site, locale),
    menu: menuView(site, navigation.menu, locale),
    tasks: taskLinks(site, locale),
    footer: {
      quickLinks: footer.quickLinks.map(link),
      resources: footer.resources.map(link),
      help: footer.help.map(link),
      legal: footer.legal.map(link),
    },
  };
}

/** Links to the most common tasks, in one language. */
export function taskLinks(site: Pick<Site, 'navigation' | 'college'>, locale: Locale): Task[] {
  return site.navigation.tasks.map(({ id, label, href, call }) => ({
    id,
    label: label[locale],
    href: call
      ? `tel:${officeOf(site, call, locale).phone.replaceAll(' ', '')}`
      : resolveTarget(href ?? '#', site.college, locale),
  }));
}

/** The menu in one language, including the rows of the departments. */
export function menuView(site: Site, menu: Navigation['menu'], locale: Locale): MenuItem[] {
  return menu.map(({ id, title, href, entries }) => ({
    id,
    title: title[locale],
    href: resolveTarget(href, site.college, locale),
    ...(entries ? { entries: entries.map((entry) => entryView(site, entry, locale)) } : {}),
  }));
}

function entryView(
  site: Site,
  entry: NonNullable<Navigation['menu'][number]['entries']>[number],
  locale: Locale,
): MenuEntry {
  const group = entry.children?.slice('departments:'.length);
  return {
    label: entry.label[locale],
    href: resolveTarget(entry.href, site.college, locale),
    description: entry.description[locale],
    ...(entry.isExternal ? { isExternal: true } : {}),
    ...(group ? { children: departmentEntries(site, group, locale) } : {}),
  };
}

function departmentEntries(site: Site, group: string, locale: Locale): MenuEntry[] {
  return site.departments
    .filter((department) => department.group === group)
    .map(({ id, code, name, summary }) => ({
      label: name[locale],
      href: departmentUrl(id, locale),
      description: summary[locale],
      code,
    }));
}
