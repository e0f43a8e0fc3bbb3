/** Words of the place of the college; values are in braces. */
export const labels = {
  directions: { en: 'Directions in your map app', ml: 'മാപ്പ് ആപ്പിൽ വഴി കാണുക' },
  openMap: { en: 'Main gate on the map', ml: 'പ്രധാന കവാടം മാപ്പിൽ' },
  officeOpen: { en: 'Office open now, until {time}', ml: 'ഓഫീസ് ഇപ്പോൾ തുറന്നിരിക്കുന്നു, {time} വരെ' },
  officeClosed: {
    en: 'Office closed now, opens on {moment}',
    ml: 'ഓഫീസ് ഇപ്പോൾ അടച്ചിരിക്കുന്നു; {moment}-ന് തുറക്കും',
  },
};
