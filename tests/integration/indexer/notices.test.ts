import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followBatch } from '#indexer/batch.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { createNotices } from '#indexer/notices/notices.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { NOON } from '#tests/support/indexer/test-indexer.ts';
import { BEFORE, createToldIndexer, type ToldIndexer } from '#tests/support/indexer/told.ts';

let test: ToldIndexer;
beforeEach(async () => {
  test = await createToldIndexer();
});
afterEach(() => test.close());

const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const fresh = (sakId: string, more = {}) => buildSak({ sakId, foerstSett: NOON, ...more });
const MARCH = 'soekeKategori=berammede&domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
const TYVERI = `${MARCH}&query=tyveri`;
const NAME = `${MARCH}&query=bakkerud`;
const MOVED = { slag: 'dommer', fra: 'Gro Øverli', til: 'Ida Vik' } as const;

describe('a saved search', () => {
  it('tells of a new case that it finds, once', async () => {
    const person = await test.addPerson();
    const soek = await test.addSoek(person, TYVERI);
    await test.addSoek(person, `${MARCH}&query=konkurs`);
    await test.addSak(fresh('A'));
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} A ${soek}`]);
    const row = await test.indexer.db('nyhet').first<object>();
    expect(row).toMatchObject({ tidspunkt: NOON, lest: null, sendt: null });

    test.time.now = after(10);
    for (const advokat of ['Ola Ny', 'Kari Ny']) {
      await test.change('A', { advokat });
      await followBatch(test.indexer);
    }
    expect(await test.told()).toEqual([`${person} A ${soek}`]);
  });

  it('tells of an older case when the court changes it so that it is found', async () => {
    const person = await test.addPerson();
    const soek = await test.addSoek(person, `${MARCH}&query=konkurs`);
    await test.addSak(buildSak({ sakId: 'A' }));
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([]);
    await test.change('A', { saks_tema: 'Konkurs' });
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} A ${soek}`]);
  });

  it('is silent about what was there before it began to tell, when that is indexed again', async () => {
    const person = await test.addPerson();
    await test.addSoek(person, TYVERI, { varsler_fra: after(1) });
    await test.addSak(fresh('A'));
    await followBatch(test.indexer);
    await test.indexer.db('sak').update({ versjon: 9 });
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([]);
  });

  it('says whether only a name or the text of a file finds the case', async () => {
    const person = await test.addPerson();
    const byName = await test.addSoek(person, NAME);
    const openly = await test.addSoek(person, `${MARCH}&query=bakkerud ELLER tyveri`);
    await test.addSak(fresh('A'));
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} A ${byName}*`, `${person} A ${openly}`]);
  });

  it('tells nobody whose access is not valid', async () => {
    const lapsed = await test.addPerson({ from: new Date('2025-01-01'), to: NOON });
    const valid = await test.addPerson();
    for (const person of [lapsed, valid]) await test.addSoek(person, TYVERI);
    await test.addSak(fresh('A'));
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([expect.stringContaining(valid)]);
  });

  it('begins, changes and ends to tell while the follower runs', async () => {
    const { db } = test.indexer;
    const person = await test.addPerson();
    const follow = async (sakId: string) => {
      await test.addSak(fresh(sakId));
      await followBatch(test.indexer);
      return (await test.told()).length;
    };
    const soek = await test.addSoek(person, TYVERI, { varsle: 'aldri', varsler_fra: null });
    expect(await follow('A')).toBe(0);
    await db('lagret_soek').update({ varsle: 'straks', varsler_fra: BEFORE });
    expect(await follow('B')).toBe(1);
    await db('lagret_soek').update({ soek: `${MARCH}&query=konkurs` });
    expect(await follow('C')).toBe(1);
    await db('lagret_soek').update({ soek: TYVERI });
    expect(await follow('D')).toBe(2);
    await db('lagret_soek').where({ id: soek }).delete();
    expect(await follow('E')).toBe(0);
  });

  it('has the days of today, and is left out when it can not be run', async () => {
    const { db } = test.indexer;
    const person = await test.addPerson();
    const days = 'soekeKategori=berammede&query=tyveri&domstolid=';
    const today = await test.addSoek(person, `${days}alle`, { periode: 'i-dag' });
    const inWords = await test.addSoek(person, `${days}alle`.replace('tyveri', 'tyveri+i+dag'), {
      periode: 'en-maaned',
    });
    await test.addSoek(person, `${days}FINNES-IKKE`, { periode: 'i-dag' });
    test.time.now = new Date(NOON.getTime() - 24 * 3_600_000);
    await db('lagret_soek').update({ varsler_fra: new Date(test.time.now.getTime() - 1) });
    await test.addSak(fresh('A', { foerstSett: test.time.now }));
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([]);
    test.time.now = NOON;
    await test.addSak(fresh('B'));
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} B ${today}`, `${person} B ${inWords}`]);
  });

  it('tells nothing when the index is built anew', async () => {
    const person = await test.addPerson();
    await test.addSoek(person, TYVERI);
    await test.addSak(fresh('A'));
    await test.indexer.db('sak_utboks').delete();
    const quietly = { signal: new AbortController().signal, progress: SILENT };
    await rebuild(test.indexer, quietly);
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([]);
  });
});

describe('a hit that is told of', () => {
  it('is taken back when its words are not in the case any more', async () => {
    const person = await test.addPerson();
    await test.addSoek(person, NAME);
    const kept = await test.addSoek(person, TYVERI);
    await test.addSak(fresh('A'));
    await followBatch(test.indexer);
    expect(await test.told()).toHaveLength(2);
    await test.change('A', { parter: 'Påtalemyndigheten mot Ola Annen' });
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} A ${kept}`]);
  });

  it('stays when the case moves to other days, or the search does not tell any more', async () => {
    const { db } = test.indexer;
    const person = await test.addPerson();
    const soek = await test.addSoek(person, `${TYVERI}&fasettdomstol=TSOS`);
    await test.addSak(fresh('A'));
    await followBatch(test.indexer);
    await db('rettsmoete').update({ start: '2026-05-01T08:00Z', slutt: '2026-05-01T09:00Z' });
    await followBatch(test.indexer);
    await db('lagret_soek').update({ varsle: 'aldri', varsler_fra: null });
    await test.change('A', { advokat: 'Ny' });
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} A ${soek}`]);
    await test.change('A', { saks_tema: 'Konkurs' });
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([]);
  });

  it('becomes one by a name when only the name is left', async () => {
    const person = await test.addPerson();
    const soek = await test.addSoek(person, `${MARCH}&query=bakkerud ELLER konkurs`);
    await test.addSak(fresh('A', { saksTema: 'Konkurs' }));
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} A ${soek}`]);
    await test.change('A', { saks_tema: 'Tyveri' });
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} A ${soek}*`]);
  });
});

describe('a change of a favourite', () => {
  it('is told once to everybody whose favourite it is, of changes after that', async () => {
    const [first, second, lapsed] = [
      await test.addPerson(),
      await test.addPerson(),
      await test.addPerson({ from: new Date('2025-01-01'), to: NOON }),
    ];
    await test.addSak(buildSak({ sakId: 'A' }));
    await test.addFavoritt(first, 'A');
    await test.addFavoritt(lapsed, 'A');
    await test.change('A', { rettens_administrator: 'Ida Vik' }, [MOVED]);
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${first} A nr1`]);

    test.time.now = after(10);
    await test.indexer.db('favoritt').insert({
      ...{ pressebruker_id: second, sak_id: 'A', opprettet: after(5), endring_sett: 1 },
    });
    await test.change('A', { rettens_administrator: 'Gro' }, [MOVED]);
    await followBatch(test.indexer);
    expect((await test.told()).toSorted()).toEqual(
      [`${first} A nr1`, `${first} A nr2`, `${second} A nr2`].toSorted(),
    );
    await test.indexer.db('sak').update({ versjon: 99 });
    await followBatch(test.indexer);
    expect(await test.told()).toHaveLength(3);
  });

  it('is not told of a hidden case before it is back', async () => {
    const person = await test.addPerson();
    await test.addSak(buildSak({ sakId: 'A' }));
    await test.addFavoritt(person, 'A');
    const hide = { sak_id: 'A', omfang: 'sak', grunn: 'feil', skjult: NOON };
    await test.indexer.db('tilbaketrekking').insert({
      ...{
        ...hide,
        forklaring: 'x',
        skjult_av: Buffer.alloc(32),
        saksnummer: '25-187797MED-TSOS/TSAR',
        varslet: 0,
      },
    });
    await test.change('A', { rettens_administrator: 'Ida Vik' }, [MOVED]);
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([]);
    await test.indexer.db('tilbaketrekking').update({ opphevet: NOON, opphevet_forklaring: 'x' });
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} A nr1`]);
  });
});

describe('a follower that does not come to its end', () => {
  it('tells nothing of a batch that failed, and all of it the next time', async () => {
    const person = await test.addPerson();
    const soek = await test.addSoek(person, TYVERI);
    await test.addSak(fresh('A'));
    test.indexer.index.onWrite = () => {
      throw new Error('fails');
    };
    await expect(followBatch(test.indexer)).rejects.toThrow();
    expect(await test.told()).toEqual([]);
    test.indexer.index.onWrite = () => undefined;
    await followBatch({ ...test.indexer, notices: createNotices() });
    expect(await test.told()).toEqual([`${person} A ${soek}`]);
  });

  it('catches up after days with one row for each case, and forgets what is a month old', async () => {
    const person = await test.addPerson();
    const soek = await test.addSoek(person, MARCH, { varsler_fra: new Date('2026-01-01') });
    for (let nr = 0; nr < 30; nr += 1) await test.addSak(fresh(`N${nr}`));
    await test.addSak(fresh('GAMMEL', { foerstSett: new Date('2026-02-01T09:00:00Z') }));
    test.time.now = new Date(NOON.getTime() + 4 * 86_400_000);
    for (let left = 31; left > 0;) left -= (await followBatch(test.indexer, 10)).taken;
    const told = await test.told();
    expect(told).toHaveLength(30);
    expect(new Set(told).size).toBe(30);
    expect(told[0]).toContain(` ${soek}`);
  });
});
