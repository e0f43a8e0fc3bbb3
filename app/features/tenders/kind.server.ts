import { TENDER_METHOD } from '#app/content/forms/choices.ts';
import type { FieldLabels } from '#app/content/forms/field-label.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { tenderSchema } from './schema.ts';

const DOCUMENT = ['Document', 'രേഖ'] as const;

const RUPEES = ['Whole rupees.', 'രൂപയിൽ, പൂർണസംഖ്യ.'] as const;

const tenderLabels: FieldLabels = {
  reference: {
    title: ['Reference number', 'റഫറൻസ് നമ്പർ'],
    hint: ['As in the file or on the printed notice.', 'ഫയലിലോ അച്ചടിച്ച അറിയിപ്പിലോ ഉള്ളതുപോലെ.'],
  },
  work: {
    title: ['Work or supply', 'പ്രവൃത്തി അല്ലെങ്കിൽ സാധനങ്ങൾ'],
    hint: ['One or two sentences.', 'ഒന്നോ രണ്ടോ വാക്യം.'],
  },
  method: { title: ['How to bid', 'സമർപ്പിക്കേണ്ട വിധം'], choices: TENDER_METHOD },
  publishedAt: {
    title: ['Published', 'പ്രസിദ്ധീകരിക്കുന്നത്'],
    hint: ['Date and time in India.', 'തീയതിയും സമയവും (ഇന്ത്യൻ സമയം).'],
  },
  closesAt: {
    title: ['Last time for bids', 'സമർപ്പിക്കേണ്ട അവസാന സമയം'],
    hint: ['After publication.', 'പ്രസിദ്ധീകരണത്തിനു ശേഷം.'],
  },
  opensAt: {
    title: ['Opening of bids', 'ടെൻഡർ തുറക്കുന്ന സമയം'],
    hint: ['Not before the last time for bids.', 'സമർപ്പിക്കേണ്ട അവസാന സമയത്തിനു മുമ്പാകരുത്.'],
  },
  estimate: { title: ['Estimate', 'അടങ്കൽ തുക'], hint: RUPEES },
  deposit: { title: ['Earnest money deposit', 'നിരതദ്രവ്യം'], hint: RUPEES },
  documents: { title: ['Documents', 'രേഖകൾ'], item: DOCUMENT },
  corrigenda: { title: ['Corrigenda', 'തിരുത്തുകൾ'], item: ['Corrigendum', 'തിരുത്ത്'] },
  cancelled: {
    title: ['Cancelled', 'റദ്ദാക്കൽ'],
    hint: ['Fill in only if the tender is cancelled.', 'ടെൻഡർ റദ്ദാക്കിയെങ്കിൽ മാത്രം പൂരിപ്പിക്കുക.'],
  },
  'cancelled.on': { title: ['Date of cancellation', 'റദ്ദാക്കിയ തീയതി'] },
  'cancelled.reason': { title: ['Reason', 'കാരണം'] },
  awarded: {
    title: ['Awarded', 'കരാർ നൽകിയത്'],
    hint: ['Fill in only if the work is awarded.', 'കരാർ നൽകിയെങ്കിൽ മാത്രം പൂരിപ്പിക്കുക.'],
  },
  'awarded.on': { title: ['Date of award', 'കരാർ നൽകിയ തീയതി'] },
};

const tenders = {
  id: 'tenders',
  rank: 3,
  collection: 'tenders',
  list: '/tenders',
  place: 'tenders/*.yaml',
  form: 'folder',
  schema: tenderSchema,
  end: { path: ['closesAt'], isMoment: true },
  title: ['Tenders and quotations', 'ടെൻഡറുകളും ക്വട്ടേഷനുകളും'],
  entry: ['Tender', 'ടെൻഡർ'],
  fields: tenderLabels,
  page: () => '/tenders',
} as const satisfies Kind;

export const kinds = [tenders];
