export const labels = {
  yearTable: { en: 'View as a table', ml: 'ഇതേ വിവരങ്ങൾ പട്ടികയായി' },
  row: { en: 'Subject', ml: 'വിഷയം' },
  what: { en: 'Activity', ml: 'നടപടി' },
  period: { en: 'Period in past years', ml: 'മുൻ വർഷങ്ങളിൽ നടന്ന സമയം' },
};
