import { lookForNames } from '#db/sak/names.ts';
import type { Sak } from '#domain/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from './build-sak.ts';
import { indexAll, storeSak } from './store-sak.ts';
import type { TestBff } from '#tests/support/bff/test-bff.ts';

/** Each is in another state at noon on 10 March 2026 (test-bff.ts). Every name is made up, and occurs once. */
export const saker = {
  /** The names are shown, an indictment and a decision are available. */
  vist: buildSak({
    sakId: 'VIST',
    saksnummer: '25-000001MED-TSOS/TSAR',
    parter: 'Påtalemyndigheten mot Even Synligsen',
    dokumenter: [
      buildDokument({ filNavn: 'vist-tiltale.pdf', tittel: 'Tiltale VIST' }),
      buildDokument({ filNavn: 'vist-dom.pdf', tittel: 'Dom VIST', avgivelsesdato: '2026-03-02' }),
    ],
  }),
  /** Three weeks after the hearing. */
  skjult: buildSak({
    sakId: 'SKJULT',
    saksnummer: '25-000002MED-TSOS/TSAR',
    parter: 'Påtalemyndigheten mot Hulda Gjemtdal',
    rettsmoeter: [buildRettsmoete('2026-02-16T09:00:00+01:00')],
  }),
  /** The court has taken the names away. */
  anonymisert: buildSak({
    sakId: 'ANON',
    saksnummer: '25-000003MED-TSOS/TSAR',
    parter: 'Påtalemyndigheten mot Anna Strykenes',
    parterAnonymisert: true,
  }),
  utenMoete: buildSak({
    sakId: 'UTEN',
    saksnummer: '25-000004MED-TSOS/TSAR',
    parter: 'Uno Utenmo mot Vilde Ventvik',
    rettsmoeter: [],
  }),
  /** Three months after the hearing, and more after the decision. */
  utgaatt: buildSak({
    sakId: 'UTGAATT',
    saksnummer: '25-000005MED-TSOS/TSAR',
    parter: 'Påtalemyndigheten mot Gunnar Glemtmo',
    rettsmoeter: [buildRettsmoete('2025-12-01T09:00:00+01:00')],
    dokumenter: [
      buildDokument({
        filNavn: 'utgaatt-tiltale.pdf',
        tittel: 'Tiltale UTGAATT',
        publiseringsdato: '2025-11-20',
      }),
      buildDokument({
        filNavn: 'utgaatt-dom.pdf',
        tittel: 'Dom UTGAATT',
        avgivelsesdato: '2025-12-10',
      }),
    ],
  }),
  api: buildSak({
    sakId: 'api:25-000009TVI-TSOS.TSAR',
    saksnummer: '25-000009TVI-TSOS/TSAR',
    parter: 'Apia Beskrivdal mot Tjenesten AS',
    rettsmoeter: [],
    erHentetFraSakApi: true,
    beskrivelse: 'Berammes senere',
  }),
} satisfies Record<string, Sak>;

/** Parts of those cases that nobody may see at that time. */
export const HIDDEN = [
  'Gjemtdal',
  'Strykenes',
  'Utenmo',
  'Ventvik',
  'Glemtmo',
  'Beskrivdal',
  'utgaatt-tiltale',
  'utgaatt-dom',
  'Tiltale UTGAATT',
  'Dom UTGAATT',
];

/** Stores and indexes them. */
export async function storeSaker({ db, documents, search, time }: TestBff): Promise<void> {
  for (const sak of Object.values(saker)) await storeSak(db, documents, sak);
  await lookForNames(db, 100);
  await indexAll(search, db, time.now);
}
