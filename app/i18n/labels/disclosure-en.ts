/** Words of lists of what the law asks a college to publish. */
export const disclosure = {
  disclosureCounts: (total: number, met: number, college: number, notApplicable: number) =>
    `${total} items: ${met} published on this site, ${college} that only the college can publish${notApplicable ? `, ${notApplicable} that do not apply` : ''}.`,
  disclosureReviewed: (date: string) => `Last reviewed on ${date}.`,
  publishedHere: 'Published:',
  onlyTheCollege: 'For the college to publish:',
  inItsPlace: 'See meanwhile:',
  doesNotApply: 'Does not apply:',
  disclosureTable: 'Items asked for, by list',
  disclosureList: 'List',
  disclosureTotal: 'Items',
  disclosureMet: 'Published here',
  disclosureCollege: 'For the college',
  disclosureNotApplicable: 'Does not apply',
};
