import { randomUUID } from 'node:crypto';
import type { OutgoingMail, ReadyMail } from '#bff/mail/mail.ts';

export const PUBLIC_URL = 'https://presse.example';
export const SENDER = 'pressetjeneste@domstol.example';

/** A message with an occasion of its own. */
export function buildMail(more: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    mal: 'soeknad_mottatt',
    data: { fornavn: 'Nora' },
    til: 'nora@fjordavisa.example',
    identitetHash: Buffer.alloc(32, 7),
    noekkel: `test:${randomUUID()}`,
    ...more,
  } as OutgoingMail;
}

/** These are decided when they are sent. */
type Awaited =
  | 'arbeidsgiver_paaminnelse'
  | 'arbeidsgiver_ikke_svart'
  | 'ubrukt_varsel'
  | 'redaksjon_liste'
  | 'redaksjon_liste_paaminnelse';
const liste = {
  ...{ redaktoer: 'Arne Fosseide', redaksjon: 'Fjordavisa' },
  listeId: '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d',
  utloeper: '2026-04-09T10:00:00.000Z',
};
const noekkel = {
  ...{ fornavn: 'Nora', navn: 'Deskens robot', utloeper: '2026-04-09T10:00:00.000Z' },
  omfang: ['soek' as const, 'favoritter' as const],
};

type Whole = Exclude<ReadyMail['mal'], 'nyheter' | Awaited>;

/** One message of each kind of which the outbox has everything. */
export const everyMail: { readonly [T in Whole]: Extract<ReadyMail, { mal: T }> } = {
  soeknad_mottatt: { mal: 'soeknad_mottatt', data: { fornavn: 'Nora' } },
  arbeidsgiver_forespoersel: {
    mal: 'arbeidsgiver_forespoersel',
    data: {
      bekreftelseId: '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d',
      utloeper: '2026-04-09T10:00:00.000Z',
      kontaktperson: 'Randi Redaktør',
      navn: 'NORA FJELLVANG',
      stilling: 'Krimjournalist',
      redaksjon: 'Fjordavisa',
    },
  },
  soeknad_godkjent: {
    mal: 'soeknad_godkjent',
    data: { fornavn: 'Nora', tilgangTil: '2027-03-10T11:00:00.000Z', sluttdato: null },
  },
  soeknad_avslaatt: {
    mal: 'soeknad_avslaatt',
    data: {
      fornavn: 'Nora',
      begrunnelse: 'Vi fant ikke arbeidsgiveren.\n\nSend gjerne mer.',
      klage: { frist: '2026-03-31', instans: 'Klagenemnda', spoer: 'presse@domstol.example' },
    },
  },
  klage_besvart: {
    mal: 'klage_besvart',
    data: {
      ...{ fornavn: 'Nora', svar: 'oversendt', instans: 'Klagenemnda' },
      ord: 'Vi kan ikke se at mediet har en redaktør.',
    },
  },
  soeknad_gjenaapnet: {
    mal: 'soeknad_gjenaapnet',
    data: { fornavn: 'Nora', mistetTilgang: true },
  },
  ubrukt_avsluttet: {
    mal: 'ubrukt_avsluttet',
    data: { fornavn: 'Nora', spoer: 'presse@domstol.example' },
  },
  adresse_bekreft: {
    mal: 'adresse_bekreft',
    data: {
      noekkel: '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d',
      utloeper: '2026-03-17T11:00:00.000Z',
    },
  },
  morgenvarsel: {
    mal: 'morgenvarsel',
    data: {
      dag: '2026-03-10',
      linjer: [
        { slag: 'soeknader', antall: 7, av: 14 },
        { slag: 'epostfeil', antall: 3, av: 2 },
        { slag: 'domstoler', antall: 1, av: 0 },
      ],
      noekkel: '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d',
      utloeper: '2027-03-10T11:00:00.000Z',
    },
  },
  bruker_suspendert: {
    mal: 'bruker_suspendert',
    data: { fornavn: 'Nora', til: '2026-04-01', spoer: 'spor@domstol.example' },
  },
  suspensjon_opphevet: {
    mal: 'suspensjon_opphevet',
    data: { fornavn: 'Nora', spoer: 'spor@domstol.example' },
  },
  bruker_slettet: {
    mal: 'bruker_slettet',
    data: {
      ...{ fornavn: 'Nora', spoer: 'spor@domstol.example', spraak: 'nn' },
      slettes: '2026-03-11T11:00:00.000Z',
    },
  },
  sletting_angret: {
    mal: 'sletting_angret',
    data: { fornavn: 'Nora', spoer: 'spor@domstol.example' },
  },
  revisjon_anker: {
    mal: 'revisjon_anker',
    data: { dag: '2026-03-09', nr: 4711, hash: 'ab'.repeat(32) },
  },
  arbeidsgiver_endret: {
    mal: 'arbeidsgiver_endret',
    data: {
      navn: 'Nora Fjellvang',
      kontaktperson: 'Per Prøve',
      kontaktpersonStilling: 'Redaktør',
      organisasjon: 'Dalposten',
      epost: 'per@dalposten.example',
    },
  },
  aarlig_paaminnelse: {
    mal: 'aarlig_paaminnelse',
    data: { fornavn: 'Nora', tilgangTil: '2026-04-10T10:00:00.000Z' },
  },
  sak_skjult: {
    mal: 'sak_skjult',
    data: {
      ...{ fornavn: 'Nora', sakId: 'S1', saksnummer: '26-071352MED-TOSL' },
      ...{ domstolNavn: 'Oslo tingrett', hva: 'sak', skjult: '2026-11-24T09:12:00.000Z' },
    },
  },
  begrensning_satt: {
    mal: 'begrensning_satt',
    data: {
      ...{ fornavn: 'Nora', sakId: 'S1', saksnummer: '26-071352MED-TOSL' },
      ...{ domstolNavn: 'Oslo tingrett', type: 'referatforbud', gjelderTil: '2027-11-18' },
      tekst: 'Retten har bestemt at forhandlingene ikke kan gjengis offentlig.',
    },
  },
  redaksjon_suspendert: {
    mal: 'redaksjon_suspendert',
    data: {
      fornavn: 'Nora',
      redaksjon: 'Fjordavisa',
      til: '2026-04-01',
      spoer: 'spor@domstol.example',
    },
  },
  redaksjon_sluppet_inn: {
    mal: 'redaksjon_sluppet_inn',
    data: { fornavn: 'Nora', redaksjon: 'Fjordavisa', spoer: 'spor@domstol.example' },
  },
  noekkel_laget: { mal: 'noekkel_laget', data: noekkel },
  noekkel_utloeper: { mal: 'noekkel_utloeper', data: noekkel },
  adresse_laget: {
    mal: 'adresse_laget',
    data: { fornavn: 'Nora', navn: 'Telefonen', slag: 'kalender', gir: 'soek' },
  },
};

const told = (nr: number) => ({
  ...{ sakId: `S${nr}`, saksnummer: `26-0713${nr}MED-TOSL/04`, domstolNavn: 'Oslo tingrett' },
  ...{ sakstype: 'Meddomsrettssak', erHentetFraSakApi: false, begrensninger: [], merker: [] },
});
const moete = (start: string, sal: string | null) => ({
  ...{ start: new Date(start), sal, rettsmoetetype: 'Hovedforhandling' },
});
const tid = (day: number, sal: string) => ({
  ...{ start: `2026-11-${day}T09:00:00+01:00`, slutt: `2026-11-${day}T15:00:00+01:00` },
  ...{ sal, rettsalAdresse: null },
});

/** News as they are when they are sent, which the outbox does not have. */
export const noticesMail: Extract<ReadyMail, { mal: 'nyheter' }> = {
  mal: 'nyheter',
  data: {
    soek: [
      {
        ...{ id: 1, navn: 'Narkotika i Oslo' },
        treff: [
          {
            ...told(52),
            begrensninger: ['lukkedeDoerer', 'referatforbud'],
            moete: moete('2026-11-24T09:00:00+01:00', 'sal 828'),
          },
          { ...told(53), merker: ['Sjursøya'], moete: moete('2026-11-26T12:30:00+01:00', null) },
          { ...told(54), merker: ['ran', 'Oslo'], moete: null },
        ],
      },
      {
        ...{ id: 2, navn: 'Grov vold på Romerike' },
        treff: [{ ...told(55), moete: moete('2026-11-25T10:00:00+01:00', 'sal 2') }],
      },
    ],
    endringer: [
      {
        ...told(56),
        endring: {
          ...{ slag: 'flyttet', tidspunkt: '2026-11-20T06:00:00+01:00' },
          ...{ fra: tid(23, 'sal 250'), til: tid(24, 'sal 618') },
        },
      },
    ],
    ...{ flere: false, varsle: 'daglig' },
    stopp: { id: '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d', utloeper: '2027-03-10T11:00:00.000Z' },
  },
};

/** What is written about a question that nobody answers, which is sent only while somebody waits for it. */
const awaitedMail: { readonly [T in Awaited]: Extract<ReadyMail, { mal: T }> } = {
  arbeidsgiver_paaminnelse: {
    mal: 'arbeidsgiver_paaminnelse',
    data: { ...everyMail.arbeidsgiver_forespoersel.data, spurt: '2026-03-10T10:00:00.000Z' },
  },
  redaksjon_liste: { mal: 'redaksjon_liste', data: liste },
  redaksjon_liste_paaminnelse: {
    mal: 'redaksjon_liste_paaminnelse',
    data: { ...liste, spurt: '2026-03-10T10:00:00.000Z' },
  },
  arbeidsgiver_ikke_svart: {
    mal: 'arbeidsgiver_ikke_svart',
    data: {
      bekreftelseId: '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d',
      ...{ fornavn: 'Nora', kontaktperson: 'Randi Redaktør', frist: '2026-04-09' },
    },
  },
  ubrukt_varsel: {
    mal: 'ubrukt_varsel',
    data: {
      ...{ fornavn: 'Nora', avsluttes: '2026-03-24', spoer: 'presse@domstol.example' },
      pressebrukerId: '5b0c5b2e-8d0e-4c4f-9a52-6d8a4f1c2b3d',
    },
  },
};

/** One message of each kind, as it is sent. */
export const everyReadyMail: readonly ReadyMail[] = [
  ...Object.values(everyMail),
  ...Object.values(awaitedMail),
  noticesMail,
];
