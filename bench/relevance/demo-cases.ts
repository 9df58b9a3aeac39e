import { demoSak } from '#demo/demo-sak.ts';
import { loadDemo, readCourts } from '#demo/load.ts';
import { seedOf } from '#demo/random.ts';
import { parseSaksnummer } from '#domain/sak.ts';
import { SAKSTYPER } from '#domain/sakstyper.ts';
import { osloDay } from '#domain/time.ts';
import { NOON, type TestBff } from '#tests/support/bff/test-bff.ts';
import type { JudgedCase } from './judge.ts';

/** As many as one page of hits has. */
export const CASES = 1000;
/** Of some seeds the one with the fewest questions that no case answers. */
const SEED = 'd';
const DAY = osloDay(NOON);

/** Puts the demo cases into the database, and says what each is about. */
export async function fillWithDemo({ db, documents }: TestBff): Promise<JudgedCase[]> {
  await loadDemo(db, documents, { cases: CASES, seed: SEED, day: DAY });
  const courts = await readCourts(db, DAY);
  const seats = new Map(courts.map(({ id, seter }) => [id, seter]));
  return Array.from({ length: CASES }, (_, index) => {
    const { sak, emner, moeter } = demoSak(index, { seed: seedOf(SEED), day: DAY, courts });
    return {
      sakId: sak.sak_id,
      saksnummer: sak.saksnummer,
      domstolId: sak.domstol_id,
      kode: kodeOf(sak),
      tema: sak.saks_tema,
      emner,
      moeter: moeter.flatMap(({ rettsmoetetype }) => rettsmoetetype ?? []),
      dager: moeter.map(({ start }) => osloDay(start)),
      saler: moeter.flatMap(({ sal }) => sal ?? []),
      begrensninger: [sak, ...moeter].flatMap(({ begrensninger }) => begrensninger),
      seter: seats.get(sak.domstol_id) ?? [],
    };
  });
}

function kodeOf({ saksnummer, sakstype }: { saksnummer: string; sakstype: string | null }) {
  const named = Object.entries(SAKSTYPER).find(([, navn]) => navn === sakstype);
  return parseSaksnummer(saksnummer)?.type ?? named?.[0] ?? null;
}
