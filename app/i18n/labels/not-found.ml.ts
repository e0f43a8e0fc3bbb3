import type { notFound as english } from './not-found.en.ts';

export const notFound: typeof english = {
  notFoundTitle: 'പേജ് കണ്ടെത്തിയില്ല',
  notFoundText: 'വിലാസം മാറിയതാകാം, അല്ലെങ്കിൽ തെറ്റായി ടൈപ്പ് ചെയ്തതാകാം. താഴെയുള്ള ലിങ്കുകൾ നോക്കുക, അല്ലെങ്കിൽ ഒരു വിഭാഗം തിരഞ്ഞെടുക്കുക.',
  notFoundLine: 'Unexpected Application Error! 404 Not Found',
  likelyPages: 'തിരയുന്ന പേജ് ഇവയിലൊന്നാകാം',
};
