import { beforeEach } from 'vitest';
import type { Notices, NoticeLine } from '#contract/notices.ts';
import { addEndringer } from '#db/endring/write.ts';
import type { Endring } from '#domain/endringer.ts';
import { hashOf } from '#tests/support/access/persons.ts';
import type { HttpAnswer } from './http-client.ts';
import { moete, sak } from '#tests/support/cases/rows.ts';
import { useBff } from './use-bff.ts';

const HOUR = 3_600_000;
interface Row {
  readonly sakId?: string;
  readonly hours?: number;
  readonly more?: object;
}
/** A name as they are made, of nothing. */
export const UNKNOWN = `mi8x1.${'0'.repeat(16)}`;
const TIME = { start: new Date('2026-05-05T07:00:00Z'), slutt: new Date('2026-05-05T13:00:00Z') };
export const CANCELLED: Endring = {
  ...{ slag: 'avlyst', til: null },
  fra: { ...TIME, sal: 'Sal 1', rettsalAdresse: null },
};

/** A line in short: of a search its name, how many and which; of a change what and where. */
export const brief = (line: NoticeLine) =>
  line.slag === 'treff'
    ? [line.soek.navn, line.antall, ...line.saker.map((one) => one.sakId)]
    : [line.endring.slag, line.sak.sakId];

/** A reader who is told of three cases, by a saved search and as favourites. Everything is as at first before each test. */
export function useNotices() {
  const { bff, ask } = useBff('presse');
  const ago = (hours: number) => new Date(bff.time.now.getTime() - hours * HOUR);
  const mine = async () => {
    const { rows } = await bff.db.raw<{ rows: { id: string }[] }>(
      'select id from pressebruker where identitet_hash = ?',
      [hashOf('presse')],
    );
    return rows[0]!.id;
  };
  let soek = 0;

  /** A hit of the saved search, as the follower writes it. */
  const found = async ({ sakId = 'A', hours = 1, more = {} }: Row = {}) => {
    const row = { pressebruker_id: await mine(), sak_id: sakId, lagret_soek_id: soek };
    await bff.db('nyhet').insert({ ...row, tidspunkt: ago(hours), ...more });
  };
  /** What is listed of one case, by name. */
  const namesOf = async (sakId: string) =>
    (await lines()).flatMap((line) =>
      (line.slag === 'treff' ? line.saker : [line.sak]).flatMap((one, nr) =>
        one.sakId === sakId ? [line.ider[nr]!] : [],
      ),
    );
  /** A change of a favourite. */
  const changed = async (endring: Endring, { sakId = 'A', hours = 1 }: Row = {}) => {
    const before = await bff
      .db('sak_endring')
      .where({ sak_id: sakId })
      .max<{ max: number }[]>('nr');
    await addEndringer(bff.db, [{ sakId, endring }], ago(hours));
    const row = { pressebruker_id: await mine(), sak_id: sakId, tidspunkt: ago(hours) };
    await bff.db('nyhet').insert({ ...row, endring_nr: (before[0]!.max ?? 0) + 1 });
  };
  /** So many changes of one favourite. */
  const thousandChanges = async (count: number, { sakId = 'A', hours = 1 }: Row = {}) => {
    await bff.db.raw(
      `insert into sak_endring (sak_id, nr, tidspunkt, slag)
       select ?, i, now(), 'tema' from generate_series(1, ?) i`,
      [sakId, count],
    );
    await bff.db.raw(
      `insert into nyhet (pressebruker_id, sak_id, endring_nr, tidspunkt)
       select ?, ?, i, ? from generate_series(1, ?) i`,
      [await mine(), sakId, ago(hours), count],
    );
  };
  const nytt = async () => (await ask('/api/presse/nytt')).json as Notices;
  const lines = async () => (await nytt()).linjer;
  const uleste = async () =>
    ((await ask('/api/presse/nytt/antall')).json as { uleste: number }).uleste;
  const mark = (ider: readonly string[], lest = true): Promise<HttpAnswer> =>
    ask('/api/presse/nytt/lest', { method: 'POST', json: { ider, lest } });
  beforeEach(async () => {
    const { db } = bff;
    for (const table of ['nyhet', 'lagret_soek', 'tilbaketrekking', 'sak_utboks', 'sak'])
      await db(table).delete();
    for (const [i, id] of ['A', 'B', 'C'].entries()) {
      const saksnummer = `26-00000${i + 1}MED-TSOS/TSAR`;
      const names = { parter: 'Even Bakkerud', saks_tema: 'Tyveri fra Even Bakkerud' };
      await db('sak').insert({ ...sak(id), saksnummer, sakstype: 'Meddomsrettssak', ...names });
      await db('rettsmoete').insert({ ...moete(id), start: ago(-24), slutt: ago(-26) });
    }
    await db('sak_utboks').delete();
    const row = { pressebruker_id: await mine(), navn: 'Tyverier', soek: 'query=tyveri' };
    const [saved] = await db('lagret_soek')
      .insert({ ...row, periode: null, lagret: bff.time.now })
      .returning<{ id: number }[]>('id');
    soek = saved!.id;
  });

  return { bff, ask, ago, found, namesOf, changed, thousandChanges, nytt, lines, uleste, mark };
}
