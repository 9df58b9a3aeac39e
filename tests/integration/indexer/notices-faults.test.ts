import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followBatch } from '#indexer/batch.ts';
import { Matcher, SearchedCase, type Way } from '#search/match/matcher.ts';
import type { Sought } from '#search/match/sought.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { NOON } from '#tests/support/indexer/test-indexer.ts';
import { createToldIndexer, type ToldIndexer } from '#tests/support/indexer/told.ts';

/* A saved search that makes its own comparison fail: the index goes on, and so do the others. */

const SECRET = 'could not read the words of Even Bakkerud';

let test: ToldIndexer;
let person: string;
let lines: string[];
beforeEach(async () => {
  test = await createToldIndexer();
  person = await test.addPerson();
  lines = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  await test.close();
});

const MARCH = 'soekeKategori=berammede&domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
const search = (words: string) => test.addSoek(person, `${MARCH}&query=${words}`);

async function follow() {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { waiting, failed, told } = await followBatch({ ...test.indexer, log });
  return { waiting, failed, faults: told.faults };
}
const add = (sakId: string) => test.addSak(buildSak({ sakId, foerstSett: NOON }));

type Put = Parameters<Matcher['put']>;
type Compare = (this: SearchedCase, sought: Sought) => Way | null;

/** As if making ready what asks for this word were wrong in the program. */
function breakReading(token: string) {
  const put: (this: Matcher, ...of: Put) => void = Reflect.get(Matcher.prototype, 'put');
  vi.spyOn(Matcher.prototype, 'put').mockImplementation(function (this: Matcher, ...of: Put) {
    if (JSON.stringify(of[1].free).includes(token)) throw new TypeError(SECRET);
    put.apply(this, of);
  });
}

/** As if comparing the case with what asks for this word were wrong in the program. */
function breakComparing(method: 'foundBy' | 'foundByTexts', token: string) {
  const real: Compare = Reflect.get(SearchedCase.prototype, method);
  vi.spyOn(SearchedCase.prototype, method).mockImplementation(function (
    this: SearchedCase,
    sought: Sought,
  ) {
    if (JSON.stringify(sought.clauses).includes(token)) throw new TypeError(SECRET);
    return real.call(this, sought);
  });
}

describe('a saved search that can not be made ready', () => {
  it('leaves the index and the other searches alone, and is tried again with each batch', async () => {
    const faulty = await search('tyveri bakkerud');
    const sound = await search('tyveri');
    breakReading('bakkerud');
    await add('A');
    expect(await follow()).toEqual({ waiting: 0, failed: 0, faults: 1 });
    await add('B');
    expect(await follow()).toMatchObject({ faults: 1 });
    expect(await test.told()).toEqual([`${person} A ${sound}`, `${person} B ${sound}`]);
    vi.restoreAllMocks();
    await add('C');
    expect(await follow()).toMatchObject({ faults: 0 });
    expect((await test.told()).slice(2).toSorted()).toEqual(
      [`${person} C ${faulty}*`, `${person} C ${sound}`].toSorted(),
    );
  });

  it('is named in the log once a day, by its number alone', async () => {
    const faulty = await search('tyveri bakkerud');
    breakReading('bakkerud');
    for (const sakId of ['A', 'B']) {
      await add(sakId);
      await follow();
    }
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ searches: [faulty], reason: 'TypeError' });
    expect(lines.join('')).not.toMatch(/bakkerud|tyveri/i);
    test.time.now = new Date(NOON.getTime() + 24 * 3_600_000);
    await add('C');
    await follow();
    expect(lines).toHaveLength(2);
  });
});

describe('a saved search that can not be compared with a case', () => {
  it('finds nothing of that case; the others do, and it finds the next', async () => {
    const faulty = await search('bakkerud');
    const sound = await search('tyveri');
    breakComparing('foundBy', 'bakkerud');
    await add('A');
    expect(await follow()).toEqual({ waiting: 0, failed: 0, faults: 1 });
    expect(await test.told()).toEqual([`${person} A ${sound}`]);
    expect(JSON.parse(lines[0]!)).toMatchObject({ searches: [faulty] });
    vi.restoreAllMocks();
    await add('B');
    expect(await follow()).toMatchObject({ faults: 0 });
    expect(await test.told()).toHaveLength(3);
  });

  it('takes back what it has told of the case: nobody knows whether its words are still there', async () => {
    await search('bakkerud');
    const sound = await search('tyveri');
    await add('A');
    await follow();
    expect(await test.told()).toHaveLength(2);
    breakComparing('foundByTexts', 'bakkerud');
    await test.change('A', { advokat: 'Ola Ny' });
    breakComparing('foundBy', 'bakkerud');
    expect(await follow()).toMatchObject({ waiting: 0, failed: 0 });
    expect(await test.told()).toEqual([`${person} A ${sound}`]);
  });
});
