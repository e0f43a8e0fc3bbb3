/** Labels of the filters of people and notices; `{count}` is filled in on display. */
export const filters = {
  chosenPeople: (total: number) => `{count} of ${total} people`,
  noPeople: 'No staff found for this department and area.',
  oneNotice: '1 notice found.',
  chosenNotices: '{count} notices found.',
  noNotice: 'No notices found.',
};
