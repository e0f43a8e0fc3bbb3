export const waysIn = {
  stopWhere: 'Where',
  stopInHand: 'Keep ready',
  stopWhen: 'When',
  stopWhatIf: 'What if …',
  wayRunBy: 'Conducted by',
  wayInTo: (course: string) => `${course}: admission steps`,
  lastTime: (title: string, span: string) => `Not announced yet. Last time: ${title}, ${span}.`,
};
