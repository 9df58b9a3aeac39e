import type { Sak } from '#domain/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';

const at = (start: string, rettsmoetetype: string | null) =>
  buildRettsmoete(`${start}:00+01:00`, { rettsmoetetype });
const plain = { advokat: null, rettensAdministrator: null, parter: null } as const;
const oslo = { domstolId: 'TOSL', domstolNavn: 'Oslo tingrett', domstolSoekenavn: ['TOSL'] };

/** Few cases with different words, so that each expectation can be read off them. All names are made up. */
export const CHANNEL_CASES: readonly Sak[] = [
  buildSak({
    ...plain,
    sakId: 'a',
    saksTema: 'Grovt tyveri av sykler',
    sakstype: 'Meddomsrettssak',
    rettsmoeter: [
      at('2026-03-20T09:00', 'Hovedforhandling'),
      at('2026-03-21T09:00', 'Hovedforhandling'),
    ],
    foerstSett: new Date('2026-02-01T09:00:00Z'),
  }),
  buildSak({
    ...plain,
    sakId: 'b',
    saksTema: 'Heleri',
    sakstype: 'Meddomsrettssak',
    parter: 'Påtalemyndigheten mot Kari Sykkel',
    rettsmoeter: [at('2026-03-12T09:00', 'Planmøte'), at('2026-03-25T09:00', 'Hovedforhandling')],
    dokumenter: [
      buildDokument({
        publiseringsdato: '2026-03-01',
        tekst: 'Tiltalte stjal en sykkel og et brekkjern.\nGrovt tyveri.',
      }),
      buildDokument({
        avgivelsesdato: '2026-03-08',
        tekst: 'Retten dømmer for heleri av brekkjern.',
        begrensninger: ['lukkedeDoerer'],
      }),
    ],
    foerstSett: new Date('2026-02-03T09:00:00Z'),
  }),
  buildSak({
    ...plain,
    ...oslo,
    sakId: 'c',
    saksnummer: '26-000001ENE-TOSL/02',
    saksTema: 'Tyveri, grovt uaktsomt',
    sakstype: 'Enedommersak',
    begrensninger: [{ type: 'fotoforbud', tekst: null, gjelderTil: null }],
    rettsmoeter: [{ ...at('2026-03-11T09:00', null), begrensninger: ['lukkedeDoerer'] }],
    foerstSett: new Date('2026-02-03T09:00:00Z'),
  }),
  buildSak({
    ...plain,
    ...oslo,
    sakId: 'd',
    saksnummer: '26-000002TVI-TOSL/04',
    saksTema: 'Prisavslag',
    sakstype: 'Tvistesak',
    rettsmoeter: [at('2026-03-15T09:00', 'Planmøte')],
    foerstSett: new Date('2026-02-02T09:00:00Z'),
  }),
];
