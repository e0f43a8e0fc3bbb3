export const labels = {
  busStop: { en: 'Stop', ml: 'സ്റ്റോപ്പ്' },
  busTime: { en: 'Time', ml: 'സമയം' },
  busTrip: { en: 'Trip {number}', ml: 'ട്രിപ്പ് {number}' },
  busTo: { en: '{route}: to the college', ml: '{route}: കോളേജിലേക്ക്' },
  busBack: { en: '{route}: from the college', ml: '{route}: കോളേജിൽനിന്ന്' },
  busFrom: { en: 'from {from}', ml: '{from} മുതൽ' },
  busFromUntil: { en: '{from} to {until}', ml: '{from} മുതൽ {until} വരെ' },
  busChanges: {
    en: 'Only what changes is listed; new times are in bold.',
    ml: 'മാറുന്നവ മാത്രം; പുതിയ സമയം കട്ടിയുള്ള അക്ഷരത്തിൽ.',
  },
  busChanged: { en: 'new time', ml: 'പുതിയ സമയം' },
  busUnchanged: { en: 'No change: {routes}.', ml: 'മാറ്റമില്ല: {routes}.' },
};
