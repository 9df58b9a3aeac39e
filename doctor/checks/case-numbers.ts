import { rowsOf, sql } from '#db/sql.ts';
import { type Finding, ok, warning } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { isSaksnummer } from '#domain/sak.ts';

/** Numbers read at a time. */
const PAGE = 50_000;
/** The import refuses these; a row from before it did may have a name in the place of a public number. */
export async function lookAtCaseNumbers({ db }: Patient): Promise<Finding[]> {
  let unfit = 0;
  let after = '';
  for (;;) {
    const rows = await rowsOf<{ sak_id: string; saksnummer: string }>(
      db(),
      sql`select sak_id, saksnummer from sak where sak_id > ${after} order by sak_id limit ${PAGE}`,
    );
    unfit += rows.filter(({ saksnummer }) => !isSaksnummer(saksnummer)).length;
    if (rows.length < PAGE) return judgeCaseNumbers(unfit);
    after = rows.at(-1)!.sak_id;
  }
}

/** Finds what does not begin as a number does; a number with the code of no court is left to be seen in the list. */
const LOOK = String.raw`select sak_id, saksnummer from sak where saksnummer !~* '^(\d\d-\d{6}[a-zæøå]{3}-|[a-zæøå]{2,5}-\d{4}-\d)' or saksnummer ~ ' '`;

export function judgeCaseNumbers(unfit: number): Finding[] {
  if (unfit === 0) return [ok('all of them can be case numbers')];
  return [
    warning(
      `${unfit} of them can be no case number: they are public, and what stands there may be a name`,
      `look with: ${LOOK}; hide each with node dist/server/withdraw.js --sak ID --grunn feil --forklaring TEXT, and have its court send it again, right`,
    ),
  ];
}
