export const pages = {
  home: 'Home',
  inThisPart: (title: string) => `In this section: ${title}`,
  ownPage: (title: string) => `${title}: separate page`,
  furtherPages: 'More pages',
  noneListed: 'Nothing is listed here at present.',
};
