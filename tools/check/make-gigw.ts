import { writeFileSync } from 'node:fs';
import { readMatrices } from '#app/features/duties/read-duties.server.ts';
import { DUTIES_PAGE, GIGW_PAGE, matrixMarkdown } from './gigw.ts';

/** Generates the matrices of GIGW 3.0 and of other legal duties from their data. */
const { gigw, others } = readMatrices();
writeFileSync(GIGW_PAGE, matrixMarkdown(GIGW_PAGE, gigw));
writeFileSync(DUTIES_PAGE, matrixMarkdown(DUTIES_PAGE, others));
