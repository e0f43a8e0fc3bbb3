export const labels = {
  placedShare: {
    en: 'Students placed for every 100 registered',
    ml: 'രജിസ്റ്റർ ചെയ്ത നൂറു പേരിൽ പ്ലേസ്മെന്റ് ലഭിച്ചവർ',
  },
  placedShareNote: {
    en: 'The length of each bar shows the share.',
    ml: 'ഓരോ വരയുടെയും നീളം ഈ എണ്ണം കാണിക്കുന്നു.',
  },
  placementColumns: {
    en: ['Registered', 'Placed', 'Higher studies'],
    ml: ['രജിസ്റ്റർ ചെയ്തവർ', 'പ്ലേസ്മെന്റ് ലഭിച്ചവർ', 'ഉപരിപഠനം'],
  },
};
