export const labels = {
  todayTitle: { en: 'Today', ml: 'ഇന്ന്' },
  todayLead: {
    en: 'Office, college buses, last dates, events and notices of the day.',
    ml: 'ഓഫീസ്, കോളേജ് ബസുകൾ, അവസാന തീയതികൾ, ഇന്നത്തെ പരിപാടികളും അറിയിപ്പുകളും.',
  },
  todayWords: {
    en: ['today', 'bus today', 'next bus', 'office open now', 'last dates this week'],
    ml: ['ഇന്ന്', 'ഇന്നത്തെ ബസ്', 'അടുത്ത ബസ്', 'ഓഫീസ് തുറന്നിട്ടുണ്ടോ', 'ഈ ആഴ്ചയിലെ അവസാന തീയതികൾ'],
  },
  todayMore: { en: 'All of today', ml: 'ഇന്നത്തെ വിവരങ്ങൾ' },
  todayOffice: { en: 'Office', ml: 'ഓഫീസ്' },
  todayBuses: { en: 'College buses', ml: 'കോളേജ് ബസുകൾ' },
  nextBus: { en: 'Next bus', ml: 'അടുത്ത ബസ്' },
  busRoute: { en: 'Route', ml: 'റൂട്ട്' },
  busLeaves: { en: 'Leaves', ml: 'പുറപ്പെടുന്നത്' },
  busDone: { en: 'No more buses today', ml: 'ഇന്ന് ഇനി ബസില്ല' },
  busNone: { en: 'No bus today, as it is not a working day', ml: 'ഇന്ന് പ്രവൃത്തിദിവസമല്ല; ബസില്ല' },
  busTimes: { en: 'Stops and times', ml: 'സ്റ്റോപ്പുകളും സമയവും' },
  daysAhead: { en: 'Last dates in seven days', ml: 'ഏഴു ദിവസത്തിനകമുള്ള തീയതികൾ' },
  noDaysAhead: { en: 'None in the next seven days', ml: 'അടുത്ത ഏഴു ദിവസം ഒന്നുമില്ല' },
  todayEvents: { en: 'Events and notices of today', ml: 'ഇന്നത്തെ പരിപാടികളും അറിയിപ്പുകളും' },
  noneToday: { en: 'None today', ml: 'ഇന്ന് ഒന്നുമില്ല' },
};
