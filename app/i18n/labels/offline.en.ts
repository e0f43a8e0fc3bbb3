export const offline = {
  offline: {
    copyNote: 'You are offline. This is a copy saved on {date}.',
    oldCopyNote: 'The copy is more than a week old: dates and notices may have changed.',
    savedPages: 'Pages available offline',
  },
};
