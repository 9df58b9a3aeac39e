import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Treff } from '#contract/treff.ts';
import { partyNames } from '#domain/names/party-names.ts';
import { withNamesFound } from '#domain/names/text-fields.ts';
import type { Sak } from '#domain/sak.ts';
import { PAGE_TEXTS } from '#domain/sak-texts.ts';
import { anyInstant, anySak } from '#domain/testing/arbitrary-sak.ts';
import { ParterStatus } from '#domain/visibility.ts';
import { parseClauses } from '#search/text/query/clauses.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { inEveryText } from '#tests/support/leaks/every-text.ts';
import { presentHit } from '#bff/features/saker/shown/present-sak.ts';
import { askedFor } from './asked.ts';
import { whyInDocuments, whyInFields } from './why.ts';

const now = new Date('2026-03-10T12:00:00+01:00');
const asked = (query: string) => askedFor({ free: parseClauses(query, null), fields: [] });
const why = (query: string, sak: Sak, at = now) =>
  whyInFields(asked(query), presentHit(sak, { now: at, erFavoritt: false }), sak, at);
const words = ({ steder, utdrag }: Treff, text: string | null) =>
  steder.map(({ fra, til }) => (utdrag ?? text ?? '').slice(fra, til));

describe('why a case is a hit', () => {
  const sak = buildSak({
    saksTema: 'Straffeloven § 321 – tyveri',
    advokat: 'Advokat Tone Åsmyr\nAdvokat Even Sigdal',
    dokumenter: [buildDokument({ tekst: 'Siktede tok en sykkel. Den var grønn.' })],
  });

  it('is the words in the fields of the row', () => {
    const { treff, unexplained } = why('tyveri bakkerud', sak);
    expect(treff.map(({ felt }) => felt)).toEqual(['saksTema', 'parter']);
    expect(words(treff[0]!, sak.saksTema)).toEqual(['tyveri']);
    expect(words(treff[1]!, sak.parter)).toEqual(['Bakkerud']);
    expect(unexplained).toEqual([]);
  });

  it('quotes the line of a lawyer only when the row does not explain the word', () => {
    const lawyer = why('sigdal', sak).treff;
    expect(lawyer).toEqual([
      { felt: 'advokat', utdrag: 'Advokat Even Sigdal', steder: [{ fra: 13, til: 19 }] },
    ]);
    const both = { ...sak, parter: 'Påtalemyndigheten mot Even Sigdal' };
    expect(why('sigdal', both).treff.map(({ felt }) => felt)).toEqual(['parter']);
  });

  it('quotes another name of the court, and the address of a hearing', () => {
    expect(why('sarpsborg', sak).treff).toMatchObject([
      { felt: 'domstolNavn', utdrag: 'Sarpsborg' },
    ]);
    expect(why('tinggata', sak).treff).toMatchObject([
      { felt: 'domstolNavn', utdrag: 'Tinggata 1, 1500 Moss' },
    ]);
  });

  it('quotes a document for what no field explains', () => {
    const { treff, unexplained } = why('tyveri grønn', sak);
    expect(treff.map(({ felt }) => felt)).toEqual(['saksTema']);
    const [found] = whyInDocuments(
      unexplained,
      presentHit(sak, { now, erFavoritt: false }),
      sak,
      now,
    );
    expect(found).toMatchObject({ felt: 'tiltale' });
    expect(words(found!, null)).toEqual(['grønn']);
  });

  it('is a restriction, a room, no hearing or what became of one, in words that no text of the case has', () => {
    const rettsmoeter = [
      buildRettsmoete('2026-03-10T09:00:00+01:00', {
        ...{ sal: 'Rettssal 250', begrensninger: ['lukkedeDoerer'] },
      }),
    ];
    const held = { ...sak, rettsmoeter };
    const treff = (query: string, of: Sak) =>
      why(query, of).treff.map(({ felt, utdrag, steder }) => [felt, utdrag, steder[0]!.til]);
    expect(treff('tyveri stengte dører', held)).toEqual([
      ['saksTema', null, 27],
      ['begrensninger', 'lukkede dører', 13],
    ]);
    expect(treff('sal 250', held)).toEqual([['domstolNavn', 'Rettssal 250', 12]]);
    const named = { ...held, rettsmoeter: [{ ...rettsmoeter[0]!, sal: 'Rettssal Munch' }] };
    expect(treff('sal munch', named)[0]).toEqual(['domstolNavn', 'Rettssal Munch', 14]);
    expect(treff('referatforbud', held)).toEqual([]);
    const listed = { ...sak, rettsmoeter: [], erHentetFraSakApi: true };
    expect(treff('uten tid', listed)).toEqual([['rettsmøteType', 'ikke berammet', 13]]);
    const moved = { ...sak, moeteUtfall: ['avlyst', 'flyttet'] } as const;
    expect(treff('utsatt', sak)).toEqual([]);
    expect(treff('avlyst', moved)).toEqual([['rettsmøteType', 'avlyst rettsmøte', 16]]);
    expect(treff('omberammet', moved)).toEqual([['rettsmøteType', 'flyttet rettsmøte', 17]]);
    expect(treff('utsatt', moved)).toHaveLength(2);
    const over = { type: 'fotoforbud', tekst: null, gjelderTil: '2026-03-09' } as const;
    expect(treff('fotoforbud', { ...sak, begrensninger: [over] })).toEqual([]);
  });

  it('is each part of a compound where it stands, when the parts stand in several documents', () => {
    const dokumenter = ['Et kamera tok bilder.', 'Overvåkningen varte i et år.'].map((tekst) =>
      buildDokument({ tekst }),
    );
    const told = (of: Sak) => {
      const { treff, unexplained } = why('overvåkningskamera', of);
      const hit = presentHit(of, { now, erFavoritt: false });
      return [...treff, ...whyInDocuments(unexplained, hit, of, now)].map(({ utdrag }) => utdrag);
    };
    expect(told({ ...sak, dokumenter })).toEqual([
      'Overvåkningen varte i et år.',
      'Et kamera tok bilder.',
    ]);
    expect(told({ ...sak, dokumenter: dokumenter.slice(1) })).toEqual([]);
  });

  describe('of which every text says who it is about', () => {
    const written = inEveryText({ fornavn: 'Bjørkild', etternavn: 'Håvestøl' });
    const named = withNamesFound(written, partyNames(written.parter));
    const hidden = new Date('2027-03-10T12:00:00+01:00');
    const FIELDS = [...PAGE_TEXTS.map(({ key }) => key), 'rettsmoetetype', 'domstol'] as const;

    it.each(FIELDS)('quotes %s without the name', (field) => {
      const ask = (words: string, at: Date) =>
        whyInFields(
          [{ field, clauses: parseClauses(words, field) }],
          presentHit(named, { now: at, erFavoritt: false }),
          named,
          at,
        );
      for (const at of [now, hidden]) {
        expect(ask('bjørkild håvestøl', at)).toMatchObject({
          treff: [],
          unexplained: [{ clauses: [{}, {}] }],
        });
        const { treff } = ask('liv rettsmoetetype', at);
        expect(treff[0]!.utdrag).toContain('[navn skjult]');
        expect(JSON.stringify(treff)).not.toMatch(/bjørkild|håvestøl/i);
      }
    });
  });

  it('never names what is hidden, and every place is inside its text', () => {
    const secret = 'Zorbakkquentin';
    const marked = fc.record({ sak: anySak, now: anyInstant }).map(({ sak, now }) => ({
      now,
      sak: { ...sak, parter: `Påtalemyndigheten mot ${secret}` },
    }));
    fc.assert(
      fc.property(marked, ({ sak, now }) => {
        const hit = presentHit(sak, { now, erFavoritt: false });
        const query = `${secret} ${sak.saksTema ?? 'tyveri'} ${sak.saksnummer}`.slice(0, 300);
        const { treff } = whyInFields(asked(query), hit, sak, now);
        const shown = hit.parterStatus === ParterStatus.Vises;
        expect(treff.some(({ felt }) => felt === 'parter')).toBe(shown);
        for (const { felt, steder, utdrag } of treff) {
          const text = utdrag ?? hit[felt as 'saksTema']!;
          for (const { fra, til } of steder) {
            expect(fra).toBeLessThan(til);
            expect(til).toBeLessThanOrEqual(text.length);
          }
          if (!shown) expect(text).not.toContain(secret);
        }
      }),
      { numRuns: 200 },
    );
  });
});
