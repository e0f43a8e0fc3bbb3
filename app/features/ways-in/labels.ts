export const labels = {
  stopWhere: { en: 'Where', ml: 'എവിടെ' },
  stopInHand: { en: 'Keep ready', ml: 'കരുതേണ്ടത്' },
  stopWhen: { en: 'When', ml: 'എപ്പോൾ' },
  stopWhatIf: { en: 'What if …', ml: 'പ്രത്യേക സാഹചര്യങ്ങളിൽ' },
  wayRunBy: { en: 'Conducted by', ml: 'നടത്തുന്നത്' },
  wayInTo: { en: '{course}: admission steps', ml: '{course}: പ്രവേശന ഘട്ടങ്ങൾ' },
  lastTime: {
    en: 'Not announced yet. Last time: {title}, {span}.',
    ml: 'പ്രഖ്യാപിച്ചിട്ടില്ല. കഴിഞ്ഞ തവണ: {title}, {span}.',
  },
};
