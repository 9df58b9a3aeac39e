import { describe, expect, it } from 'vitest';
import { eksportMessages } from '#domain/eksport.ts';
import { notatMessages } from '#domain/notat.ts';
import type { Rettsmoete, Sak } from '#domain/sak.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { type EgetNotat, kolonner, rowOf } from './rows.ts';

/** Noon on 10 March 2026; the hearing of a built case is that day. */
const NOON = new Date('2026-03-10T12:00:00+01:00');

const { slettNavn } = eksportMessages;

/** The row of a case, by column. */
function row(
  change: Partial<Sak> = {},
  { now = NOON, notat = undefined as EgetNotat, gjelder = (_: Rettsmoete): boolean => false } = {},
) {
  const view = { now, gjelder, notat, publicUrl: 'https://presse.example' };
  const cells = rowOf(buildSak(change), view);
  return Object.fromEntries(kolonner().map(({ navn }, at) => [navn, cells[at]]));
}

describe('the row of a case', () => {
  it('has the column that the rules speak of, and no name twice', () => {
    const names = kolonner().map(({ navn }) => navn);
    const spokenOf = eksportMessages.regler.flatMap((regel) => [...regel.matchAll(/«(.+?)»/g)]);
    expect(spokenOf.map(([, navn]) => navn)).toEqual([slettNavn]);
    expect(names).toContain(slettNavn);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has names with the day on which they are deleted, and from that instant on neither', () => {
    const hidden = new Date('2026-03-24T15:30:00+01:00');
    const before = row({}, { now: new Date(hidden.getTime() - 1) });
    expect([before['Parter'], before[slettNavn]]).toEqual([
      'Påtalemyndigheten mot Even Bakkerud',
      '2026-03-24',
    ]);
    const after = row({}, { now: hidden });
    expect([after['Parter'], after[slettNavn]]).toEqual([
      'Anonymisert to uker etter rettsmøtet',
      null,
    ]);
  });

  it('says that a file was there, and has no title of it', () => {
    const dokumenter = [
      buildDokument({
        ...{ filtype: 'avgjoerelse', tittel: 'Dom mot Even Bakkerud' },
        ...{ avgivelsesdato: '2025-11-02', publiseringsdato: '2025-11-02' },
      }),
    ];
    const { Avgjørelse, Avsagt } = row({ dokumenter });
    expect(Avgjørelse).not.toContain('Bakkerud');
    expect(Avgjørelse).not.toBe('');
    expect(Avsagt).toBe('2025-11-02');
  });

  it('has each hearing with its end and its restrictions, one across midnight with both days', () => {
    const rettsmoeter = [
      buildRettsmoete('2026-03-10T09:00:00+01:00', { hours: 2, begrensninger: ['lukkedeDoerer'] }),
      buildRettsmoete('2026-03-11T22:00:00+01:00', { hours: 4 }),
    ];
    expect(row({ rettsmoeter })['Alle rettsmøter']).toBe(
      '10.03.2026 09:00–11:00 (lukkede dører); 11.03.2026 22:00–12.03.2026 02:00',
    );
  });

  it('has room and kind of the first hearing that was asked for', () => {
    const rettsmoeter = [
      buildRettsmoete('2026-03-10T09:00:00+01:00', {
        sal: '1',
        rettsmoetetype: 'Hovedforhandling',
      }),
      buildRettsmoete('2026-03-11T09:00:00+01:00', { sal: '2', rettsmoetetype: 'Rettsmekling' }),
    ];
    const of = (gjelder: (moete: Rettsmoete) => boolean) => {
      const { Rettsmøte, Sal, Rettsmøtetype } = row({ rettsmoeter }, { gjelder });
      return [Rettsmøte?.slice(0, 10), Sal, Rettsmøtetype];
    };
    expect(of(({ sal }) => sal === '2')).toEqual(['2026-03-11', '2', 'Rettsmekling']);
    expect(of(() => false)).toEqual(['2026-03-10', '1', 'Hovedforhandling']);
  });

  it('has judge and lawyers as the page of the case shows them: without hidden names', () => {
    const people = {
      rettensAdministrator: 'Tingrettsdommer Anne Lie',
      advokat: 'Advokat Per Vik, for Even Bakkerud\r\nAdvokat Ida Moe',
      bistandsadvokater: ['Ola Berg', 'Kari Dal'],
      utenNavn: { advokat: 'Advokat Per Vik\r\nAdvokat Ida Moe' },
    };
    const of = (change: Partial<Sak>) => {
      const { Dommer, Advokat, Bistandsadvokat } = row({ ...people, ...change });
      return [Dommer, Advokat, Bistandsadvokat];
    };
    expect(of({})).toEqual([
      'Tingrettsdommer Anne Lie',
      'Advokat Per Vik, for Even Bakkerud; Advokat Ida Moe',
      'Ola Berg; Kari Dal',
    ]);
    expect(of({ parterErSkjult: true })[1]).toBe('Advokat Per Vik; Advokat Ida Moe');
    expect(of({ rettensAdministrator: null, advokat: '', bistandsadvokater: [] })).toEqual([
      ...[null, null, null],
    ]);
  });

  it.each<[string, EgetNotat, [string | null, string | null]]>([
    ['nothing', undefined, [null, null]],
    ['a note alone', { tekst: 'Ring.', merker: [] }, ['Ring.', '']],
    ['labels alone', { tekst: '', merker: ['politi', 'ring'] }, [null, 'politi, ring']],
    ['what nobody can read', null, [notatMessages.unreadable, null]],
  ])('has of the reader’s own: %s', (_, notat, expected) => {
    const cells = row({}, { notat });
    expect([cells['Eget notat'], cells['Egne merker']]).toEqual(expected);
  });
});
