/** Words of the seats by kind and of the ways in. */
export const ways = {
  // Seats by programme and kind
  seatMatrix: (awards: string) => `${awards} seats by programme and kind`,
  seatMatrixLead: (year: number) => `Seats of a year, worked out from the intake of each programme and the shares of ${year}.`,
  seatMatrixTable: 'Seats by kind and programme',
  seatBarsTitle: 'Seats of each programme in three groups of kinds',
  seatGroupShort: { merit: 'State merit', community: 'SEBC', scheduled: 'SC and ST' },
  total: 'Total',
  intakeRow: 'Intake: sum of the kinds',
  besideIntake: 'Beside the intake',
  roundingRule: (year: number) =>
    `How shares become seats: each kind first gets the whole part of its share. The seats that are left go to the largest fractions; of equal fractions to the kind that stands higher in the table (largest remainder). So every column adds to the intake. Seats beside the intake are rounded down. This is a calculation from the shares of ${year} and not an allotment: special seats are not taken out, the shares of Scheduled Castes and Tribes are counted for the whole State and not course by course, and the prospectus of the year decides.`,
  standApart: 'Seats that stand apart',
  standApartLead: 'Seats beside the intake, and shares whose place among the seats only the prospectus of the year can tell.',
  seatsByCourse: 'Seats by course',
  seatsByCourseLead: 'For courses other than B.Tech no shares by kind are stated here; their prospectus has them.',
  programmeCount: 'Programmes',
  seatFile: (format: string) => `Seats as data, ${format}`,
  seatFileColumns: 'What each column says',
  seatColumn: {
    programme: { name: 'Programme', description: 'Name of the programme in addresses and files; it does not change.' },
    code: { name: 'Code', description: 'Short name of the programme in tables.' },
    award: { name: 'Course', description: 'Degree to which the programme leads.' },
    name_en: { name: 'Name in English', description: 'Name of the programme in English.' },
    name_ml: { name: 'Name in Malayalam', description: 'Name of the programme in Malayalam.' },
    department: { name: 'Department', description: 'Name of the department in addresses.' },
    years: { name: 'Years', description: 'Length of the course in years.' },
    intake: { name: 'Intake', description: 'Sanctioned seats of a year; the kinds of seat add to it.' },
    shares_of: {
      name: 'Year of the shares',
      description: 'Year of the rule by which the seats are shared out; empty where no shares are stated for the course.',
    },
  },
  kindColumn: (name: string, percent: number, year: number) =>
    `Seats of the kind “${name}”: ${percent} in a hundred (${year}), whole seats by the largest remainder. Empty where no shares are stated for the course.`,
  extraColumn: (name: string, percent: number, year: number) =>
    `${name}: ${percent} in a hundred beside the intake (${year}), rounded down. Not part of the intake. Empty where the rule is not stated for the course.`,
  seatsByKindLink: 'Seats by programme and kind',
  // Ways in
  stopWhere: 'Where',
  stopInHand: 'In hand',
  stopWhen: 'When',
  stopWhatIf: 'What if …',
  wayRunBy: 'Held by',
  wayInTo: (course: string) => `${course}: the way in`,
  lastTime: (title: string, span: string) => `Not announced yet. Last time: ${title}, ${span}.`,
};

/** The shape every language fills. */
export type WaysLabels = typeof ways;
