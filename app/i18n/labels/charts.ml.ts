import type { charts as english } from './charts.en.ts';

export const charts: typeof english = {
  share: 'നൂറിൽ എത്ര സീറ്റ്',
  seatKind: 'സീറ്റ് വിഭാഗം',
  seatGroup: { merit: 'സംസ്ഥാന മെറിറ്റ്', community: 'സാമൂഹികമായും വിദ്യാഭ്യാസപരമായും പിന്നാക്കം നിൽക്കുന്ന വിഭാഗങ്ങൾ', scheduled: 'പട്ടികജാതി, പട്ടികവർഗം' },
  oneStoneOneSeat: 'ഓരോ കല്ലും നൂറിൽ ഒരു സീറ്റിനെ സൂചിപ്പിക്കുന്നു.',
  source: 'ഉറവിടം',
  chargePeriod: { joining: 'ചേരുമ്പോൾ, ഒരിക്കൽ', month: 'ഓരോ മാസവും' },
  chargeTotal: { joining: 'ചേരുമ്പോൾ ആകെ', month: 'ഓരോ മാസവും ആകെ' },
  busStop: 'സ്റ്റോപ്പ്',
  busMorning: 'രാവിലെ',
  busEvening: 'വൈകിട്ട്',
  placedShare: 'രജിസ്റ്റർ ചെയ്ത നൂറു പേരിൽ പ്ലേസ്മെന്റ് ലഭിച്ചവർ',
  placedShareNote: 'ഓരോ വരയുടെയും നീളം ഈ എണ്ണം കാണിക്കുന്നു.',
  placementColumns: ['രജിസ്റ്റർ ചെയ്തവർ', 'പ്ലേസ്മെന്റ് ലഭിച്ചവർ', 'ഉപരിപഠനം'],
  yearTable: 'ഇതേ വിവരങ്ങൾ പട്ടികയായി',
  row: 'വിഷയം',
  what: 'നടപടി',
  period: 'മുൻ വർഷങ്ങളിൽ നടന്ന സമയം',
};
