/** Words common in questions, in Tamil and as it is typed in Latin letters. */
export const OWN_QUESTION_WORDS =
  'என்ன எப்படி எங்கே எங்கு எப்போது யார் எது எந்த ஒரு என்ற உள்ளது உள்ளதா எவ்வளவு எத்தனை வேண்டும் பட்டியல் enna eppadi enge engu eppo eppodhu yaar endha evvalavu ethanai vendum';

/** The Latin letters as they are called. */
export const NAMES_OF_LETTERS =
  'ஏ பி சி டி இ எஃப் ஜி எச் ஐ ஜே கே எல் எம் என் ஓ பி கியூ ஆர் எஸ் டி யு வி டபிள்யூ எக்ஸ் ஒய் இசட்';

/** Degrees that are typed as separate letters. */
export const OWN_DEGREES = 'பிஇ பிடெக் எம்இ எம்டெக் பிஆர்க் எம்பிஏ எம்சிஏ பிஎச்டி';
