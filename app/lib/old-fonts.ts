/**
 * Fonts of the time before Unicode, by the names that their makers gave them: their Latin letters
 * are drawn as others.
 */
export const OLD_FONTS =
  /\b(?:ML[A-Z]{0,2}[-_ ]?TT|FML|MLKV|Thoolika|TL-?TT|JanaMalayalam|ManoramaFont|Panchami\b|ISM[-_ ]|SHREE-?(?:DEV|MAL)|TAB[-_ ]|TSC[-_]|Kruti ?Dev|Bamini)/i;
