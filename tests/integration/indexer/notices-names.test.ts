import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followBatch } from '#indexer/batch.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { createTestImport, liste, treff } from '#tests/support/cases/import.ts';
import { dokument } from '#tests/support/cases/rows.ts';
import { NOON } from '#tests/support/indexer/test-indexer.ts';
import { createToldIndexer, type ToldIndexer } from '#tests/support/indexer/told.ts';

let test: ToldIndexer;
beforeEach(async () => {
  test = await createToldIndexer();
});
afterEach(() => test.close());

const MARCH = 'soekeKategori=berammede&domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
const changed = async (columns: object) => {
  for (const sakId of ['A', 'B']) await test.change(sakId, columns as Record<string, unknown>);
  await followBatch(test.indexer);
};

describe('a search that leaves a name out', () => {
  let person: string;
  let soek: number;
  /** A has the name, B another one; both are alike in all else. */
  beforeEach(async () => {
    person = await test.addPerson();
    soek = await test.addSoek(person, `${MARCH}&query=tyveri -bakkerud`);
    for (const [sakId, name] of [
      ['A', 'Even Bakkerud'],
      ['B', 'Ola Annen'],
    ] as const)
      await test.addSak(
        buildSak({ sakId, foerstSett: NOON, parter: `Påtalemyndigheten mot ${name}` }),
      );
    await followBatch(test.indexer);
  });

  it('tells of a case that it finds as of a name, which is told only while it is shown', async () => {
    expect(await test.told()).toEqual([`${person} B ${soek}*`]);
  });

  it('tells of nothing when the names are hidden: that would say which they are', async () => {
    await changed({ parter_anonymisert: true });
    await changed({ rettens_administrator: 'Ida Vik' });
    expect(await test.told()).toEqual([`${person} B ${soek}*`]);
    await test.indexer.db('sak').update({ parter: null, navn_fjernet: NOON });
    await changed({ rettens_administrator: 'Gro Øverli' });
    expect(await test.told()).toEqual([`${person} B ${soek}*`]);
  });

  it('tells of both, alike, when the court takes the names away', async () => {
    await changed({ parter: null });
    expect(await test.told()).toEqual([`${person} A ${soek}`, `${person} B ${soek}`]);
  });
});

describe('a search that leaves any word out', () => {
  let soek: number;
  let person: string;
  beforeEach(async () => {
    person = await test.addPerson();
    soek = await test.addSoek(person, `${MARCH}&query=tyveri -ransutbytte`);
  });
  const times = () => test.indexer.db('nyhet').orderBy('sak_id').pluck<Date[]>('tidspunkt');

  it('tells anew of all that has changed: who is told only then would learn which word has gone', async () => {
    const saksTema = 'Tyveri av ransutbytte';
    await test.addSak(buildSak({ sakId: 'A', foerstSett: NOON, saksTema }));
    await test.addSak(buildSak({ sakId: 'B', foerstSett: NOON, saksTema: 'Tyveri' }));
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} B ${soek}*`]);
    test.time.now = new Date(NOON.getTime() + 60_000);
    await test.change('A', { saks_tema: 'Tyveri' });
    await test.change('B', { rettens_administrator: 'Ida Vik' });
    await followBatch(test.indexer);
    expect((await test.told()).sort()).toEqual([`${person} A ${soek}*`, `${person} B ${soek}*`]);
    expect(await times()).toEqual([test.time.now, test.time.now]);
  });

  it('tells nothing of a case that has lost a file, whatever stood in it', async () => {
    for (const [sakId, avgivelsesdato] of [
      ['A', '2025-11-20'],
      ['B', '2026-02-20'],
    ] as const) {
      await test.addSak(buildSak({ sakId, foerstSett: NOON, parter: null }));
      const fil_navn = `dom-${sakId}.pdf`;
      const fil = {
        fil_navn,
        filtype: 'avgjoerelse',
        avgivelsesdato,
        publiseringsdato: avgivelsesdato,
      };
      await test.indexer.db('dokument').insert(dokument(sakId, fil));
    }
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} B ${soek}`]);
  });
});

it('a hearing that is cancelled after the second list is told, although the case is the same', async () => {
  const lists = await createTestImport(test.indexer.db);
  try {
    const other = treff('B', ['2026-03-20', '2026-03-30'], { saksnummer: '26-000001MED-TSOS' });
    const receive = async (days: readonly string[], minutes: number, ...more: object[]) => {
      test.time.now = new Date(NOON.getTime() + minutes * 60_000);
      const list = liste(treff('A', days), other, ...more);
      await lists.importText(list, { complete: true, yes: true }, test.time.now);
      while ((await followBatch(test.indexer)).taken > 0);
    };
    await receive(['2026-03-24', '2026-03-26'], 0);
    const person = await test.addPerson();
    await test.addFavoritt(person, 'A', NOON);
    await receive(['2026-03-24'], 1);
    expect(await test.told()).toEqual([]);
    const newer = treff('C', ['2026-03-25'], { saksnummer: '26-000003MED-TSOS' });
    await receive(['2026-03-24'], 2, newer);
    expect(await test.told()).toEqual([`${person} A nr1`]);
  } finally {
    await lists.close();
  }
});
