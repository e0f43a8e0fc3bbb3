/**
 * What the content and the site of a college of another State do not name: bodies, examinations,
 * portals and classes of Kerala.
 */
export const OF_KERALA =
  /\b(?:KEAM|CEE|KTU|LBS|DTE|SEBC|OEC|APJ)\b|kerala|\be-?grant|കേരള|(?<![\u0d00-\u0d7f])കീം|എസ്\.ഇ\.ബി\.സി|ഒ\.ഇ\.സി|സി\.ഇ\.ഇ|കെ\.ടി\.യു|എൽ\.ബി\.എസ്|ഡി\.ടി\.ഇ|ഇ-ഗ്രാന്റ്സ്|അബ്ദുൽ കലാം/gi;
