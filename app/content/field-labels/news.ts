import { DOCUMENT_CATEGORY, LANGUAGE, NOTICE_KIND, PARTNER_KIND, TENDER_METHOD } from './choices.ts';
import type { FieldLabels } from './field-label.ts';

const DOCUMENT = ['Document', 'രേഖ'] as const;
const RUPEES = ['Whole rupees.', 'രൂപയിൽ, പൂർണസംഖ്യ.'] as const;

export const noticeLabels: FieldLabels = {
  kind: { title: ['Category', 'വിഭാഗം'], choices: NOTICE_KIND },
  updatedOn: {
    title: ['Last changed on', 'അവസാനം മാറ്റിയ തീയതി'],
    hint: ['Leave empty until readers must know of a change.', 'വായനക്കാർ അറിയേണ്ട മാറ്റം ഉണ്ടാകുന്നതുവരെ ഒഴിച്ചിടുക.'],
  },
  validUntil: {
    title: ['Valid until', 'കാലാവധി തീരുന്നത്'],
    hint: ['After this time the notice moves to the archive.', 'ഈ സമയത്തിനു ശേഷം അറിയിപ്പ് ആർക്കൈവിലേക്കു മാറും.'],
  },
  steps: { title: ['What to do', 'ചെയ്യേണ്ടത്'], hint: ['In the order in which it is done.', 'ചെയ്യേണ്ട ക്രമത്തിൽ.'], item: ['Step', 'ഘട്ടം'] },
  dates: { title: ['Important dates', 'പ്രധാന തീയതികൾ'], item: ['Date', 'തീയതി'] },
  'dates.event': { title: ['What happens on that day', 'അന്നത്തെ നടപടി'] },
  attachments: { title: ['Attached documents', 'ഒപ്പമുള്ള രേഖകൾ'], item: DOCUMENT },
  successor: { title: ['Newer notice that replaces this one', 'ഇതിനു പകരമുള്ള പുതിയ അറിയിപ്പ്'] },
};

export const eventLabels: FieldLabels = {
  start: { title: ['Begins', 'തുടങ്ങുന്നത്'], hint: ['Date and time in India.', 'തീയതിയും സമയവും (ഇന്ത്യൻ സമയം).'] },
  end: { title: ['Ends', 'അവസാനിക്കുന്നത്'], hint: ['Date and time in India; after the beginning.', 'തീയതിയും സമയവും (ഇന്ത്യൻ സമയം); തുടങ്ങുന്ന സമയത്തിനു ശേഷം.'] },
  updatedOn: {
    title: ['Last changed on', 'അവസാനം മാറ്റിയ തീയതി'],
    hint: ['Leave empty until there is a change; then raise the version too.', 'മാറ്റം ഉണ്ടാകുന്നതുവരെ ഒഴിച്ചിടുക; മാറുമ്പോൾ പതിപ്പും കൂട്ടുക.'],
  },
  place: { title: ['Place on the campus map', 'ക്യാമ്പസ് ഭൂപടത്തിലെ സ്ഥലം'] },
};

export const tenderLabels: FieldLabels = {
  reference: { title: ['Reference number', 'റഫറൻസ് നമ്പർ'], hint: ['As in the file or on the printed notice.', 'ഫയലിലോ അച്ചടിച്ച അറിയിപ്പിലോ ഉള്ളതുപോലെ.'] },
  work: { title: ['Work or supply', 'പ്രവൃത്തി അല്ലെങ്കിൽ സാധനങ്ങൾ'], hint: ['One or two sentences.', 'ഒന്നോ രണ്ടോ വാക്യം.'] },
  method: { title: ['How to bid', 'സമർപ്പിക്കേണ്ട വിധം'], choices: TENDER_METHOD },
  publishedAt: { title: ['Published', 'പ്രസിദ്ധീകരിക്കുന്നത്'], hint: ['Date and time in India.', 'തീയതിയും സമയവും (ഇന്ത്യൻ സമയം).'] },
  closesAt: { title: ['Last time for bids', 'സമർപ്പിക്കേണ്ട അവസാന സമയം'], hint: ['After publication.', 'പ്രസിദ്ധീകരണത്തിനു ശേഷം.'] },
  opensAt: { title: ['Opening of bids', 'ടെൻഡർ തുറക്കുന്ന സമയം'], hint: ['Not before the last time for bids.', 'സമർപ്പിക്കേണ്ട അവസാന സമയത്തിനു മുമ്പാകരുത്.'] },
  estimate: { title: ['Estimate', 'അടങ്കൽ തുക'], hint: RUPEES },
  deposit: { title: ['Earnest money deposit', 'നിരതദ്രവ്യം'], hint: RUPEES },
  documents: { title: ['Documents', 'രേഖകൾ'], item: DOCUMENT },
  corrigenda: { title: ['Corrigenda', 'തിരുത്തുകൾ'], item: ['Corrigendum', 'തിരുത്ത്'] },
  cancelled: { title: ['Cancelled', 'റദ്ദാക്കൽ'], hint: ['Fill in only if the tender is cancelled.', 'ടെൻഡർ റദ്ദാക്കിയെങ്കിൽ മാത്രം പൂരിപ്പിക്കുക.'] },
  'cancelled.on': { title: ['Date of cancellation', 'റദ്ദാക്കിയ തീയതി'] },
  'cancelled.reason': { title: ['Reason', 'കാരണം'] },
  awarded: { title: ['Awarded', 'കരാർ നൽകിയത്'], hint: ['Fill in only if the work is awarded.', 'കരാർ നൽകിയെങ്കിൽ മാത്രം പൂരിപ്പിക്കുക.'] },
  'awarded.on': { title: ['Date of award', 'കരാർ നൽകിയ തീയതി'] },
};

export const documentLabels: FieldLabels = {
  purpose: { title: ['Purpose', 'ആവശ്യം'], hint: ['What the document is for; at most 160 characters.', 'രേഖ എന്തിനുള്ളത് എന്ന്; പരമാവധി 160 അക്ഷരം.'] },
  category: { title: ['Category', 'വിഭാഗം'], choices: DOCUMENT_CATEGORY },
  number: { title: ['Number of the order or circular', 'ഉത്തരവിന്റെയോ സർക്കുലറിന്റെയോ നമ്പർ'] },
  files: { title: ['Files', 'ഫയലുകൾ'], item: ['File', 'ഫയൽ'] },
  'files.file': { title: ['File', 'ഫയൽ'], hint: ['A PDF file of at most 20 MB.', 'പരമാവധി 20 എം.ബി. ഉള്ള പി.ഡി.എഫ്. ഫയൽ.'] },
  'files.languages': { title: ['Languages of the file', 'ഫയലിലെ ഭാഷകൾ'], item: ['Language', 'ഭാഷ'], choices: LANGUAGE },
  page: {
    title: ['Page of this site with the same information', 'ഇതേ വിവരമുള്ള പേജ്'],
    hint: ['An address beginning with /. Required if a screen reader cannot read the file.', '/ എന്നു തുടങ്ങുന്ന വിലാസം. സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവാത്ത ഫയലാണെങ്കിൽ നിർബന്ധം.'],
  },
  unreadable: {
    title: ['A screen reader cannot read the file', 'സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവില്ല'],
    hint: ['Such as a scan. Lists then lead to the page.', 'ഉദാഹരണം: സ്കാൻ ചെയ്ത ഫയൽ. അപ്പോൾ പട്ടികകളിലെ ലിങ്ക് ഫയലിനു പകരം പേജ് തുറക്കും.'],
  },
};

export const partnerLabels: FieldLabels = {
  kind: { title: ['Kind of partner', 'പങ്കാളിയുടെ വിഭാഗം'], choices: PARTNER_KIND },
  signedOn: { title: ['Signed on', 'ഒപ്പുവച്ച തീയതി'] },
  validUntil: { title: ['Valid until', 'കാലാവധി തീരുന്നത്'], hint: ['After the date of signing.', 'ഒപ്പുവച്ച തീയതിക്കു ശേഷം.'] },
  gain: { title: ['Benefits to students', 'വിദ്യാർഥികൾക്കുള്ള പ്രയോജനം'] },
  work: { title: ['Joint work', 'ഒന്നിച്ചുള്ള പ്രവർത്തനങ്ങൾ'], item: ['Activity', 'പ്രവർത്തനം'] },
  departments: { title: ['Departments concerned', 'ബന്ധപ്പെട്ട വകുപ്പുകൾ'], hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'], item: ['Department', 'വകുപ്പ്'] },
};

export const albumLabels: FieldLabels = {
  pictures: { title: ['Pictures', 'ചിത്രങ്ങൾ'], hint: ['At least one.', 'ഒന്നെങ്കിലും വേണം.'], item: ['Picture', 'ചിത്രം'] },
  'pictures.file': {
    title: ['File', 'ഫയൽ'],
    hint: ['A JPEG, PNG or WebP photograph of at most 20 MB.', 'പരമാവധി 20 എം.ബി. ഉള്ള ഫോട്ടോ (ജെപെഗ്, പി.എൻ.ജി., WebP).'],
  },
  'pictures.caption': { title: ['Caption', 'അടിക്കുറിപ്പ്'] },
  'pictures.alt': {
    title: ['Description for those who cannot see it', 'കാഴ്ചയില്ലാത്തവർക്കുള്ള വിവരണം'],
    hint: ['What is seen in the picture, in one sentence.', 'ചിത്രത്തിൽ കാണുന്നത് ഒരു വാക്യത്തിൽ.'],
  },
  'pictures.consent': {
    title: ['Nobody can be recognised, or everyone who can has agreed', 'ആരെയും തിരിച്ചറിയാനാവില്ല; അല്ലെങ്കിൽ തിരിച്ചറിയാവുന്ന എല്ലാവരും സമ്മതിച്ചിട്ടുണ്ട്'],
    hint: ['Required for photographs.', 'ഫോട്ടോകൾക്ക് നിർബന്ധം.'],
  },
};
