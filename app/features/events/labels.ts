export const labels = {
  events: { en: 'Events', ml: 'പരിപാടികൾ' },
  allEvents: { en: 'All events', ml: 'എല്ലാ പരിപാടികളും' },
  eventsLead: {
    en: 'Events on campus: upcoming events first, past events below. Each can be added to the calendar on your phone.',
    ml: 'ക്യാമ്പസിലെ പരിപാടികൾ: വരാനിരിക്കുന്നവ ആദ്യം, മുൻവർഷങ്ങളിലെ പരിപാടികൾ താഴെ; ഓരോന്നും ഫോണിലെ കലണ്ടറിൽ ചേർക്കാം.',
  },
  eventState: {
    upcoming: { en: 'Upcoming', ml: 'വരാനിരിക്കുന്നത്' },
    running: { en: 'In progress', ml: 'ഇപ്പോൾ നടക്കുന്നു' },
    past: { en: 'Past', ml: 'കഴിഞ്ഞത്' },
  },
  upcomingEvents: { en: 'Upcoming events', ml: 'വരാനിരിക്കുന്ന പരിപാടികൾ' },
  noUpcomingEvents: { en: 'No upcoming events at present.', ml: 'ഇപ്പോൾ പരിപാടികൾ നിശ്ചയിച്ചിട്ടില്ല.' },
  pastEvents: { en: 'Past events', ml: 'കഴിഞ്ഞ പരിപാടികൾ' },
  when: { en: 'When', ml: 'സമയം' },
  venue: { en: 'Venue', ml: 'സ്ഥലം' },
  addToCalendar: { en: 'Add to calendar (.ics)', ml: 'കലണ്ടറിൽ ചേർക്കുക (.ics)' },
  onTheMap: { en: 'On the campus map', ml: 'ക്യാമ്പസ് ഭൂപടത്തിൽ കാണുക' },
  subscribeToEvents: {
    en: 'Add all events to the calendar on your phone or computer.',
    ml: 'എല്ലാ പരിപാടികളും ഫോണിലെയോ കമ്പ്യൂട്ടറിലെയോ കലണ്ടറിൽ ചേർക്കാം.',
  },
  calendarFeed: { en: 'Calendar of all events (.ics)', ml: 'എല്ലാ പരിപാടികളുടെയും കലണ്ടർ (.ics)' },
};
