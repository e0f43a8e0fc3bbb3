/** The one encoding of this site: rules for every text, and those of each language. */
export {
  type Correction,
  correctEncoding,
  findEncodingFaults,
  LANGUAGE_OF_OLD_FONT,
} from './ml/encoding.ts';
