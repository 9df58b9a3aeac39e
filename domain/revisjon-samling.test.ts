import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samle, type SamletHendelse, samletSetning } from './revisjon-samling.ts';
import { SAK } from './revisjon-setning.ts';
import { AUDIT_ACTIONS, type AuditAction } from './revisjon.ts';
import { actionsOf, AUDIT_SLAG, type AuditSlag } from './revisjon-slag.ts';
import { osloDay } from './time.ts';

const at = (minutesAgo: number) =>
  new Date(Date.parse('2026-11-24T10:00:00Z') - minutesAgo * 60_000).toISOString();
const row = (minutesAgo: number, change: Partial<SamletHendelse> = {}): SamletHendelse => ({
  ...{ handling: 'sak', tidspunkt: at(minutesAgo), saksnummer: '26-1', sakId: 'S1', detaljer: {} },
  ...{ harOrd: false, navnPaa: {}, gjelder: null, pseudonym: 'silje', rolle: 'presse' },
  ...change,
});
const soek = (minutesAgo: number, page: number, change: Partial<SamletHendelse> = {}) =>
  row(minutesAgo, {
    ...{ handling: 'soek', sakId: null, saksnummer: null, harOrd: true },
    detaljer: {
      ...{ soek: { soekeKategori: 'berammede', domstolid: 'alle', page } },
      ...{ sakIds: [`S${page}`], antallTreff: 52 },
    },
    ...change,
  });
const sizes = (rader: readonly SamletHendelse[]) => samle(rader).map(({ length }) => length);
const said = (rader: readonly SamletHendelse[]) => samle(rader).map(samletSetning);

describe('the lines of the log', () => {
  it('have the pages of one search together', () => {
    expect(said([soek(1, 3), soek(2, 2), soek(4, 1)])).toEqual([
      'Søkte med ord blant berammede saker i alle domstoler: 52 treff. Så side 1–3',
    ]);
    expect(said([soek(1, 7), soek(2, 3), soek(4, 1)])[0]).toMatch(/\. Så side 1, 3 og 7$/);
  });

  it('begin anew with a first page, which may be of other words', () => {
    expect(sizes([soek(1, 2), soek(2, 1), soek(3, 1)])).toEqual([2, 1]);
    expect(sizes([soek(1, 1), soek(2, 2)])).toEqual([1, 1]);
  });

  it('have a search without words that is repeated together, as nothing else can have been asked', () => {
    const detaljer = { soek: { domstolid: 'alle', page: 1 }, antallTreff: 7 };
    const again = (minutesAgo: number) => soek(minutesAgo, 1, { harOrd: false, detaljer });
    expect(said([again(1), again(2), again(3)])).toEqual([
      'Så på berammede saker i alle domstoler: 7 treff, 3 ganger',
    ]);
    const look = { handling: 'revisjon_vist', sakId: null, detaljer: { page: 1 } };
    expect(said([row(1, look), row(2, look)])).toEqual(['Så i revisjonsloggen 2 ganger']);
  });

  it('have looks at one thing together, and say how many', () => {
    expect(said([row(1), row(5), row(9)])).toEqual([`Åpnet saken ${SAK} 3 ganger`]);
    const favoritter = { handling: 'favoritter', sakId: null, detaljer: { sakIds: ['A'] } };
    expect(said([row(1, favoritter), row(2, favoritter)])).toEqual([
      'Så favorittene sine: 1 sak, 2 ganger',
    ]);
  });

  it.each<[string, SamletHendelse[]]>([
    ['of two persons', [row(1), row(2, { pseudonym: 'nora' })]],
    ['in two roles', [row(1), row(2, { rolle: 'admin' })]],
    ['at two cases', [row(1), row(2, { sakId: 'S2' })]],
    ['at two documents', [dokument(1, 'a.pdf'), dokument(2, 'b.pdf')]],
    ['with more than ten minutes between', [row(1), row(12)]],
    ['on two days', [row(659), row(661)]],
    ['that changed something', [change(1), change(2)]],
    ['with words typed', [forslag(1), forslag(2)]],
    ['with another number of hits', [soek(1, 2), soek(2, 1, { detaljer: { antallTreff: 3 } })]],
  ])('keep apart what was done %s', (_, rader) => {
    expect(sizes(rader)).toEqual([1, 1]);
  });

  it('let what others did stand between', () => {
    expect(sizes([row(1), row(2, { pseudonym: 'nora' }), row(3)])).toEqual([2, 1]);
  });
});

function dokument(minutesAgo: number, filNavn: string) {
  return row(minutesAgo, { handling: 'dokument', detaljer: { filNavn } });
}
function change(minutesAgo: number) {
  return row(minutesAgo, { handling: 'favoritt_lagt_til' });
}
function forslag(minutesAgo: number) {
  return row(minutesAgo, { handling: 'soekeforslag', harOrd: true });
}

describe('whatever the log holds', () => {
  const logs = fc
    .array(
      fc.record({
        gap: fc.integer({ min: 0, max: 15 }),
        handling: fc.constantFrom('soek', 'sak', 'dokument', 'favoritt_lagt_til', 'revisjon_vist'),
        pseudonym: fc.constantFrom('silje', 'nora'),
        sakId: fc.constantFrom('S1', 'S2', null),
        page: fc.integer({ min: 1, max: 3 }),
        harOrd: fc.boolean(),
      }),
      { maxLength: 60 },
    )
    .map((events) => {
      let ago = 0;
      return events.map(({ gap, page, ...event }) => {
        ago += gap;
        return row(ago, { ...event, detaljer: { page } });
      });
    });

  it('nothing is lost or shown twice, and the order stays', () => {
    fc.assert(
      fc.property(logs, (rader) => {
        const lines = samle(rader);
        expect(lines.flat()).toHaveLength(rader.length);
        expect(new Set(lines.flat())).toEqual(new Set(rader));
        const places = lines.map((line) => line.map((one) => rader.indexOf(one)));
        for (const place of places) expect(place).toEqual(place.toSorted((a, b) => a - b));
        const first = places.map(([place]) => place!);
        expect(first).toEqual(first.toSorted((a, b) => a - b));
      }),
    );
  });

  it('a line is of one person, one day and one action, without a pause of more than ten minutes', () => {
    fc.assert(
      fc.property(logs, (rader) => {
        for (const line of samle(rader)) {
          const of = (pick: (one: SamletHendelse) => unknown) => new Set(line.map(pick)).size;
          expect([of((one) => one.pseudonym), of((one) => one.handling)]).toEqual([1, 1]);
          expect(of(({ tidspunkt }) => osloDay(new Date(tidspunkt)))).toBe(1);
          const times = line.map(({ tidspunkt }) => Date.parse(tidspunkt));
          for (const [i, time] of times.slice(1).entries())
            expect(times[i]! - time).toBeLessThanOrEqual(600_000);
        }
      }),
    );
  });

  it('lines of one row say what the row says, and the others say more', () => {
    fc.assert(
      fc.property(logs, (rader) => {
        for (const line of samle(rader))
          expect(/ganger$|Så side [\d–, og]+$/.test(samletSetning(line))).toBe(line.length > 1);
      }),
    );
  });
});

describe('the kinds of events', () => {
  it('are of all actions together, each once, and none is empty', () => {
    const kinds = (Object.keys(AUDIT_SLAG) as AuditSlag[]).map(actionsOf);
    expect(kinds.flat().toSorted()).toEqual(
      (Object.keys(AUDIT_ACTIONS) as AuditAction[]).toSorted(),
    );
    expect(kinds.every(({ length }) => length > 0)).toBe(true);
  });
});
