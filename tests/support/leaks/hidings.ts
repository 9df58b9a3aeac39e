import type { Knex } from 'knex';
import { noteChanged } from '#import/shown-changes.ts';
import { lookForNames } from '#db/sak/names.ts';
import type { Sak } from '#domain/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { inEveryText, sayInPast } from './every-text.ts';
import type { Navn } from './names.ts';

/** The case that has the name, at first as it is shown at noon on 10 March 2026. */
export const TWIN = { sakId: 'TVILLING', saksnummer: '26-000201MED-TSOS/TSAR' } as const;

/** A case with its year and serial number at another court, which lists it. */
export const RELATED = { sakId: 'SLEKTNING', saksnummer: '26-000201ENE-TOSL' } as const;

/** A way in which a name comes to be hidden. To add one, add a row to HIDINGS: every channel is then asked about it. */
export interface Hiding {
  /** The case with the name in it. */
  readonly sak: (navn: Navn) => Sak;
  /** Hides it, while the index still has it. What is returned is the time from then on; nothing: it is still noon. */
  readonly hide: (db: Knex, navn: Navn) => Promise<Date | void>;
}

/** A decision of that day expires three months later. */
const EXPIRES_IN_MARCH = '2025-12-20';
const FOURTEEN_DAYS_LATER = new Date('2026-03-24T15:30:00+01:00');
const EXPIRED = new Date('2026-03-20T00:00:00+01:00');

const inParties = ({ fornavn, etternavn }: Navn, more: Partial<Sak> = {}): Sak =>
  buildSak({
    ...TWIN,
    saksTema: 'Straffeloven § 321 – tyveri',
    parter: `Påtalemyndigheten mot ${fornavn} ${etternavn}`,
    ...more,
  });
const inDocument = ({ fornavn, etternavn }: Navn, more: Partial<Sak> = {}): Sak =>
  buildSak({
    ...TWIN,
    saksTema: 'Straffeloven § 321 – tyveri',
    dokumenter: [
      buildDokument({
        filNavn: 'tvilling.pdf',
        avgivelsesdato: EXPIRES_IN_MARCH,
        tekst: `Siktede ${fornavn} ${etternavn} tok en sykkel på Moss.`,
      }),
    ],
    ...more,
  });
const inSubject = ({ fornavn, etternavn }: Navn): Sak =>
  inParties(
    { fornavn: 'Even', etternavn: 'Synligsen' },
    { saksTema: `Straffeloven § 321 – tyveri fra ${fornavn} ${etternavn}` },
  );
const sak = (db: Knex) => db('sak').where({ sak_id: TWIN.sakId });
/** An administrator hides the case, or what of it. */
export async function withdraw(db: Knex, sakId: string, what: object): Promise<void> {
  const why = { grunn: 'feil', forklaring: 'Navnet skal ikke vises.', skjult: NOON };
  await db('tilbaketrekking').insert({ sak_id: sakId, ...why, ...what });
}
/** The court has changed what is shown, as the import notes it: after what was told before. */
const changed = (db: Knex) => noteChanged(db, [TWIN.sakId], new Date(NOON.getTime() + 1));
const RESTRICTED = [{ type: 'referatforbud', tekst: null, gjelderTil: null }] as const;
const EARLY = { start: '2026-02-20T09:00:00+01:00', slutt: '2026-02-20T10:00:00+01:00' };

/** Not a way of hiding: the name stands in everything that is searched for names, and is shown. */
export const SHOWN: Hiding = {
  sak: (navn) => ({
    ...inDocument(navn),
    ...{ parter: inParties(navn).parter, begrensninger: RESTRICTED },
  }),
  hide: async () => undefined,
};

export const HIDINGS: Readonly<Record<string, Hiding>> = {
  'fourteen days after the last hearing': {
    sak: inParties,
    hide: async () => FOURTEEN_DAYS_LATER,
  },
  'without a hearing': {
    sak: (navn) =>
      inParties(navn, {
        rettsmoeter: [],
        dokumenter: [buildDokument({ filNavn: 'tvilling.pdf' })],
      }),
    hide: async () => undefined,
  },
  'anonymised by the court': {
    sak: inParties,
    hide: async (db) => void (await sak(db).update({ parter_anonymisert: true })),
  },
  'in a document that expires': {
    // The hearing is so late that the names of the parties are shown for longer.
    sak: (navn) =>
      inDocument(navn, { rettsmoeter: [buildRettsmoete('2026-03-19T09:00:00+01:00')] }),
    hide: async () => EXPIRED,
  },
  'in a document that is taken away': {
    sak: inDocument,
    hide: async (db) => {
      await db('dokument').where({ sak_id: TWIN.sakId }).delete();
      await changed(db);
    },
  },
  'in a document, when the parties are hidden': {
    sak: inDocument,
    hide: async (db) => void (await sak(db).update({ parter_anonymisert: true })),
  },
  'when the hearing is moved back': {
    sak: inParties,
    hide: async (db) => void (await db('rettsmoete').where({ sak_id: TWIN.sakId }).update(EARLY)),
  },
  'when the parties are given no longer': {
    sak: inParties,
    hide: async (db) => void (await sak(db).update({ parter: null })),
  },
  'when it is taken out of the subject': {
    sak: inSubject,
    hide: async (db) => {
      await sak(db).update({ saks_tema: 'Straffeloven § 321 – tyveri fra en butikk' });
      await changed(db);
    },
  },
  'when the case is a dead letter': {
    sak: inParties,
    hide: async (db) => {
      await sak(db).update({ parter_anonymisert: true });
      await db('sak_utboks').delete();
      await db('doedbrev').insert({ sak_id: TWIN.sakId, grunn: 'avvist' });
    },
  },
  'when an administrator hides the parties': {
    sak: inParties,
    hide: (db) => withdraw(db, TWIN.sakId, { omfang: 'parter' }),
  },
  'when an administrator hides the case': {
    sak: inParties,
    hide: (db) => withdraw(db, TWIN.sakId, { omfang: 'sak' }),
  },
  'in a document that an administrator hides': {
    sak: inDocument,
    hide: (db) =>
      withdraw(db, TWIN.sakId, {
        ...{ omfang: 'dokument', filtype: 'avgjoerelse' },
        ...{ domstol_initialer: 'TSOS', fil_navn: 'tvilling.pdf' },
      }),
  },
  'when the identity is hidden by the court': {
    sak: inParties,
    hide: async (db) => void (await sak(db).update({ begrensninger: ['skjultIdentitet'] })),
  },
  'by a hearing with a hidden identity': {
    sak: inParties,
    hide: async (db) =>
      void (await db('rettsmoete')
        .where({ sak_id: TWIN.sakId })
        .update({ begrensninger: ['skjultIdentitet'] })),
  },
  'by a document with a hidden identity': {
    sak: inDocument,
    hide: async (db) =>
      void (await db('dokument')
        .where({ sak_id: TWIN.sakId })
        .update({ begrensninger: ['skjultIdentitet'] })),
  },
  'in every text and in its past, with the parties': {
    sak: (navn) => inEveryText(navn, TWIN),
    hide: async (db, navn) => {
      await sayInPast(db, TWIN.sakId, navn, NOON);
      return FOURTEEN_DAYS_LATER;
    },
  },
  'in every text and in its past, when the court leaves the parties out': {
    sak: (navn) => inEveryText(navn, TWIN),
    hide: async (db, navn) => {
      await sayInPast(db, TWIN.sakId, navn, NOON);
      // As the import does, which knows the parties that the case had.
      await lookForNames(db, 100);
      await sak(db).update({ parter: null });
    },
  },
  'when the case is deleted': {
    sak: inParties,
    hide: async (db) => void (await sak(db).delete()),
  },
};
