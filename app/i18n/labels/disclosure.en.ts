/** Labels of the lists of items that a college must publish by law. */
export const disclosure = {
  disclosureCounts: (total: number, met: number, college: number, notApplicable: number) =>
    `${total} items: ${met} published on this site, ${college} to be published by the college${notApplicable ? `, ${notApplicable} not applicable` : ''}.`,
  disclosureReviewed: (date: string) => `Last reviewed on ${date}.`,
  disclosureState: { met: 'Published', college: 'To be published', notApplicable: 'Not applicable' },
  publishedHere: 'Published:',
  onlyTheCollege: 'To be published by the college:',
  inItsPlace: 'Meanwhile see:',
  noneThere: 'nothing is listed there at present',
  doesNotApply: 'Not applicable:',
  disclosureTable: 'Required items, by list',
  disclosureList: 'List',
  disclosureTotal: 'Items',
  disclosureMet: 'Published here',
  disclosureCollege: 'To be published by the college',
  disclosureNotApplicable: 'Not applicable',
};
