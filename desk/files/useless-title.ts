/** What programs, scanners and phones write where nobody has written a title. */
const DEFAULTS: readonly RegExp[] = [
  /^(?:untitled|unnamed|unspecified|anonymous|no ?name|no title|title|document|new document|blank(?: page)?|print|output|scan|scanned|page|file|pdf|temp|test|draft|copy)\b[-_ .\d()]*(?:document|page|file|image|copy)?[-_ .\d()]*$/i,
  /^(?:document|presentation|workbook|book|sheet|slide|drawing|layout|page|publication|doc|img|image|dsc|pic|photo|scan|scn|new doc|fax|file|output|screenshot|whatsapp image|pxl|mvimg)[-_ .]*\d[-_ .\d:a-z()]*$/i,
  /^microsoft (?:word|excel|powerpoint|office \w+|publisher|access|outlook)\b/i,
  /^(?:powerpoint presentation|slide ?show|full page (?:fax|photo) print|camscanner|adobe scan|scanned (?:by|with|document|using)|created (?:by|with|using)|about:blank|memo style|doc-\d{8}-wa\d+|പേരില്ലാത്ത|ശീർഷകമില്ലാത്ത)/i,
  /\.(?:pdf|docx?|dotx?|odt|ott|rtf|txt|xlsx?|ods|csv|pptx?|odp|indd|pmd|p65|pm7|pub|cdr|ai|psd|qxd|tex|dvi|ps|html?|jpe?g|png|tiff?|bmp|gif)$/i,
  /^(?:https?:|file:|[a-z]:[\\/]|[\\/])/i,
  // No word in it, only numbers and signs.
  /^[^\p{L}]*$/u,
];

/**
 * Whether a PDF file's title is what its program, scanner or file name left there.
 * @param name of the chosen file
 * @param producers names of programs in its properties
 */
export function isUselessTitle(
  title: string,
  name = '',
  producers: readonly string[] = [],
): boolean {
  const [own, stem] = [title, name.replace(/\.pdf$/i, '')].map((text) =>
    text.trim().toLowerCase(),
  ) as [string, string];
  // A file may be called by its title, which has words; `fee_notice-2` is a name only.
  const isFileName =
    !/\s/.test(own) && (own.includes('_') || (own === stem && /[^\p{L}\p{M}]/u.test(own)));
  const bare = own.replaceAll(/[()[\]“”"']/g, ' ').trim();
  return (
    isFileName ||
    DEFAULTS.some((pattern) => pattern.test(bare)) ||
    producers.some((producer) => producer !== '' && producer.toLowerCase() === own)
  );
}
