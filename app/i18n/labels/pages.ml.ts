import type { pages as english } from './pages.en.ts';

export const pages: typeof english = {
  home: 'ഹോം',
  inThisPart: (title) => `ഈ വിഭാഗത്തിൽ: ${title}`,
  ownPage: (title) => `${title}: പ്രത്യേക പേജ്`,
  furtherPages: 'മറ്റു പേജുകൾ',
  noneListed: 'ഇപ്പോൾ ഇവിടെ വിവരങ്ങളൊന്നുമില്ല.',
};
