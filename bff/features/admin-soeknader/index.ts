import type { Route } from '#bff/http/route.ts';
import { avslaa, godkjenn, kommenter } from './decisions.ts';
import { hentSoeknad } from './hent-soeknad.ts';
import { listSoeknaderRoute } from './list-soeknader.ts';

/** What administrators look up about applications, and decide (SPEC §7); the list's path comes before `:id`. */
export const adminSoeknader: readonly Route[] = [
  listSoeknaderRoute,
  hentSoeknad,
  godkjenn,
  kommenter,
  avslaa,
];
