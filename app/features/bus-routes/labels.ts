/** Words of its pages; values are in braces. */
export const labels = {
  busStop: { en: 'Stop', ml: 'സ്റ്റോപ്പ്' },
  busMorning: { en: 'Morning', ml: 'രാവിലെ' },
  busEvening: { en: 'Evening', ml: 'വൈകിട്ട്' },
};
