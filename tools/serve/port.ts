const USUAL = 4173;
const LAST = 65_535;

/**
 * The port of `npm start`.
 * @param named the value of PORT; missing or empty means the default, 4173
 * @throws Error if it is not a port
 */
export function portOf(named: string | undefined): number {
  if (!named) return USUAL;
  const port = /^\d+$/.test(named) ? Number(named) : 0;
  if (port < 1 || port > LAST)
    throw new Error(`PORT: expected a whole number from 1 to ${LAST}; found "${named}"`);
  return port;
}
