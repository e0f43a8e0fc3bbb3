/** Words common in questions, in Malayalam and as it is typed in Latin letters. */
export const OWN_QUESTION_WORDS =
  'എന്ത് എന്താണ് എങ്ങനെ എവിടെ എപ്പോൾ ആരാണ് ഏത് ഒരു എന്ന ആണ് ഉണ്ടോ എത്ര എന്തൊക്കെ വേണം enthokke venam enthanu ലിസ്റ്റ് പട്ടിക engane evide eppol aaranu aranu ethra undo';

/** The Latin letters as they are called. */
export const NAMES_OF_LETTERS =
  'എ ബി സി ഡി ഇ എഫ് ജി എച്ച് ഐ ജെ കെ എൽ എം എൻ ഒ പി ക്യു ആർ എസ് ടി യു വി ഡബ്ല്യു എക്സ് വൈ ഇസെഡ്';

/** Degrees that are typed as separate letters. */
export const OWN_DEGREES = 'ബിടെക് എംടെക് ബിആർക് എംആർക് എംപ്ലാൻ പിഎച്ച്ഡി';
