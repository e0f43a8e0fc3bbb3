import type { inauguration as english } from './inauguration.en.ts';

export const inauguration: typeof english = {
  inaugurationTitle: 'ഉദ്ഘാടനം',
  inaugurationLead: 'നിലവിളക്ക് കൊളുത്തി കോളേജ് വെബ്സൈറ്റ് ഉദ്ഘാടനം ചെയ്യുന്നു.',
  lightLamp: 'വിളക്ക് കൊളുത്തുക',
  lampLit: 'വിളക്ക് തെളിഞ്ഞു. വെബ്സൈറ്റ് തുറന്നു.',
  lampHint: 'ക്ലിക്ക് ചെയ്യുക, തൊടുക, അല്ലെങ്കിൽ എന്റർ കീ അമർത്തുക',
  lampHintWithoutScripts: 'ക്ലിക്ക് ചെയ്യുക, തൊടുക, അല്ലെങ്കിൽ സ്പേസ് ബാർ അമർത്തുക',
  enterSite: 'വെബ്സൈറ്റിലേക്ക്',
  inaugurationOf: 'വെബ്സൈറ്റ് ഉദ്ഘാടനം',
};
