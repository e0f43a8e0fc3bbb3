import { NOTICE_KIND } from '#app/content/forms/choices.ts';
import { SUMMARY_OF_TEXT } from '#app/content/forms/common.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { noticeSchema } from './schema.ts';

const DOCUMENT = ['Document', 'രേഖ'] as const;

const noticeLabels: FieldLabels = {
  summary: SUMMARY_OF_TEXT,
  kind: { title: ['Category', 'വിഭാഗം'], choices: NOTICE_KIND },
  updatedOn: {
    title: ['Last changed on', 'അവസാനം മാറ്റിയ തീയതി'],
    hint: [
      'Leave empty until readers must know of a change.',
      'വായനക്കാർ അറിയേണ്ട മാറ്റം ഉണ്ടാകുന്നതുവരെ ഒഴിച്ചിടുക.',
    ],
  },
  validUntil: {
    title: ['Valid until', 'കാലാവധി തീരുന്നത്'],
    hint: [
      'After this time the notice moves to the archive.',
      'ഈ സമയത്തിനു ശേഷം അറിയിപ്പ് ആർക്കൈവിലേക്കു മാറും.',
    ],
  },
  steps: {
    title: ['What to do', 'ചെയ്യേണ്ടത്'],
    hint: ['In the order in which it is done.', 'ചെയ്യേണ്ട ക്രമത്തിൽ.'],
    item: ['Step', 'ഘട്ടം'],
  },
  dates: { title: ['Important dates', 'പ്രധാന തീയതികൾ'], item: ['Date', 'തീയതി'] },
  'dates.event': { title: ['What happens on that day', 'അന്നത്തെ നടപടി'] },
  attachments: { title: ['Attached documents', 'ഒപ്പമുള്ള രേഖകൾ'], item: DOCUMENT },
  successor: { title: ['Newer notice that replaces this one', 'ഇതിനു പകരമുള്ള പുതിയ അറിയിപ്പ്'] },
};

const news = {
  id: 'news',
  rank: 1,
  collection: 'notices',
  list: '/all-news',
  place: 'news/*.yaml',
  form: 'folder',
  schema: noticeSchema,
  end: { path: ['validUntil'], isMoment: true },
  title: ['Notices', 'അറിയിപ്പുകൾ'],
  entry: ['Notice', 'അറിയിപ്പ്'],
  fields: noticeLabels,
  page: (id) => `/all-news/${id}`,
} as const satisfies Kind;

export const kinds = [news];
