import type { charts as english } from './charts.en.ts';

export const charts: typeof english = {
  seatsByProgramme: 'പ്രോഗ്രാം തിരിച്ചുള്ള സീറ്റുകൾ',
  seatsByProgrammeNote: 'ഓരോ വരയുടെയും നീളം ഒരു വർഷത്തെ സീറ്റുകളുടെ എണ്ണം കാണിക്കുന്നു.',
  share: 'നൂറിൽ എത്ര സീറ്റ്',
  seatKind: 'സീറ്റ് വിഭാഗം',
  seatGroup: { merit: 'സംസ്ഥാന മെറിറ്റ്', community: 'സാമൂഹികമായും വിദ്യാഭ്യാസപരമായും പിന്നാക്കം നിൽക്കുന്ന വിഭാഗങ്ങൾ', scheduled: 'പട്ടികജാതി, പട്ടികവർഗം' },
  oneStoneOneSeat: 'ഓരോ കല്ലും നൂറിൽ ഒരു സീറ്റിനെ സൂചിപ്പിക്കുന്നു.',
  source: 'ഉറവിടം',
  yearTable: 'ഇതേ വിവരങ്ങൾ പട്ടികയായി',
  row: 'വിഷയം',
  what: 'നടപടി',
  period: 'മുൻ വർഷങ്ങളിൽ നടന്ന സമയം',
};
