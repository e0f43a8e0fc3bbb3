/** Expected of a name for which {@link isDeviceName} holds. */
export const DEVICE_FREE = {
  en: 'a name that Windows does not keep for a device, such as con, aux or com1',
  ml: 'വിൻഡോസ് ഉപകരണങ്ങൾക്കായി മാറ്റിവെച്ചിട്ടില്ലാത്ത പേര്',
};

/**
 * Whether Windows opens a device in place of a file or folder of this name, whatever its ending is.
 */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
}

/**
 * Names that an earlier one has already. Those that differ in capital letters only are one file on
 * Windows and macOS.
 */
export function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => seen.size === seen.add(name.toLowerCase()).size);
}
