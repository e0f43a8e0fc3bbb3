export const charts = {
  seatsByProgramme: 'Seats by programme',
  seatsByProgrammeNote: 'The length of each bar shows the seats in a year.',
  share: 'Seats out of 100',
  seatKind: 'Seat category',
  seatGroup: { merit: 'State merit', community: 'Socially and educationally backward classes', scheduled: 'Scheduled Castes and Scheduled Tribes' },
  oneStoneOneSeat: 'Each stone stands for 1 seat in 100.',
  source: 'Source',
  yearTable: 'View as a table',
  row: 'Subject',
  what: 'Activity',
  period: 'Period in past years',
};
