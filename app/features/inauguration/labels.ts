export const labels = {
  inaugurationTitle: { en: 'Inauguration', ml: 'ഉദ്ഘാടനം' },
  inaugurationLead: {
    en: 'The college website is inaugurated by lighting a lamp.',
    ml: 'നിലവിളക്ക് കൊളുത്തി കോളേജ് വെബ്സൈറ്റ് ഉദ്ഘാടനം ചെയ്യുന്നു.',
  },
  lightLamp: { en: 'Light the lamp', ml: 'വിളക്ക് കൊളുത്തുക' },
  lampLit: { en: 'The lamp is lit. The website is now open.', ml: 'വിളക്ക് തെളിഞ്ഞു. വെബ്സൈറ്റ് തുറന്നു.' },
  lampHint: {
    en: 'Click, touch, or press Enter',
    ml: 'ക്ലിക്ക് ചെയ്യുക, തൊടുക, അല്ലെങ്കിൽ എന്റർ കീ അമർത്തുക',
  },
  lampHintWithoutScripts: {
    en: 'Click, touch, or press the space bar',
    ml: 'ക്ലിക്ക് ചെയ്യുക, തൊടുക, അല്ലെങ്കിൽ സ്പേസ് ബാർ അമർത്തുക',
  },
  enterSite: { en: 'Enter the website', ml: 'വെബ്സൈറ്റിലേക്ക്' },
  inaugurationOf: { en: 'The website of', ml: 'വെബ്സൈറ്റ് ഉദ്ഘാടനം' },
};
