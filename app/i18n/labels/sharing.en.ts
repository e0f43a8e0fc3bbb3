/** Labels of explanations in a text, and of shared admissions: address and notice-board sheet. */
export const sharing = {
  allWords: 'All words explained',
  shareEvent: 'Share',
  linkCopied: 'The link has been copied.',
  linkByHand: 'Copy the link from here:',
  sheetLink: 'Print for the notice board',
  // The sheet
  sheetTitle: (title: string) => `${title}: sheet for the notice board`,
  sheetBack: 'Back to this admission',
  sheetHint: 'This sheet fills one A4 page. Use the print command of your browser.',
  stateOn: (date: string) => `Status on ${date}`,
  opensOn: (moment: string) => `Opens on ${moment}`,
  openUntil: (moment: string) => `Open until ${moment}`,
  closedSince: (moment: string) => `Closed since ${moment}`,
  scanCode: 'Scan this code with a phone for the latest dates, and questions and answers:',
  codeOf: (title: string) => `QR code with the address of this admission: ${title}`,
};
