export const inauguration = {
  inaugurationTitle: 'Inauguration',
  inaugurationLead: 'The college website is inaugurated by lighting a lamp.',
  lightLamp: 'Light the lamp',
  lampLit: 'The lamp is lit. The website is now open.',
  lampHint: 'Click, touch, or press Enter',
  lampHintWithoutScripts: 'Click, touch, or press the space bar',
  enterSite: 'Enter the website',
  inaugurationOf: 'The website of',
};
