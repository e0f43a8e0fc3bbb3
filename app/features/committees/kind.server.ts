import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { committeeSchema } from './schema.ts';

const committeeLabels: FieldLabels = {
  authority: {
    title: ['Constituted under', 'രൂപീകരണത്തിന്റെ അടിസ്ഥാനം'],
    hint: ['The Act or regulation.', 'നിയമം അല്ലെങ്കിൽ ചട്ടം.'],
  },
  formedBy: { title: ['Order that constituted it', 'രൂപീകരിച്ച ഉത്തരവ്'] },
  'formedBy.number': { title: ['Number of the order', 'ഉത്തരവിന്റെ നമ്പർ'] },
  'formedBy.date': { title: ['Date of the order', 'ഉത്തരവിന്റെ തീയതി'] },
  term: { title: ['Term', 'കാലാവധി'] },
  'term.to': {
    title: ['To', 'അവസാനം'],
    hint: ['The last day; after the beginning.', 'അവസാന ദിവസം; തുടക്കത്തിനു ശേഷം.'],
  },
  meets: { title: ['How often it meets', 'എത്ര കാലം കൂടുമ്പോൾ യോഗം'] },
  members: {
    title: ['Members', 'അംഗങ്ങൾ'],
    hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'],
    item: ['Member', 'അംഗം'],
    forms: [
      ['A person of this site', 'ഈ സൈറ്റിലെ വ്യക്തി'],
      ['An office or another person', 'പദവി അല്ലെങ്കിൽ മറ്റൊരാൾ'],
    ],
  },
  'members.person': { title: ['Person', 'വ്യക്തി'] },
  'members.office': { title: ['Office', 'പദവി'] },
  'members.as': {
    title: ['Role', 'സമിതിയിലെ സ്ഥാനം'],
    hint: ['Such as: Chair, Member', 'ഉദാഹരണം: ചെയർപേഴ്സൺ, അംഗം'],
  },
  page: {
    title: ['Page on its work', 'പ്രവർത്തനം വിവരിക്കുന്ന പേജ്'],
    hint: ['An address beginning with /.', '/ എന്നു തുടങ്ങുന്ന വിലാസം.'],
  },
};

const committees = {
  id: 'committees',
  rank: 15,
  collection: 'committees',
  isOrdered: true,
  place: 'committees/*.yaml',
  form: 'folder',
  schema: committeeSchema,
  end: { path: ['term', 'to'], isMoment: false },
  title: ['Committees', 'സമിതികൾ'],
  entry: ['Committee', 'സമിതി'],
  fields: committeeLabels,
  page: () => '/administrative/committees',
} as const satisfies Kind;

export const kinds = [committees];
