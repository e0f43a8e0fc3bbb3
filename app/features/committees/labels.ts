export const labels = {
  authority: { en: 'Constituted under', ml: 'നിയമാധാരം' },
  formedBy: { en: 'Constituted by', ml: 'രൂപീകരണ ഉത്തരവ്' },
  orderOf: { en: '{number}, {date}', ml: '{number}, {date}' },
  term: { en: 'Term', ml: 'കാലാവധി' },
  fromTo: { en: '{from} to {to}', ml: '{from} മുതൽ {to} വരെ' },
  meets: { en: 'Meetings', ml: 'യോഗം' },
  member: { en: 'Member', ml: 'അംഗം' },
  memberAs: { en: 'Role', ml: 'പദവി' },
  membersOf: { en: 'Members: {name}', ml: 'അംഗങ്ങൾ: {name}' },
  aboutItsWork: { en: 'Work of the committee', ml: 'പ്രവർത്തനത്തെക്കുറിച്ച്' },
};
