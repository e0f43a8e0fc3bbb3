import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { albumSchema } from './schema.ts';

const albumLabels: FieldLabels = {
  pictures: {
    title: ['Pictures', 'ചിത്രങ്ങൾ'],
    hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'],
    item: ['Picture', 'ചിത്രം'],
  },
  'pictures.file': {
    title: ['File', 'ഫയൽ'],
    hint: [
      'A JPEG, PNG or WebP photograph of at most 20 MB.',
      'പരമാവധി 20 എം.ബി. ഉള്ള ഫോട്ടോ (ജെപെഗ്, പി.എൻ.ജി., WebP).',
    ],
  },
  'pictures.caption': { title: ['Caption', 'അടിക്കുറിപ്പ്'] },
  'pictures.alt': {
    title: ['Description for those who cannot see it', 'കാഴ്ചയില്ലാത്തവർക്കുള്ള വിവരണം'],
    hint: ['What is seen in the picture, in one sentence.', 'ചിത്രത്തിൽ കാണുന്നത് ഒരു വാക്യത്തിൽ.'],
  },
  'pictures.consent': {
    title: [
      'Nobody can be recognised, or everyone who can has agreed',
      'ആരെയും തിരിച്ചറിയാനാവില്ല; അല്ലെങ്കിൽ തിരിച്ചറിയാവുന്ന എല്ലാവരും സമ്മതിച്ചിട്ടുണ്ട്',
    ],
    hint: ['Required for photographs.', 'ഫോട്ടോകൾക്ക് നിർബന്ധം.'],
  },
};

const gallery = {
  id: 'gallery',
  rank: 5,
  collection: 'albums',
  list: '/gallery',
  isOrdered: true,
  place: 'gallery/*.yaml',
  form: 'folder',
  schema: albumSchema,
  title: ['Gallery', 'ഗാലറി'],
  entry: ['Album', 'ആൽബം'],
  fields: albumLabels,
  page: (id) => `/gallery/${id}`,
} as const satisfies Kind;

export const kinds = [gallery];
