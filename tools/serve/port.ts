const USUAL = 4173;
const LAST = 65_535;

/**
 * The port that `npm start` serves the site on.
 * @param named what the visitor of the project has set as PORT; nothing and an empty text stand for the usual one, 4173
 * @throws Error when it is no port
 */
export function portOf(named: string | undefined): number {
  if (!named) return USUAL;
  const port = /^\d+$/.test(named) ? Number(named) : 0;
  if (port < 1 || port > LAST) throw new Error(`PORT: expected a whole number from 1 to ${LAST}; found "${named}"`);
  return port;
}
