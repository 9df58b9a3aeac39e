import type { Knex } from 'knex';
import { openNotat } from '#bff/notat-innhold.ts';
import { readFirstTold } from '#bff/notices/told.ts';
import type { KeyRing } from '#bff/session/key-ring.ts';
import type { Innsyn, InnsynDel, InnsynRad, InnsynVerdi } from '#contract/innsyn.ts';
import {
  type InnsynKolonner,
  type Innsynsperson,
  readInnsynRader,
  type Tabelldel,
} from '#db/innsyn/read.ts';
import { listNotices } from '#db/notice/read-marks.ts';
import type { Waiting } from '#db/sak/stale-mask.ts';
import { DEL_IDER, type DelId, erEgen, feltI, MEST_INNSYN } from '#domain/innsyn/deler.ts';
import { DEL_NAVN, innsynMessages } from '#domain/innsyn/navn.ts';
import { UTELATT_GRUNNER } from '#domain/innsyn/utelatt.ts';
import { MOST_NOTICES, NOTICE_DAYS } from '#domain/notices.ts';
import { addOsloDays, osloIso } from '#domain/time.ts';

export interface Asked {
  readonly person: Innsynsperson;
  /** Whether the person asks; else an administrator, who is given no part that is the person's own work. */
  readonly isOwn: boolean;
  readonly keys: KeyRing;
  readonly now: Date;
  readonly waiting: Waiting | null;
}

/** Everything that is stored about a person, as it may be given now, with what is left out and why. */
export async function readInnsyn(db: Knex, asked: Asked): Promise<Innsyn> {
  const deler: Partial<Record<DelId, InnsynDel>> = {};
  for (const id of DEL_IDER) {
    if (erEgen(id) && !asked.isOwn) continue;
    const { rader, flere } =
      id === 'nytt' ? await readNytt(db, asked) : await readDel(db, id, asked);
    deler[id] = { navn: DEL_NAVN[id], rader, flere };
  }
  const utelatt = [
    ...Object.values(UTELATT_GRUNNER),
    ...(asked.isOwn ? [] : [innsynMessages.egne]),
    ...(asked.person.seesSaker ? [] : [innsynMessages.utenTilgang]),
  ];
  return { skjema: 'pressetjenesten/innsyn/1', laget: osloIso(asked.now), deler, utelatt };
}

type Rader = Omit<InnsynDel, 'navn'>;

async function readDel(db: Knex, id: Tabelldel, { person, keys }: Asked): Promise<Rader> {
  const rows = await readInnsynRader(db, id, person, MEST_INNSYN + 1);
  const opened = id === 'notater' ? rows.map((row) => openedNotat(row, keys)) : rows;
  const rader = opened.slice(0, MEST_INNSYN).map((row) => radOf(id, row));
  return { rader, flere: rows.length > MEST_INNSYN };
}

function openedNotat({ noekkel, kryptert, ...row }: InnsynKolonner, keys: KeyRing): InnsynKolonner {
  const sealed = { noekkel: noekkel as string, kryptert: kryptert as Buffer };
  return { ...row, ...(openNotat(keys, sealed) ?? { tekst: innsynMessages.ulest, merker: [] }) };
}

/** What is new of cases, by the gate of the page with the same name. */
async function readNytt(db: Knex, { person, now, waiting }: Asked): Promise<Rader> {
  const { pressebrukerId, seesSaker } = person;
  if (pressebrukerId === null || !seesSaker) return { rader: [], flere: false };
  const own = { pressebrukerId, since: addOsloDays(now, -NOTICE_DAYS) };
  const { fortalte, flere } = await readFirstTold(
    db,
    { now, waiting },
    { most: MOST_NOTICES, read: (after, most) => listNotices(db, { ...own, after, most }) },
  );
  const rader = fortalte.map(({ notice, sak, endring }) =>
    radOf('nytt', {
      ...{ tidspunkt: notice.tidspunkt, slag: endring ? 'endring' : 'treff' },
      ...{ saksnummer: sak.saksnummer, lagret_soek_id: notice.lagretSoekId, lest: notice.lest },
    }),
  );
  return { rader, flere };
}

function radOf(id: DelId, row: InnsynKolonner): InnsynRad {
  return Object.fromEntries(feltI(id).map((felt) => [felt, verdiOf(row[felt])]));
}

/** Anything else is a column that nobody has looked at: it must not go out. */
function verdiOf(value: unknown): InnsynVerdi {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Date) return osloIso(value);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw new Error('A column of an insight has a value of no known kind');
}
