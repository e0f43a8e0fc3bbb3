import { PARTNER_KIND } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { partnerSchema } from './schema.ts';

const partnerLabels: FieldLabels = {
  kind: { title: ['Kind of partner', 'പങ്കാളിയുടെ വിഭാഗം'], choices: PARTNER_KIND },
  signedOn: { title: ['Signed on', 'ഒപ്പുവച്ച തീയതി'] },
  validUntil: {
    title: ['Valid until', 'കാലാവധി തീരുന്നത്'],
    hint: ['After the date of signing.', 'ഒപ്പുവച്ച തീയതിക്കു ശേഷം.'],
  },
  gain: { title: ['Benefits to students', 'വിദ്യാർഥികൾക്കുള്ള പ്രയോജനം'] },
  work: { title: ['Joint work', 'ഒന്നിച്ചുള്ള പ്രവർത്തനങ്ങൾ'], item: ['Activity', 'പ്രവർത്തനം'] },
  departments: {
    title: ['Departments concerned', 'ബന്ധപ്പെട്ട വകുപ്പുകൾ'],
    hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'],
    item: ['Department', 'വകുപ്പ്'],
  },
};

const partnerships = {
  id: 'partnerships',
  rank: 16,
  collection: 'partners',
  place: 'partnerships/*.yaml',
  form: 'folder',
  schema: partnerSchema,
  end: { path: ['validUntil'], isMoment: false },
  title: ['Partnerships', 'പങ്കാളിത്തങ്ങൾ'],
  entry: ['Partnership', 'പങ്കാളിത്തം'],
  fields: partnerLabels,
  page: () => '/partnerships',
} as const satisfies Kind;

export const kinds = [partnerships];
