import type { seats as english } from './seats.en.ts';

export const seats: typeof english = {
  programme: 'പ്രോഗ്രാം',
  awardName: { 'B.Tech': 'ബി.ടെക്', 'B.Arch': 'ബി.ആർക്', 'M.Tech': 'എം.ടെക്', 'M.Plan': 'എം.പ്ലാൻ', MCA: 'എം.സി.എ.' },
  code: 'കോഡ്',
  seats: 'സീറ്റുകൾ',
  seatCount: (count) => `${count}\u00a0സീറ്റ്`,
  years: (count) => `${count}\u00a0വർഷം`,
  tenSeatsAStone: 'ഒരു കല്ല്: 10 സീറ്റ്',
  totalOfRows: (count) => `ആകെ (${count} വരികൾ)`,
  undergraduateProgrammes: 'ബിരുദ പ്രോഗ്രാമുകൾ',
  postgraduateProgrammes: 'ബിരുദാനന്തര ബിരുദ പ്രോഗ്രാമുകൾ',
  statedIntake: {
    ug: (total) => `മുകളിലെ വാർഷിക സീറ്റുകളുടെ എണ്ണം കോളേജ് നൽകുന്ന കണക്കാണ്. ഈ പട്ടികയിലെ പ്രോഗ്രാമുകളിൽ ആകെ ${total} സീറ്റ്; ലാറ്ററൽ എൻട്രി പോലുള്ള അധിക സീറ്റുകൾ ഇതിൽപ്പെടില്ല.`,
    pg: (total) => `മുകളിലെ വാർഷിക സീറ്റുകളുടെ എണ്ണം കോളേജ് നൽകുന്ന കണക്കാണ്. എം.പ്ലാൻ, എം.സി.എ. ഉൾപ്പെടെ ഈ പട്ടികയിലെ പ്രോഗ്രാമുകളിൽ ആകെ ${total} സീറ്റ്.`,
  },
};
