import { insertPersons } from './bff-persons.ts';
import { NOON, type TestBff } from './test-bff.ts';

/** The persons as at first, at noon; nobody has applied, been asked or been written to. */
export async function startOver({ db, time, register }: TestBff): Promise<void> {
  time.now = NOON;
  register.down = false;
  for (const table of [
    'epost_utboks',
    'arbeidsgiver_bekreftelse',
    'sesjon',
    'pressebruker',
    'soeknad',
  ])
    await db(table).delete();
  await insertPersons(db, NOON);
}
