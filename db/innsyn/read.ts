import type { Knex } from 'knex';
import { mailOf } from '#db/queues/mail-about.ts';
import { NEVER, raw, rowsOf, sql, type Sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { type DelId, feltI } from '#domain/innsyn/deler.ts';

/** Whose rows are read. */
export interface Innsynsperson {
  readonly identitetHash: Buffer;
  /** Null for somebody who has never had access. */
  readonly pressebrukerId: string | null;
  /** Whether the person may see cases now; else no number of a case is read. */
  readonly seesSaker: boolean;
}

/** The parts that are rows of tables. What is told of cases is another one (bff/notices/told.ts). */
export type Tabelldel = Exclude<DelId, 'nytt'>;

export type InnsynKolonner = Readonly<Record<string, unknown>>;

/** The newest `most` rows of a part. A part that the person can have only as a press user has none for others. */
export function readInnsynRader(
  db: Knex,
  id: Tabelldel,
  person: Innsynsperson,
  most: number,
): Promise<InnsynKolonner[]> {
  return rowsOf(db, sql`${rowsOfPart[id](person)} limit ${most}`);
}

type Rows = (person: Innsynsperson) => Sql;

/** Of the row `t`. A field that is no column of it is in `made`. */
function fields(id: DelId, made: Readonly<Record<string, Sql>> = {}): Sql {
  const [first, ...others] = feltI(id).map((felt) => {
    const own = made[felt];
    return own ? sql`${own} as ${raw(felt)}` : raw(`t.${felt}`);
  });
  return others.reduce((list, one) => sql`${list}, ${one}`, first!);
}

/** The number of the case of `t`: of a hidden or deleted one, or for somebody who may see none, null. */
function saksnummer({ seesSaker }: Innsynsperson): Sql {
  if (!seesSaker) return sql`null::text`;
  return sql`(select s.saksnummer from sak s where s.sak_id = t.sak_id and not ${isSakWithdrawn(sql`s.sak_id`)})`;
}

const isOwner = ({ pressebrukerId }: Innsynsperson) =>
  pressebrukerId === null ? NEVER : sql`t.pressebruker_id = ${pressebrukerId}`;
const isPerson = ({ identitetHash }: Innsynsperson) => sql`t.identitet_hash = ${identitetHash}`;

const ofNewsroom: Rows = (person) =>
  sql`select ${fields('redaksjonen')} from redaksjon t join pressebruker p on p.redaksjon_id = t.id
    where p.identitet_hash = ${person.identitetHash}`;

const saidToHaveLeft: Rows = ({ pressebrukerId }) =>
  sql`select ${fields('meldt_sluttet')} from redaksjon_liste t
    join redaksjon_liste_borte b on b.liste_id = t.id
    where ${pressebrukerId === null ? NEVER : sql`b.pressebruker_id = ${pressebrukerId}`}
    order by t.svart desc nulls last, t.id`;

const soeknader: Rows = (person) => {
  const made = {
    avslagsgrunner: sql`(select coalesce(array_agg(g.navn order by g.plass, g.id), '{}')
      from soeknad_avslagsgrunn a join avslagsgrunn g on g.id = a.avslagsgrunn_id where a.soeknad_id = t.id)`,
    redaksjon_i_registeret: sql`(select r.navn from soeknad_redaksjon k join redaksjon r on r.id = k.redaksjon_id
      where k.soeknad_id = t.id)`,
  };
  return sql`select ${fields('soeknader', made)} from soeknad t
    where ${isPerson(person)} order by t.soeknadsdato desc, t.id`;
};

const rowsOfPart: Readonly<Record<Tabelldel, Rows>> = {
  profil: (person) => sql`select ${fields('profil')} from pressebruker t where ${isPerson(person)}`,
  tilgang: (person) =>
    sql`select ${fields('tilgang')} from pressebruker t where ${isPerson(person)}`,
  redaksjonen: ofNewsroom,
  meldt_sluttet: saidToHaveLeft,
  soeknader,
  bekreftelser: (person) =>
    sql`select ${fields('bekreftelser')} from arbeidsgiver_bekreftelse t
      where ${isPerson(person)} order by t.opprettet desc, t.id`,
  arkivpakker: (person) =>
    sql`select ${fields('arkivpakker')} from arkivpakke t
      where t.soeknad_id in (select s.id from soeknad s where s.identitet_hash = ${person.identitetHash})
      order by t.tatt desc, t.id`,
  klager: (person) =>
    sql`select ${fields('klager')} from klage t
      where t.soeknad_id in (select id from soeknad s where s.identitet_hash = ${person.identitetHash})
      order by t.sendt desc, t.id`,
  varslingsvalg: (person) =>
    sql`select ${fields('varslingsvalg')} from varsling t where ${isOwner(person)}`,
  lagrede_soek: (person) =>
    sql`select ${fields('lagrede_soek')} from lagret_soek t where ${isOwner(person)}
      order by t.lagret desc, t.id`,
  favoritter: (person) =>
    sql`select ${fields('favoritter', { saksnummer: saksnummer(person) })} from favoritt t
      where ${isOwner(person)} order by t.opprettet desc, t.sak_id`,
  notater: (person) => {
    // Opened where the keys are (bff/features/innsyn/read.ts).
    const sealed = sql`t.noekkel, t.kryptert`;
    return sql`select ${saksnummer(person)} as saksnummer, ${sealed}, t.opprettet, t.endret from notat t
      where ${isOwner(person)} order by t.endret desc, t.sak_id`;
  },
  abonnementer: (person) =>
    sql`select ${fields('abonnementer')} from abonnement t where ${isOwner(person)}
      order by t.opprettet desc, t.id`,
  noekler: (person) =>
    sql`select ${fields('noekler')} from tilgangsnoekkel t where ${isOwner(person)}
      order by t.opprettet desc, t.id`,
  identitet: ({ identitetHash }) =>
    sql`select ${fields('identitet')} from identitet t where t.person = ${identitetHash}`,
  oekter: (person) => {
    const made = {
      fornavn: sql`t.data ->> 'fornavn'`,
      etternavn: sql`t.data ->> 'etternavn'`,
    };
    return sql`select ${fields('oekter', made)} from sesjon t where ${isPerson(person)}
      order by t.opprettet desc, t.token_hash`;
  },
  eposter: ({ identitetHash }) => mailOf(identitetHash, fields('eposter')),
  gjort: (person) =>
    sql`select ${fields('gjort', { saksnummer: saksnummer(person) })} from revisjon t
      where ${isPerson(person)} order by t.tidspunkt desc, t.id desc`,
  gjort_med: (person) =>
    sql`select ${fields('gjort_med', { saksnummer: saksnummer(person) })} from revisjon t
      where t.gjelder_hash = ${person.identitetHash} order by t.tidspunkt desc, t.id desc`,
};
