/** What is said of a choice among people and notices; `{count}` is filled in where the words are shown. */
export const filters = {
  chosenPeople: (total: number) => `{count} of ${total} people`,
  noPeople: 'Nobody fits both choices.',
  oneNotice: '1 notice fits the choice.',
  chosenNotices: '{count} notices fit the choice.',
  noNotice: 'No notice fits the choice.',
};

/** The shape every language fills. */
export type FilterLabels = typeof filters;
