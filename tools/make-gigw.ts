import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { GIGW_PAGE, GIGW_SOURCE, gigwMarkdown, gigwSchema } from './gigw.ts';

/** Writes the matrix of GIGW 3.0 from its data. */
writeFileSync(GIGW_PAGE, gigwMarkdown(gigwSchema.parse(parse(readFileSync(GIGW_SOURCE, 'utf8')))));
