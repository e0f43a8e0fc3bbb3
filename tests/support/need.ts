/**
 * A value of the content that a test needs. @throws Error if it is missing or empty, which every
 * text would contain
 */
export function need<T>(value: T | null | undefined): T {
  if (value === undefined || value === null || value === '')
    throw new Error('The content that this test needs is missing');
  return value;
}
