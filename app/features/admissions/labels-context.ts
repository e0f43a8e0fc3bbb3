import { createContext, useContext } from 'react';
import type { AdmissionsView } from './admission.server.ts';

type AdmissionLabels = AdmissionsView['labels'];

/** Words of the admissions page for all its parts; they come with its data. */
export const LabelsContext = createContext({} as AdmissionLabels);

export const useLabels = () => useContext(LabelsContext);
