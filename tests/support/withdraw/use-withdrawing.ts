import { beforeEach, expect } from 'vitest';
import type { AdminSak, Skjul } from '#contract/admin/saker.ts';
import type { Berammingsliste, SakHit } from '#contract/sak.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { NOON, type TestBff } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';

/** The case that is hidden. Each word with «Glim», and Quentinius, stands in it alone. */
export const hidden = buildSak({
  sakId: 'SKJULES',
  saksnummer: '26-000777MED-TSOS/TSAR',
  saksTema: 'Straffeloven § 321 – tyveri fra Glimfjell',
  sakstype: 'Glimsak',
  parter: 'Påtalemyndigheten mot Quentinius Glimnes',
  advokat: 'Quentinius Glimby',
  rettsmoeter: [
    buildRettsmoete('2026-03-12T09:00:00+01:00', { rettsmoetetype: 'Glimmøte' }),
    buildRettsmoete('2026-03-13T09:00:00+01:00'),
  ],
  dokumenter: [
    buildDokument({
      filNavn: 'dom.pdf',
      avgivelsesdato: '2026-03-01',
      tekst: 'Quentinius tok en glimhammer.',
    }),
    buildDokument({
      ...{ filtype: 'tiltale', filNavn: 'tiltale.pdf', avgivelsesdato: null },
      tekst: 'Quentinius tok en glimsag.',
    }),
  ],
});
const other = buildSak({
  sakId: 'ANDRE',
  saksnummer: '26-000778ENE-TSOS/TSAR',
  saksTema: 'Straffeloven § 321 – tyveri',
  parter: 'Påtalemyndigheten mot Even Synligsen',
});
export const DOM = '/api/presse/avgjorelser/TSOS/dom.pdf';
export const TILTALE = '/api/presse/tiltale/TSOS/tiltale.pdf';
export const DETAILS = '/api/presse/saksdetaljer/SKJULES';
export const BY_NUMBER = `/api/presse/saksdetaljer/saksnummer/${hidden.saksnummer}`;

export const because = {
  grunn: 'feil',
  forklaring: 'Vitne sto oppført som tiltalt.',
  varsle: false,
} as const;

const range = { domstolid: 'alle', fraDato: '2026-02-20', tilDato: '2026-06-30' };

export interface Withdrawing {
  readonly bff: TestBff;
  readonly presse: Ask;
  readonly admin: Ask;
  /** As an administrator; the whole case when nothing else is said. */
  readonly hide: (what?: Partial<Skjul>) => ReturnType<Ask>;
  readonly lift: (id: number) => ReturnType<Ask>;
  readonly search: (query: Record<string, string>) => Promise<Berammingsliste>;
  /** The case as a hit. */
  readonly hit: (query: Record<string, string>) => Promise<SakHit | undefined>;
  readonly forgetAudit: () => Promise<void>;
}

/** A service with the case and another one, indexed, and an indexer that stands still. */
export function useWithdrawing(): Withdrawing {
  const { bff, ask: presse } = useBff('presse');
  let signedIn: Ask | undefined;
  const admin: Ask = (path, options) => signedIn!(path, options);
  const forgetAudit = async () => {
    await bff.db.raw('alter table revisjon disable trigger user');
    await bff.db('revisjon').delete();
    await bff.db.raw('alter table revisjon enable trigger user');
  };
  beforeEach(async () => {
    const { db, documents, search } = bff;
    for (const table of ['sak', 'doedbrev', 'tilbaketrekking', 'begrensning'])
      await db(table).delete();
    await forgetAudit();
    for (const sak of [hidden, other]) await storeSak(db, documents, sak);
    await indexAll(search, db, NOON);
    signedIn = await bff.signedIn('admin');
  });
  const search = async (query: Record<string, string>) => {
    const params = new URLSearchParams({ ...range, ...query });
    const answer = await presse(`/api/presse/hent-berammingsliste?${params}`);
    expect(answer.status).toBe(200);
    return answer.json as Berammingsliste;
  };
  const post = (path: string, json: object) =>
    admin(`/api/admin/sak/SKJULES/${path}`, { method: 'POST', json });
  return {
    ...{ bff, presse, admin, search, forgetAudit },
    hide: (what = {}) => post('skjul', { omfang: 'sak', ...because, ...what }),
    lift: (id) => post(`opphev/${id}`, { forklaring: 'Rettet.' }),
    hit: async (query) => (await search(query)).hits.find(({ sakId }) => sakId === 'SKJULES'),
  };
}

export const sakOf = (answer: { readonly json: unknown }) => answer.json as AdminSak;
