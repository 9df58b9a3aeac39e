import { OPEN_RETTSMOETE, type Rettsmoete } from '#domain/sak.ts';

/** A hearing between two ISO instants, of which nothing else is known. */
export const moete = (start: string, slutt: string): Rettsmoete => ({
  ...OPEN_RETTSMOETE,
  start: new Date(start),
  slutt: new Date(slutt),
  sal: null,
  rettsalAdresse: null,
  rettsmoetetype: null,
});

/** The instant `ms` later. */
export const shifted = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
