import type { Route } from '#bff/http/route.ts';
import { hentBruker } from './hent-bruker.ts';
import { listBrukereRoute } from './list-brukere.ts';
import { opphevSuspensjon } from './opphev-suspensjon.ts';
import { slettBruker } from './slett-bruker.ts';
import { suspender } from './suspender.ts';

/** What administrators look up about press users, and do to them (SPEC §7); the list's path comes before `:id`. */
export const adminBrukere: readonly Route[] = [
  listBrukereRoute,
  hentBruker,
  slettBruker,
  suspender,
  opphevSuspensjon,
];
