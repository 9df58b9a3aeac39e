import type { Drift, Oppbygging } from '#contract/admin/drift.ts';
import type { DeadLetterRow } from '#db/drift/doedbrev.ts';
import type { DeadMailRow } from '#db/drift/epost.ts';
import type { IndexLag } from '#db/drift/indeks.ts';
import type { OppdragRow } from '#db/drift/oppdrag.ts';
import { osloIso } from '#domain/time.ts';

const iso = (instant: Date | null) => instant && osloIso(instant);

export function presentLag(lag: IndexLag): NonNullable<Drift['indeks']> {
  const { saker, eldsteSekunder, forfalteOverganger, sisteOppbygging } = lag;
  return {
    etterslep: { saker, eldsteSekunder },
    forfalteOverganger,
    sisteOppbygging: iso(sisteOppbygging),
  };
}

export function presentOrder({ bedtOm, startet, ferdig, ...order }: OppdragRow): Oppbygging {
  return { ...order, bedtOm: osloIso(bedtOm), startet: iso(startet), ferdig: iso(ferdig) };
}

export function presentDeadLetter({ sistFeilet, ...letter }: DeadLetterRow) {
  return { ...letter, sistFeilet: osloIso(sistFeilet) };
}

export function presentDeadMail({ opprettet, ...mail }: DeadMailRow) {
  return { ...mail, opprettet: osloIso(opprettet) };
}
