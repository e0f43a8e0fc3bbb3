export const labels = {
  partnerTerm: { en: '{from} to {to}', ml: '{from} മുതൽ {to} വരെ' },
  partnerEnded: { en: 'Ended', ml: 'അവസാനിച്ചു' },
  partnerRunning: { en: 'Valid', ml: 'നിലവിലുണ്ട്' },
  gain: { en: 'Benefits to students', ml: 'വിദ്യാർഥികൾക്കുള്ള നേട്ടം' },
  noPartners: { en: 'No such agreement at present.', ml: 'ഈ വിഭാഗത്തിൽ ഇപ്പോൾ ധാരണാപത്രങ്ങളില്ല.' },
};
