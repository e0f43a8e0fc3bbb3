export const events = {
  events: 'Events',
  allEvents: 'All events',
  eventsLead: 'Events on campus: upcoming events first, past events below. Each can be added to the calendar on your phone.',
  eventState: { upcoming: 'Upcoming', running: 'In progress', past: 'Past' },
  upcomingEvents: 'Upcoming events',
  noUpcomingEvents: 'No upcoming events at present.',
  pastEvents: 'Past events',
  when: 'When',
  venue: 'Venue',
  addToCalendar: 'Add to calendar (.ics)',
  onTheMap: 'On the campus map',
};
