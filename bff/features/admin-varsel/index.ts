import type { Route } from '#bff/http/route.ts';
import { hentVarsel } from './hent-varsel.ts';
import { leggTilVarsel, oppdaterVarsel } from './lagre-varsel.ts';
import { slettVarsel } from './slett-varsel.ts';

/** The banner's editor (SPEC §7, siteContents). */
export const adminVarsel: readonly Route[] = [
  hentVarsel,
  leggTilVarsel,
  oppdaterVarsel,
  slettVarsel,
];
