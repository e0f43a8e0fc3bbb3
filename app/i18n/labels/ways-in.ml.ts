import type { waysIn as english } from './ways-in.en.ts';

export const waysIn: typeof english = {
  stopWhere: 'എവിടെ',
  stopInHand: 'കരുതേണ്ടത്',
  stopWhen: 'എപ്പോൾ',
  stopWhatIf: 'പ്രത്യേക സാഹചര്യങ്ങളിൽ',
  wayRunBy: 'നടത്തുന്നത്',
  wayInTo: (course) => `${course}: പ്രവേശന ഘട്ടങ്ങൾ`,
  lastTime: (title, span) => `പ്രഖ്യാപിച്ചിട്ടില്ല. കഴിഞ്ഞ തവണ: ${title}, ${span}.`,
};
