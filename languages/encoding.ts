/** The one encoding of this site: rules for every text, and those of each language. */
export { type Correction, correctEncoding, findEncodingFaults } from './ml/encoding.ts';
