import { queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type AdminSak,
  type Opphev,
  type SettBegrensning,
  type Skjul,
  type SvarForslag,
  adminSakSchema,
} from '#contract/admin/saker.ts';
import { read } from '#web/api/client.ts';
import { post } from './post.ts';

/**
 * A case by its number, with what is hidden of it. Every look is logged, so the query never refetches on its own, and no
 * cache keeps the names when the page is left.
 */
export const sakQuery = (saksnummer: string) =>
  queryOptions({
    queryKey: ['admin', 'sak', saksnummer],
    queryFn: ({ signal }) =>
      read(
        `${adminPaths.finnSak.href()}?${new URLSearchParams({ saksnummer })}`,
        adminSakSchema,
        signal,
      ),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/*
 * The changes of a case. Each answers with the case as it is then, and with 409 when somebody else was first.
 */

export function skjul(sakId: string, body: Skjul): Promise<AdminSak> {
  return post(adminPaths.skjulSak.href(sakId), body, adminSakSchema);
}

export function settBegrensning(sakId: string, body: SettBegrensning): Promise<AdminSak> {
  return post(adminPaths.settBegrensning.href(sakId), body, adminSakSchema);
}

/** Shows again what was hidden. */
export function opphevSkjuling(sakId: string, id: number, body: Opphev): Promise<AdminSak> {
  return post(adminPaths.opphevSkjuling.href(sakId, id), body, adminSakSchema);
}

/** Proposes to show again what was hidden for safety. */
export function foreslaaOpphevelse(sakId: string, id: number, body: Opphev): Promise<AdminSak> {
  return post(adminPaths.foreslaaOpphevelse.href(sakId, id), body, adminSakSchema);
}

/** A colleague's answer to a proposal, or that the own one is taken back. */
export function svarForslag(sakId: string, id: number, body: SvarForslag): Promise<AdminSak> {
  return post(adminPaths.svarForslag.href(sakId, id), body, adminSakSchema);
}

export function opphevBegrensning(sakId: string, id: number, body: Opphev): Promise<AdminSak> {
  return post(adminPaths.opphevBegrensning.href(sakId, id), body, adminSakSchema);
}
