/**
 * Malayalam names of the Latin letters, of which abbreviations and the initials of names are made:
 * യു.ജി.സി., കെ.
 */
export const LATIN_LETTERS: readonly string[] =
  'എ ബി സി ഡി ഇ എഫ് ജി എച്ച് ഐ ജെ കെ എൽ എം എൻ ഒ പി ക്യു ആർ എസ് ടി യു വി ഡബ്ല്യു എക്സ് വൈ ഇസഡ്'.split(' ');

/** Words that are written short, with a stop. */
export const SHORTENED: readonly string[] =
  'ഡോ പ്രൊഫ അഡ്വ ശ്രീ ശ്രീമതി കുമാരി രൂ നം ഗവ റിട്ട ബഹു അസി അസോ ലഫ് ക്യാപ്റ്റ മി സെ ഉദാ തീ ഫാ സി റവ എൻജി'.split(
    ' ',
  );
