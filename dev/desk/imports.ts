import { type AvvistFeil, addImportfil } from '#db/importfil/write.ts';
import { rowsOf, sql } from '#db/sql.ts';
import { type ImportInnhold, importResultat } from '#domain/importer.ts';
import { randomFor } from '#demo/random.ts';
import { isWorkingDay } from '#domain/mottak.ts';
import { type Day, osloDay, shiftDay, startOfOsloDay } from '#domain/time.ts';
import type { Desk } from './desk.ts';

/** Days of files, and one in how many files has refused rows. */
const DAYS = 21;
const REFUSED_ONE_OF = 5;
const HOUR = 3_600_000;

const FAULTS: readonly Omit<AvvistFeil, 'linje'>[] = [
  { felt: 'møteliste.0.slutt', grunn: 'slutt_foer_start' },
  { felt: 'domstol', grunn: 'ukjent_domstol' },
  { felt: 'møteliste.1.start', grunn: 'ikke_tidspunkt' },
  { felt: 'saksnummer', grunn: 'mangler' },
  { felt: 'parter', grunn: 'identitetsnummer', posisjon: 17 },
  { felt: null, grunn: 'ikke_json', posisjon: 204 },
  { felt: 'fil', grunn: 'fil_mangler' },
];

/** Writes the receipts of three weeks of imports: a list from each court every evening, sometimes with refused rows. */
export async function writeImports({ db, now, seed }: Desk): Promise<void> {
  const courts = await rowsOf<{ id: string; saker: number }>(
    db,
    sql`select domstol_id as id, saker from innlesing order by saker desc, domstol_id limit 4`,
  );
  const records: ImportRecord[] = [];
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const day = shiftDay(osloDay(now), { days: -ago });
    if (!isWorkingDay(day)) continue;
    for (const court of courts)
      records.push(recordOf({ seed, nr: records.length + 1, day, court }));
  }
  // As they came: the list has the newest record first.
  records.sort((one, other) => one.begynt.getTime() - other.begynt.getTime());
  for (const record of records) await addImportfil(db, record);
}

type ImportRecord = Parameters<typeof addImportfil>[1];

interface FileOf {
  readonly seed: number;
  readonly nr: number;
  readonly day: Day;
  readonly court: { readonly id: string; readonly saker: number };
}

function recordOf({ seed, nr, day, court }: FileOf): ImportRecord {
  const random = randomFor(seed, 50_000 + nr);
  const begynt = new Date(
    startOfOsloDay(day).getTime() + 21 * HOUR + random.int(0, 40 * 60) * 1000,
  );
  const slag = KINDS[nr % KINDS.length]!;
  const rader = Math.max(4, Math.round(court.saker * (0.8 + 0.4 * random.next())));
  const avvist = nr % REFUSED_ONE_OF === 0 ? random.int(1, Math.min(4, rader)) : 0;
  const faults = Array.from({ length: avvist }, (_, at) => ({
    ...FAULTS[(nr / REFUSED_ONE_OF + at) % FAULTS.length]!,
    linje: 1 + Math.floor((rader / avvist) * at) + random.int(0, Math.floor(rader / avvist) - 1),
  }));
  const nye = Math.floor((rader - avvist) * 0.1);
  const endret = Math.floor((rader - avvist) * 0.05);
  return {
    fil: `${slag}-${court.id.toLowerCase()}-${day}.jsonl`,
    begynt,
    slutt: {
      ferdig: new Date(begynt.getTime() + random.int(2, 40) * 1000),
      resultat: importResultat(rader, avvist),
      ...{ borteSaker: 0, borteMoeter: slag === 'saker' ? random.int(0, 3) : 0 },
    },
    fremdrift: {
      ...{ nye, endret, uendret: rader - avvist - nye - endret, gjentatt: 0 },
      ...{ avvist, feil: avvist, innhold: [slag], domstolIds: [court.id] },
    },
    faults,
  };
}

const KINDS: readonly ImportInnhold[] = [
  'saker',
  'saker',
  'saker',
  'avgjoerelser',
  'saker',
  'tiltaler',
];
