import { vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadStillingRad } from '#contract/admin/soeknader.ts';
import { openAdmin } from './open-admin.tsx';

/** A line of the list of applications. */
export const row = (nr: number, change: Partial<SoeknadStillingRad> = {}): SoeknadStillingRad => ({
  id: `00000000-0000-4000-8000-00000000000${nr}`,
  fornavn: 'GURO',
  etternavn: `STEINSLAND ${nr}`,
  stilling: 'Rettsreporter',
  redaksjon: 'Vestlandsposten',
  søknadsDato: '2026-11-06T09:00:00+01:00',
  status: 0,
  kommentar: null,
  kontaktperson: 'Ove Stjernholt',
  arbeidsgiver: {
    svar: 'bekreftet',
    spurt: '2026-11-06T09:00:00+01:00',
    svart: '2026-11-08T08:00:00+01:00',
    melding: null,
  },
  ventetDager: 9,
  muligDuplikat: false,
  harSoektFoer: false,
  ulest: false,
  ...change,
});
/** What differs of the employer's answer in `row`. */
export const asks = (change: Partial<SoeknadStillingRad['arbeidsgiver']>) => ({
  arbeidsgiver: { ...row(1).arbeidsgiver, ...change },
});
const PATH = adminPaths.soeknader.path;
export const ANTALL = { klare: 6, venter: 14, paaVent: 3 };
/** A page of the list, of `totalt` in all. */
export const answer = (soeknader: readonly SoeknadStillingRad[], totalt = soeknader.length) => ({
  ...{ soeknader, totalt },
  antall: ANTALL,
});
/** Opens the list at an address, with what the server answers. */
export const open = (address: string, answered: unknown, others: Record<string, unknown> = {}) =>
  openAdmin(address, { [PATH]: answered, ...others });
/** The parameters of the calls to `path`, in order. */
export const asked = (path: string = PATH) =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => new URL(address as string, 'http://localhost'))
    .filter(({ pathname }) => pathname === path)
    .map(({ searchParams }) => Object.fromEntries(searchParams));
