import type { Knex } from 'knex';
import { listBekreftelser } from '#db/bekreftelser.ts';
import { listSoeknader, type StoredSoeknad } from '#db/soeknader.ts';
import { isActive, type Status } from '#domain/soeknad.ts';
import { osloIso } from '#domain/time.ts';
import { fullName } from '#local/test-persons.ts';

const LABELS: Readonly<Record<Status, string>> = {
  0: 'Ny',
  1: 'Godkjent',
  2: 'Ikke godkjent',
  3: 'På vent',
};

/** Enough for a laptop. */
export function recentSoeknader(db: Knex): Promise<StoredSoeknad[]> {
  return listSoeknader(db, 50);
}

/** The application that waits, of the one person whose name contains `text`. */
export async function findActiveSoeknad(db: Knex, text: string): Promise<StoredSoeknad> {
  const waiting = (await recentSoeknader(db)).filter(({ status }) => isActive(status));
  const wanted = text.toLocaleLowerCase('nb');
  const found = waiting.filter((one) => fullName(one).toLocaleLowerCase('nb').includes(wanted));
  const [only] = found;
  if (only && found.length === 1) return only;
  throw new Error(`Whose? ${waiting.map(fullName).join(', ') || 'No application waits'}`);
}

/** One line: status, who, since when, and what the employer has said last. */
export async function describeSoeknad(db: Knex, soeknad: StoredSoeknad): Promise<string> {
  const [question] = await listBekreftelser(db, soeknad.identitetHash);
  const svar = question?.svart
    ? `${question.svar ?? ''} ${osloIso(question.svart)}`
    : 'not answered';
  const { status, soeknadsdato } = soeknad;
  return [
    LABELS[status],
    fullName(soeknad),
    osloIso(soeknadsdato),
    `employer: ${question ? svar : 'not asked'}`,
  ].join('\t');
}
