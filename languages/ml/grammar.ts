/**
 * A department's name as it is written before വകുപ്പ്: Malayalam drops the final ം of the subject
 * there, as in ഭൗതികശാസ്ത്ര വകുപ്പ്. Other names, and names in English, are unchanged.
 */
export function departmentStem(name: string): string {
  return name.replace(/\u0d02$/, '');
}
