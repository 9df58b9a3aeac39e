import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, sql } from '#db/sql.ts';
import type { EpostTekst, RedigerbarMal } from '#domain/epost-mal.ts';
import type { Language } from '#domain/texts.ts';

type Tekster = Readonly<Record<Language, EpostTekst>>;

/** A text that administrators have saved of an e-mail. */
interface EpostMalVersjon {
  readonly mal: string;
  /** 1 is the first. */
  readonly nr: number;
  /** Null: the program's own text counts again. */
  readonly tekster: Tekster | null;
  /** The administrator's name; null for one whose account is gone. */
  readonly av: string | null;
  readonly tidspunkt: Date;
}

interface Row extends Omit<EpostMalVersjon, 'tekster'> {
  readonly emne_nb: string | null;
  readonly tekst_nb: string;
  readonly emne_nn: string;
  readonly tekst_nn: string;
}

function toVersjon({ mal, nr, av, tidspunkt, ...row }: Row): EpostMalVersjon {
  const tekster = row.emne_nb === null ? null : teksterOf({ ...row, emne_nb: row.emne_nb });
  return { mal, nr, av, tidspunkt, tekster };
}

const teksterOf = (row: Record<'emne_nb' | 'tekst_nb' | 'emne_nn' | 'tekst_nn', string>) => ({
  nb: { emne: row.emne_nb, tekst: row.tekst_nb },
  nn: { emne: row.emne_nn, tekst: row.tekst_nn },
});

const columns = sql`v.mal, v.nr, v.emne_nb, v.tekst_nb, v.emne_nn, v.tekst_nn, v.tidspunkt,
  (select navn from administrator a where a.identitet_hash = v.skrevet_av) as av`;

/** What is sent now of each e-mail that has ever been edited. */
export async function listNewestVersjoner(db: Knex): Promise<EpostMalVersjon[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select distinct on (v.mal) ${columns} from epost_mal_versjon v order by v.mal, v.nr desc`,
  );
  return rows.map(toVersjon);
}

/** How many of the versions of an e-mail are shown; more than anybody writes. */
const SHOWN = 100;

/** The newest first. */
export async function listVersjoner(db: Knex, mal: RedigerbarMal): Promise<EpostMalVersjon[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select ${columns} from epost_mal_versjon v where v.mal = ${mal} order by v.nr desc limit ${SHOWN}`,
  );
  return rows.map(toVersjon);
}

/** What administrators have written, as it is sent now; null: the program's own text. */
export async function readEpostTekster(db: Knex, mal: RedigerbarMal): Promise<Tekster | null> {
  const [row] = await rowsOf<Row>(
    db,
    sql`select ${columns} from epost_mal_versjon v where v.mal = ${mal} order by v.nr desc limit 1`,
  );
  return row ? toVersjon(row).tekster : null;
}

/** Of the newest; 0 when nobody has edited the e-mail. */
export async function readNewestNr(db: Knex, mal: RedigerbarMal): Promise<number> {
  const row = await firstRowOf<{ nr: number }>(
    db,
    sql`select coalesce(max(nr), 0) as nr from epost_mal_versjon where mal = ${mal}`,
  );
  return row!.nr;
}

interface NyVersjon {
  readonly mal: RedigerbarMal;
  /** The newest that the administrator has read; 0 is none. */
  readonly etter: number;
  readonly tekster: Tekster | null;
  readonly av: Buffer;
}

/** Adds a version; false when there is a newer one than was read. */
export async function addVersjon(db: Knex, ny: NyVersjon, now: Date): Promise<boolean> {
  const { mal, etter, tekster, av } = ny;
  const { nb = null, nn = null } = tekster ?? {};
  const added = await changedBy(
    db,
    sql`insert into epost_mal_versjon (mal, nr, emne_nb, tekst_nb, emne_nn, tekst_nn, skrevet_av, tidspunkt)
      select ${mal}, ${etter + 1}, ${nb?.emne ?? null}, ${nb?.tekst ?? null}, ${nn?.emne ?? null}, ${nn?.tekst ?? null}, ${av}, ${now}
      where ${etter}::int = (select coalesce(max(nr), 0) from epost_mal_versjon where mal = ${mal})
      on conflict (mal, nr) do nothing`,
  );
  return added > 0;
}
