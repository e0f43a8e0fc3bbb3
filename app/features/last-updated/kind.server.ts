import type { FieldLabel, FieldLabels, Words } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { pageDaysSchema } from './schema.ts';

const lastUpdated = (page: Words): FieldLabel => ({
  title: page,
  hint: ['Day of the last update.', 'അവസാനം പുതുക്കിയ ദിവസം.'],
});

const pageDaysLabels: FieldLabels = {
  '/': lastUpdated(['Home', 'ഹോം']),
  '/admissions': lastUpdated(['Admissions', 'പ്രവേശനം']),
  '/department': lastUpdated(['Departments', 'വകുപ്പുകൾ']),
  '/faculty': lastUpdated(['Faculty and staff', 'അധ്യാപകരും ജീവനക്കാരും']),
  '/all-news': lastUpdated(['All news', 'എല്ലാ അറിയിപ്പുകളും']),
  '/events': lastUpdated(['Events', 'പരിപാടികൾ']),
  '/tenders': lastUpdated(['Tenders', 'ടെൻഡറുകൾ']),
  '/downloads': lastUpdated(['Downloads', 'ഡൗൺലോഡുകൾ']),
  '/gallery': lastUpdated(['Gallery', 'ഗാലറി']),
  '/inaguration': lastUpdated(['Inauguration', 'ഉദ്ഘാടനം']),
  '/search': lastUpdated(['Search', 'തിരച്ചിൽ']),
  '/sitemap': lastUpdated(['Sitemap', 'സൈറ്റ്മാപ്പ്']),
  '/today': lastUpdated(['Today', 'ഇന്ന്']),
};

const pageDays = {
  id: 'page-days',
  rank: 37,
  single: 'pageDays',
  place: 'page-days.yaml',
  form: 'file',
  schema: pageDaysSchema,
  title: ['Last update of pages', 'പേജുകൾ അവസാനം പുതുക്കിയ ദിവസം'],
  fields: pageDaysLabels,
} as const satisfies Kind;

export const kinds = [pageDays];
