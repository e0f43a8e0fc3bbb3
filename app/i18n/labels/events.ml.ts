import type { events as english } from './events.en.ts';

export const events: typeof english = {
  events: 'പരിപാടികൾ',
  allEvents: 'എല്ലാ പരിപാടികളും',
  eventsLead: 'ക്യാമ്പസിലെ പരിപാടികൾ: വരാനിരിക്കുന്നവ ആദ്യം, മുൻവർഷങ്ങളിലെ പരിപാടികൾ താഴെ; ഓരോന്നും ഫോണിലെ കലണ്ടറിൽ ചേർക്കാം.',
  eventState: { upcoming: 'വരാനിരിക്കുന്നത്', running: 'ഇപ്പോൾ നടക്കുന്നു', past: 'കഴിഞ്ഞത്' },
  upcomingEvents: 'വരാനിരിക്കുന്ന പരിപാടികൾ',
  noUpcomingEvents: 'ഇപ്പോൾ പരിപാടികൾ നിശ്ചയിച്ചിട്ടില്ല.',
  pastEvents: 'കഴിഞ്ഞ പരിപാടികൾ',
  when: 'സമയം',
  venue: 'സ്ഥലം',
  addToCalendar: 'കലണ്ടറിൽ ചേർക്കുക (.ics)',
  onTheMap: 'ക്യാമ്പസ് ഭൂപടത്തിൽ കാണുക',
};
