export const labels = {
  chargePeriod: {
    joining: { en: 'Once, when joining', ml: 'ചേരുമ്പോൾ, ഒരിക്കൽ' },
    month: { en: 'Each month', ml: 'ഓരോ മാസവും' },
  },
  chargeTotal: {
    joining: { en: 'Total when joining', ml: 'ചേരുമ്പോൾ ആകെ' },
    month: { en: 'Total each month', ml: 'ഓരോ മാസവും ആകെ' },
  },
};
