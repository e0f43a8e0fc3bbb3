export const seats = {
  programme: 'Programme',
  awardName: { 'B.Tech': 'B.Tech', 'B.Arch': 'B.Arch', 'M.Tech': 'M.Tech', 'M.Plan': 'M.Plan', MCA: 'MCA' },
  code: 'Code',
  seats: 'Seats',
  seatCount: (count: string) => `${count} seats`,
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  tenSeatsAStone: 'Each stone = 10 seats',
  totalOfRows: (count: number) => `Total of ${count} programmes`,
  undergraduateProgrammes: 'Undergraduate programmes',
  postgraduateProgrammes: 'Postgraduate programmes',
  /** Below the table of a level: its total, and why the annual intake stated above it differs. */
  statedIntake: {
    ug: (total: number) =>
      `The annual intake above is as stated by the college. The programmes in this table add up to ${total} seats; supernumerary seats, such as those for lateral entry, are not included.`,
    pg: (total: number) =>
      `The annual intake above is as stated by the college. The programmes in this table, including M.Plan and MCA, add up to ${total} seats.`,
  },
};
