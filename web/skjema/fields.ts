/** The fields of the application, part by part; each takes the form that it stands in as `skjema`. */
export { ArbeidsgiverFields } from './arbeidsgiver-fields.tsx';
export { BegrunnelseField } from './begrunnelse-field.tsx';
export { OmDegFields } from './om-deg-fields.tsx';
export { SamtykkeFields } from './samtykke-fields.tsx';
