export const seatMatrix = {
  seatMatrix: (awards: string) => `${awards} seats by programme and category`,
  seatMatrixLead: (year: number) => `Annual seats, calculated from the intake of each programme and the category shares of ${year}.`,
  seatMatrixTable: 'Seats by category and programme',
  seatBarsTitle: 'Seats in each programme in three groups of categories',
  seatGroupShort: { merit: 'State merit', community: 'SEBC', scheduled: 'SC and ST' },
  total: 'Total',
  intakeRow: 'Intake: total of all categories',
  besideIntake: 'Over and above the sanctioned intake',
  roundingRule: (year: number) =>
    `How shares are converted to seats: each category first gets the whole number in its share. The remaining seats go to the largest fractions; if fractions are equal, to the category higher in the table (largest remainder). So every column adds up to the intake. Supernumerary seats are rounded down. This is a calculation from the category shares of ${year}, not an allotment: special reservation seats are not deducted, the shares of Scheduled Castes and Scheduled Tribes are calculated for the whole State and not for each course, and the prospectus for the year is final.`,
  standApart: 'Seats not included in this table',
  standApartLead: 'Supernumerary seats, and reservations whose calculation is given only in the prospectus for the year.',
  seatsByCourse: 'Seats by course',
  seatsByCourseLead: 'For courses other than B.Tech, see the prospectus for the shares of each category.',
  programmeCount: 'Programmes',
  seatFile: (format: string) => `Seats as data, ${format}`,
  seatFileColumns: 'Meaning of each column',
  seatColumn: {
    programme: { name: 'Programme', description: 'Name of the programme in web addresses and files; it does not change.' },
    code: { name: 'Code', description: 'Short name of the programme in tables.' },
    award: { name: 'Course', description: 'Degree awarded.' },
    name_en: { name: 'Name in English', description: 'Name of the programme in English.' },
    name_ml: { name: 'Name in Malayalam', description: 'Name of the programme in Malayalam.' },
    department: { name: 'Department', description: 'Name of the department in web addresses.' },
    years: { name: 'Years', description: 'Duration of the course in years.' },
    intake: { name: 'Intake', description: 'Sanctioned annual seats; equal to the total of all seat categories.' },
    shares_of: {
      name: 'Year of the shares',
      description: 'Year of the rule by which the seats are allocated; empty if no shares are given for the course.',
    },
  },
  kindColumn: (name: string, percent: number, year: number) =>
    `Seats in the category “${name}”: ${percent} out of 100 (${year}), rounded to whole seats by the largest-remainder method. Empty if no shares are given for the course.`,
  extraColumn: (name: string, percent: number, year: number) =>
    `${name}: ${percent} out of 100 over and above the intake (${year}), rounded down. Not part of the intake. Empty if the rule is not given for the course.`,
  seatsByKindLink: 'Seats by programme and category',
};
