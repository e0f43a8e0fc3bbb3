import { z } from 'zod';
import { say } from '#app/lib/expected.ts';
import { asWebAddress, isWebAddress } from '#app/lib/link-rules.ts';

/**
 * The address of a whole website, at the root of its name: as it is copied from a browser, but
 * without the slash at its end.
 */
export const siteAddress = z
  .string()
  .overwrite((copied) => bareOrigin(copied) ?? copied.trim())
  .refine((value) => isWebAddress(value) && bareOrigin(value) !== undefined, {
    error: say(
      'the address of the website, https:// and its name alone, such as https://www.college.example; it cannot be in a folder',
      'വെബ്സൈറ്റിന്റെ വിലാസം: https:// എന്നതും പേരും മാത്രം, https://www.college.example പോലെ; ഫോൾഡറിനുള്ളിൽ ആകരുത്',
    ),
  });

/** The origin of an address that has nothing after the name but slashes. */
function bareOrigin(copied: string): string | undefined {
  const url = URL.parse(asWebAddress(copied));
  return url?.protocol === 'https:' &&
    /^\/*$/.test(url.pathname) &&
    url.search + url.hash === '' &&
    url.username === ''
    ? url.origin
    : undefined;
}
