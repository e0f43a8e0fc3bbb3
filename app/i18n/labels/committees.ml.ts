import type { committees as english } from './committees.en.ts';

export const committees: typeof english = {
  authority: 'നിയമാധാരം',
  formedBy: 'രൂപീകരണ ഉത്തരവ്',
  orderOf: (number, date) => `${number}, ${date}`,
  term: 'കാലാവധി',
  fromTo: (from, to) => `${from} മുതൽ ${to} വരെ`,
  meets: 'യോഗം',
  member: 'അംഗം',
  memberAs: 'പദവി',
  membersOf: (name) => `അംഗങ്ങൾ: ${name}`,
  aboutItsWork: 'പ്രവർത്തനത്തെക്കുറിച്ച്',
  partnerTerm: (from, to) => `${from} മുതൽ ${to} വരെ`,
  partnerEnded: 'അവസാനിച്ചു',
  partnerRunning: 'നിലവിലുണ്ട്',
  gain: 'വിദ്യാർഥികൾക്കുള്ള നേട്ടം',
  noPartners: 'ഈ വിഭാഗത്തിൽ ഇപ്പോൾ ധാരണാപത്രങ്ങളില്ല.',
};
