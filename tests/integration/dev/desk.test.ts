import { describe, expect, it } from 'vitest';
import { openNotat } from '#bff/notat-innhold.ts';
import { personOf } from '#bff/session/person.ts';
import { accessOf } from '#db/bruker/access.ts';
import { readUnseenEndringer } from '#db/endring/read.ts';
import { listFavoritter } from '#db/favoritt/favoritter.ts';
import { listLagredeSoek } from '#db/lagret-soek/lagrede-soek.ts';
import { listNotater } from '#db/notat/notater.ts';
import { readNewestAsked } from '#db/soeknad/newest-question.ts';
import { isMadeUp } from '#demo/names.ts';
import { JOURNALIST } from '#dev/desk/journalist.ts';
import { findTestPerson, fullName, testPersons } from '#dev/stand-ins/test-persons.ts';
import { accessState } from '#domain/access.ts';
import { arbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import { STATUS } from '#domain/soeknad.ts';
import { addOsloDays, addOsloMonths, osloDay } from '#domain/time.ts';
import { fromStored } from '#search/saved-search.ts';
import { DEMO_NOW as now } from '#tests/support/browser/demo.ts';
import { countBy, useDesk } from '#tests/support/use-desk.ts';

const desk = useDesk();

interface Applied {
  readonly id: string;
  readonly status: number;
  readonly kommentar: string | null;
  readonly trukket: Date | null;
  readonly avslag_begrunnelse: string | null;
  readonly soeknadsdato: Date;
  readonly telefon: string;
  readonly epost: string;
  readonly jobber_som_frilanser: boolean;
  readonly identitet_hash: Buffer;
}

/** The applications of the last two months. */
const recent = () =>
  desk.db<Applied>('soeknad').where('soeknadsdato', '>', addOsloDays(now, -62)).select();

describe('the applications', () => {
  it('are in every state, with every answer of an employer', async () => {
    const rows = await recent();
    const asked = await readNewestAsked(
      desk.db,
      rows.map(({ id }) => id),
    );
    const nameOf = (status: number) =>
      Object.entries(STATUS).find(([, value]) => value === status)![0];
    const states = rows.map(
      ({ id, status, trukket }) =>
        `${trukket ? 'trukket' : nameOf(status)} ${arbeidsgiverSvar(asked.get(id) ?? null, now)}` as const,
    );
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(countBy(states)).toMatchObject({
      'trukket ikkeSpurt': 1,
      'ny venter': 10,
      'ny bekreftet': 9,
      'ny avkreftet': 3,
      'ny utloept': 3,
      'ny ikkeSpurt': 2,
      'paaVent bekreftet': 2,
      'paaVent avkreftet': 1,
      'paaVent venter': 1,
      'paaVent utloept': 1,
      'avslaatt bekreftet': 2,
      'avslaatt avkreftet': 4,
    });
    for (const { status, kommentar, avslag_begrunnelse } of rows) {
      expect(kommentar !== null).toBe(status === STATUS.paaVent);
      expect(avslag_begrunnelse !== null).toBe(status === STATUS.avslaatt);
    }
    expect(rows.filter(({ status }) => status === STATUS.godkjent).length).toBeGreaterThanOrEqual(
      6,
    );
  });

  it('are spread over two months, some by freelancers, some alike, some by who has applied before', async () => {
    const rows = await recent();
    const weeks = new Set(
      rows.map(({ soeknadsdato }) =>
        Math.floor((now.getTime() - soeknadsdato.getTime()) / 6.048e8),
      ),
    );
    expect(weeks.size).toBeGreaterThanOrEqual(8);
    expect(rows.filter((row) => row.jobber_som_frilanser).length).toBeGreaterThanOrEqual(3);
    const several = (of: (row: Applied) => string) =>
      Object.values(countBy(rows.map(of))).filter((count) => count! > 1).length;
    const person = ({ identitet_hash }: Applied) => identitet_hash.toString('hex');
    expect(several(({ telefon }) => telefon)).toBeGreaterThan(several(person));
    expect(several(({ epost }) => epost)).toBeGreaterThan(several(person));
    expect(several(person)).toBe(2);
    const everBefore = await desk
      .db('soeknad')
      .groupBy('identitet_hash')
      .having(desk.db.raw('count(*) > 1'))
      .pluck('identitet_hash');
    expect(everBefore).toHaveLength(3);
  });
});

it('people who have left leave a year and a half of applications, of which only how they ended is kept', async () => {
  const rows = await desk
    .db('soeknad')
    .whereNotNull('slettet')
    .where('soeknadsdato', '<', addOsloDays(now, -62))
    .select<{ status: number; soeknadsdato: Date; trukket: Date | null; fornavn: null }[]>();
  const months = new Set(rows.map(({ soeknadsdato }) => osloDay(soeknadsdato).slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(16);
  const ends = countBy(rows.map(({ status, trukket }) => (trukket ? 'trukket' : `${status}`)));
  expect(ends[`${STATUS.godkjent}`]).toBeGreaterThan(ends[`${STATUS.avslaatt}`]!);
  expect(ends.trukket).toBeGreaterThan(0);
  expect(rows.every(({ fornavn }) => fornavn === null)).toBe(true);
});

interface User {
  readonly id: string;
  readonly redaksjon: string;
  readonly kontaktperson_organisasjon: string;
  readonly tilgang_fra: Date;
  readonly tilgang_til: Date;
  readonly sluttdato: string | null;
  readonly suspendert_til: string | null;
  readonly redaksjon_suspendert_fra: Date | null;
  readonly redaksjon_suspendert_til: string | null;
  readonly sist_innlogget: Date | null;
}

it('there are sixty users of twelve newsrooms, in every state of access, some long without a visit', async () => {
  const rows = await desk.db<User & { fornavn: string }>('pressebruker').whereNotIn(
    'fornavn',
    testPersons.map(({ fornavn }) => fornavn),
  );
  expect(rows).toHaveLength(60);
  expect(new Set(rows.map((row) => row.kontaktperson_organisasjon)).size).toBe(12);
  const states = countBy(rows.map((row) => accessState(accessOf(row), now)));
  expect(states).toEqual({ valid: 49, suspended: 5, lapsed: 4, ended: 2 });
  const soon = osloDay(addOsloDays(now, 31));
  const isSoon = ({ sluttdato }: User) =>
    sluttdato !== null && sluttdato > osloDay(now) && sluttdato < soon;
  expect(rows.filter(isSoon)).toHaveLength(4);
  const isQuiet = ({ sist_innlogget }: User) =>
    sist_innlogget !== null && sist_innlogget < addOsloMonths(now, -4);
  expect(rows.filter(isQuiet).length).toBeGreaterThanOrEqual(5);
  expect(
    rows.filter(({ sist_innlogget }) => sist_innlogget === null).length,
  ).toBeGreaterThanOrEqual(2);
});

it('imports stand in the order in which they came', async () => {
  const begun = await desk.db('importfil').orderBy('id').pluck<Date[]>('begynt');
  expect(begun).toEqual(begun.toSorted((one, other) => one.getTime() - other.getTime()));
  expect(begun.length).toBeGreaterThan(20);
});

it('some imports had rows that were refused, and some courts are silent', async () => {
  const results = countBy(await desk.db('importfil').pluck<('lest' | 'delvis')[]>('resultat'));
  expect(results.delvis).toBeGreaterThan(5);
  expect(results.lest).toBeGreaterThan(results.delvis!);
  const faults = await desk.db('importfil_avvist').distinct('grunn').pluck('grunn');
  expect(faults.length).toBeGreaterThanOrEqual(5);
  const late = await desk.db('innlesing').where('sist', '<', addOsloDays(now, -5));
  expect(late.length).toBeGreaterThan(0);
});

describe('the journalist who has used the service for a while', () => {
  const bruker = () =>
    desk.db('pressebruker').where({ fornavn: 'Ylva' }).first<{ id: string; besoek_sist: Date }>();

  it('is a test person', () => {
    expect(fullName(findTestPerson(JOURNALIST)!)).toBe(JOURNALIST);
  });

  it('has favourites, of which some have changed since the last visit', async () => {
    const { id, besoek_sist } = await bruker();
    expect((await listFavoritter(desk.db, id)).length).toBeGreaterThanOrEqual(6);
    const unseen = [...(await readUnseenEndringer(desk.db, id)).values()].flat();
    expect(unseen.map(({ endring }) => endring.slag).sort()).toEqual([
      'dommer',
      'flyttet',
      'flyttet',
      'sal',
    ]);
    expect(unseen.every(({ tidspunkt }) => tidspunkt > besoek_sist)).toBe(true);
  });

  it('has saved searches that can be run, and some tell', async () => {
    const { id } = await bruker();
    const saved = await listLagredeSoek(desk.db, id);
    expect(saved.map(({ varsle }) => varsle)).toEqual(['daglig', 'straks', 'aldri']);
    for (const one of saved) {
      expect(one.periode).not.toBeNull();
      expect(fromStored(one, now, () => true).ugyldig).toBeNull();
    }
  });

  it('has notes that only the key opens', async () => {
    const { id } = await bruker();
    const notes = await listNotater(desk.db, id);
    expect(notes).toHaveLength(4);
    for (const note of notes) expect(openNotat(desk.keys.audit, note)!.tekst).toMatch(/\S/);
  });

  it('is not Silje, who has done nothing yet', async () => {
    const { pid: subject } = findTestPerson('Silje')!;
    const identitet_hash = await personOf(
      desk.db,
      desk.keys.identity,
      { side: 'presse', subject },
      now,
    );
    expect(await desk.db('revisjon').where({ identitet_hash })).toEqual([]);
    const { id } = await desk
      .db('pressebruker')
      .where({ identitet_hash })
      .first<{ id: string }>('id');
    for (const table of ['favoritt', 'notat', 'lagret_soek'])
      expect(await desk.db(table).where({ pressebruker_id: id })).toEqual([]);
  });
});

it('nobody is real: names are put together, and neither addresses nor numbers can be anybody’s', async () => {
  const isTest = new Set(testPersons.map(({ etternavn }) => etternavn));
  type Person = Record<string, string>;
  const people = [
    ...(await desk.db<Person>('soeknad')),
    ...(await desk.db<Person>('pressebruker')),
  ];
  const own = people.filter(({ etternavn }) => etternavn && !isTest.has(etternavn));
  expect(own.length).toBeGreaterThan(150);
  const names = [
    ...own.flatMap((one) => [`${one['fornavn']} ${one['etternavn']}`, one['kontaktperson_navn']!]),
    ...(await desk.db('administrator').pluck<string[]>('navn')).filter(
      (navn) => findTestPerson(navn)?.rolle !== 'administrator',
    ),
  ];
  expect(names.filter((navn) => !isMadeUp(navn))).toEqual([]);
  expect(isMadeUp('Astrid Domsland')).toBe(false);
  const addresses = [
    ...own.flatMap((one) => [one['epost']!, one['kontaktperson_epost']!]),
    ...(await desk.db('epost_utboks').whereNotNull('til').pluck<string[]>('til')),
  ];
  expect(addresses.filter((address) => !/^[a-z.-]+@[a-z-]+\.example$/.test(address))).toEqual([]);
  const numbers = own.filter(({ telefon }) => !telefon!.startsWith('1'));
  expect(numbers).toMatchObject([{ telefon: '701740605', telefon_land: 'SE' }]);
});
