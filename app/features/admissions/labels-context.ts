import { createContext, useContext } from 'react';
import type { AdmissionsView } from './admission.server.ts';

type AdmissionLabels = AdmissionsView['labels'];

/** Words of the admissions page for all its parts; they come with its data. */
export const LabelsContext = createContext<AdmissionLabels | undefined>(undefined);

/** @throws Error outside of the page, which no visitor can cause */
export function useLabels(): AdmissionLabels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('A part of the admissions page stands outside of LabelsContext');
  return labels;
}
