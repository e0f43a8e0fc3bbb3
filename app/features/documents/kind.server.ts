import { DOCUMENT_CATEGORY, LANGUAGE } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { documentSchema } from './schema.ts';

const documentLabels: FieldLabels = {
  purpose: {
    title: ['Purpose', 'ആവശ്യം'],
    hint: [
      'What the document is for; at most 160 characters. Of a notice or tender it is what that says, if you leave it empty.',
      'രേഖ എന്തിനുള്ളത് എന്ന്; പരമാവധി 160 അക്ഷരം. അറിയിപ്പിന്റെയോ ടെൻഡറിന്റെയോ രേഖയാണെങ്കിൽ ഒഴിച്ചിടാം: അതിൽ പറയുന്നത് കാണിക്കും.',
    ],
  },
  category: { title: ['Category', 'വിഭാഗം'], choices: DOCUMENT_CATEGORY },
  number: { title: ['Number of the order or circular', 'ഉത്തരവിന്റെയോ സർക്കുലറിന്റെയോ നമ്പർ'] },
  notice: {
    title: ['Notice to which it belongs', 'ഏത് അറിയിപ്പിന്റേത്'],
    hint: [
      'The document is published, ended and deleted with it. Leave it empty if the document stands alone.',
      'രേഖ ആ അറിയിപ്പിനൊപ്പം പ്രസിദ്ധീകരിക്കും, കാലഹരണപ്പെടും, നീക്കം ചെയ്യും. തനിച്ചുള്ള രേഖയാണെങ്കിൽ ഒഴിച്ചിടുക.',
    ],
  },
  tender: {
    title: ['Tender to which it belongs', 'ഏത് ടെൻഡറിന്റേത്'],
    hint: ['As with a notice.', 'അറിയിപ്പിന്റെ കാര്യത്തിലെന്നപോലെ.'],
  },
  files: { title: ['Files', 'ഫയലുകൾ'], item: ['File', 'ഫയൽ'] },
  'files.file': {
    title: ['File', 'ഫയൽ'],
    hint: ['A PDF file of at most 20 MB.', 'പരമാവധി 20 എം.ബി. ഉള്ള പി.ഡി.എഫ്. ഫയൽ.'],
  },
  'files.languages': {
    title: ['Languages of the file', 'ഫയലിലെ ഭാഷകൾ'],
    item: ['Language', 'ഭാഷ'],
    choices: LANGUAGE,
  },
  page: {
    title: ['Page of this site with the same information', 'ഇതേ വിവരമുള്ള പേജ്'],
    hint: [
      'An address beginning with /. Required if a screen reader cannot read the file.',
      '/ എന്നു തുടങ്ങുന്ന വിലാസം. സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവാത്ത ഫയലാണെങ്കിൽ നിർബന്ധം.',
    ],
  },
  unreadable: {
    title: ['A screen reader cannot read the file', 'സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവില്ല'],
    hint: [
      'Such as a scan. Lists then lead to the page.',
      'ഉദാഹരണം: സ്കാൻ ചെയ്ത ഫയൽ. അപ്പോൾ പട്ടികകളിലെ ലിങ്ക് ഫയലിനു പകരം പേജ് തുറക്കും.',
    ],
  },
};

const documents = {
  id: 'documents',
  rank: 4,
  collection: 'documents',
  list: '/downloads',
  place: 'documents/*.yaml',
  form: 'folder',
  schema: documentSchema,
  end: { path: ['validUntil'], isMoment: true },
  title: ['Documents', 'രേഖകൾ'],
  entry: ['Document', 'രേഖ'],
  fields: documentLabels,
  page: () => '/downloads',
} as const satisfies Kind;

export const kinds = [documents];
