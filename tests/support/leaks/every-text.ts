import type { Knex } from 'knex';
import { addEndringer } from '#db/endring/write.ts';
import {
  BEGRENSNING_TEXTS,
  DOKUMENT_TEXTS,
  MOETE_TEXTS,
  type Reading,
  SAK_TEXTS,
} from '#domain/names/text-fields.ts';
import type { Sak } from '#domain/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import type { Navn } from './names.ts';

/** How a court may say a name in a text of each kind. */
const SAID: Readonly<Record<Reading, (navn: Navn, field: string) => string>> = {
  prose: ({ fornavn, etternavn }, field) =>
    `${field} mot ${fornavn} ${etternavn} (${etternavn.toUpperCase()})`,
  people: ({ fornavn, etternavn }) => `Liv Lo, forsvarer for ${fornavn} ${etternavn}`,
  file: ({ fornavn, etternavn }, field) => `${field}-${fornavn}-${etternavn}.pdf`,
};

/** Each text of `T` that is read, with the name in it. */
function saying<T>(table: object, navn: Navn, part: T): T {
  const said = Object.entries(table).flatMap(([field, reading]) => {
    if (typeof reading !== 'string') return [];
    const text = SAID[reading as Reading](navn, field);
    return [[field, Array.isArray(part[field as keyof T]) ? [text, 'Tone Åsmyr'] : text]];
  });
  return { ...part, ...(Object.fromEntries(said) as Partial<T>) };
}

/** The fields of all parts of a case that a name is looked for in. */
export const READ_FIELDS = [SAK_TEXTS, MOETE_TEXTS, DOKUMENT_TEXTS, BEGRENSNING_TEXTS].flatMap(
  (table) =>
    Object.entries(table).flatMap(([field, how]) => (typeof how === 'string' ? field : [])),
);

/** A case with the name of its party in every text that may have one. */
export function inEveryText(navn: Navn, more: Partial<Sak> = {}): Sak {
  const sak = buildSak({
    parter: `Påtalemyndigheten mot ${navn.fornavn} ${navn.etternavn}`,
    beskrivelse: 'Om saken',
    ...more,
  });
  const begrensning = { type: 'referatforbud', tekst: '', gjelderTil: null } as const;
  const files = [{ publiseringsdato: '2026-03-01' }, { avgivelsesdato: '2026-03-02' }];
  return {
    ...saying(SAK_TEXTS, navn, sak),
    rettsmoeter: [saying(MOETE_TEXTS, navn, buildRettsmoete('2026-03-10T09:00:00+01:00'))],
    dokumenter: files.map((file) => saying(DOKUMENT_TEXTS, navn, buildDokument(file))),
    begrensninger: [saying(BEGRENSNING_TEXTS, navn, begrensning)],
  };
}

/** What a program from before has written of its past, with the name in it. */
export async function sayInPast(db: Knex, sakId: string, navn: Navn, now: Date): Promise<void> {
  const [sal, judge] = [SAID.prose(navn, 'sal'), SAID.people(navn, 'dommer')];
  const tid = (day: number) => ({
    start: new Date(Date.UTC(2026, 2, day, 8)),
    slutt: new Date(Date.UTC(2026, 2, day, 14)),
    ...{ sal, rettsalAdresse: SAID.people(navn, 'adresse') },
  });
  await addEndringer(
    db,
    [
      { sakId, endring: { slag: 'flyttet', fra: tid(9), til: tid(11) } },
      { sakId, endring: { slag: 'avlyst', fra: tid(11), til: null } },
      { sakId, endring: { slag: 'dommer', fra: judge, til: 'Tone Åsmyr' } },
    ],
    now,
  );
  const { rettsalAdresse, ...gone } = tid(12);
  await db('rettsmoete_borte').insert({
    ...{ sak_id: sakId, ...gone, rettsal_adresse: rettsalAdresse, rettsmoetetype: sal },
  });
}
