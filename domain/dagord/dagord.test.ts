import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRIDAY, readDays } from '#tests/support/days.ts';
import { KATEGORIER, searchableFrom } from '#domain/search-rules.ts';
import { dayText, shiftDay } from '#domain/time.ts';
import { readDagord } from './dagord.ts';

describe('days in words', () => {
  test.each([
    ['fengsling i dag', '2026-11-20: fengsling'],
    ['i morgen', '2026-11-21'],
    ['i morgon', '2026-11-21'],
    ['i går', '2026-11-19'],
    ['i ga\u030ar', '2026-11-19'],
    ['drap i overmorgen i Oslo', '2026-11-22: drap i Oslo'],
    ['FENGSLING I DAG', '2026-11-20: FENGSLING'],
    ['idag', '2026-11-20'],
    ['ran i kveld', '2026-11-20: ran'],
    ['i morra tidlig', '2026-11-21'],
    ['murder tomorrow', '2026-11-21: murder'],
    ['next week', '2026-11-23/2026-11-29'],
    ['de neste 14 dagene', '2026-11-20/2026-12-03'],
    ['siste to uker', '2026-11-07/2026-11-20'],
    ['om fire veker', '2026-12-18'],
    ['for to dagar sidan', '2026-11-18'],
    ['mandag om en uke', '2026-11-30'],
    ['fredag den 27.', '2026-11-27'],
    ['onsdag den 2.', '2026-12-02'],
    ['resten av uka', '2026-11-20/2026-11-22'],
    ['resten av måneden', '2026-11-20/2026-11-30'],
    ['resten av året', '2026-11-20/2026-12-31'],
    ['i år', '2026-08-20/2026-12-31'],
    ['neste år', '2027-01-01/2027-12-31'],
    ['inneværende uke', '2026-11-16/2026-11-22'],
    ['kommende helg', '2026-11-21/2026-11-22'],
    ['1.12', '2026-12-01'],
    ['2.4', '2027-04-02'],
    ['dagens fengslinger', '2026-11-20: fengslinger'],
    ['gårsdagens dommer', '2026-11-19: dommer'],
    ['ukas saker', '2026-11-16/2026-11-22: saker'],
    ['over i morgen', '2026-11-22'],
    ['tredje desember', '2026-12-03'],
    ['tjuefemte mai', '2027-05-25'],
    ['trettiførste mars', '2027-03-31'],
    ['12. mars neste år', '2027-03-12'],
    ['i desember i år', '2026-12-01/2026-12-31'],
    ['første mandag i desember', '2026-12-07'],
    ['siste fredag i januar', '2027-01-29'],
    ['tors. 26. nov', '2026-11-26'],
    ['på ons', '2026-11-25'],
    ['man.', '2026-11-23'],
    ['neste fredag kl 9', '2026-11-27'],
    ['mandag morgen i Oslo', '2026-11-23: i Oslo'],
    ['etter helga', '2026-11-23/2028-11-20'],
  ])('%s', (text, days) => expect(readDays(text)).toBe(days));

  test.each([
    ['fredag', '2026-11-20'],
    ['tirsdag', '2026-11-24'],
    ['på tysdag', '2026-11-24'],
    ['Mandag', '2026-11-23'],
    ['måndag', '2026-11-23'],
    ['laurdag', '2026-11-21'],
    ['søndag', '2026-11-22'],
    ['forrige tirsdag', '2026-11-17'],
    ['sist fredag', '2026-11-13'],
    ['neste fredag', '2026-11-27'],
    ['tirsdag uke 50', '2026-12-08'],
    ['tirsdag i neste uke', '2026-11-24'],
  ])('a weekday is the next one, and today counts: %s', (text, day) =>
    expect(readDays(text)).toBe(day),
  );

  test.each([
    ['tirsdag', '2026-11-17'],
    ['fredag', '2026-11-20'],
    ['i helga', '2026-11-14/2026-11-15'],
  ])('of decisions it is the last one: %s', (text, day) =>
    expect(readDays(text, 'avgjorelser')).toBe(day),
  );

  test.each([
    ['neste uke', '2026-11-23/2026-11-29'],
    ['i neste veke', '2026-11-23/2026-11-29'],
    ['denne uka', '2026-11-16/2026-11-22'],
    ['den her uka', '2026-11-16/2026-11-22'],
    ['denna veka', '2026-11-16/2026-11-22'],
    ['førre veke', '2026-11-09/2026-11-15'],
    ['uke 48', '2026-11-23/2026-11-29'],
    ['veke 46', '2026-11-09/2026-11-15'],
    ['uke 1', '2027-01-04/2027-01-10'],
    ['uke 53', '2026-12-28/2027-01-03'],
    ['uke 48–49', '2026-11-23/2026-12-06'],
    ['i helga', '2026-11-21/2026-11-22'],
    ['neste helg', '2026-11-28/2026-11-29'],
    ['neste måned', '2026-12-01/2026-12-31'],
    ['denne månaden', '2026-11-01/2026-11-30'],
  ])('weeks and months: %s', (text, days) => expect(readDays(text)).toBe(days));

  test.each([
    ['12. mars', '2027-03-12'],
    ['12 mars 2027', '2027-03-12'],
    ['12.03.2027', '2027-03-12'],
    ['12/3', '2027-03-12'],
    ['12/3-27', '2027-03-12'],
    ['2027-03-12', '2027-03-12'],
    ['fredag den 12. mars', '2027-03-12'],
    ['1. des', '2026-12-01'],
    ['28. august', '2026-08-28'],
    ['19. august', '2027-08-19'],
    ['20.11.', '2026-11-20'],
    ['29. februar', '2028-02-29'],
  ])('a date without year is the next one, or one of the last three months: %s', (text, day) =>
    expect(readDays(text)).toBe(day),
  );

  test.each([
    ['mandag til fredag', '2026-11-23/2026-11-27'],
    ['fra fredag til mandag', '2026-11-20/2026-11-23'],
    ['12.–14. desember', '2026-12-12/2026-12-14'],
    ['i dag og i morgen', '2026-11-20/2026-11-21'],
    ['april til juni', '2027-04-01/2027-06-30'],
    ['i dag fengsling 1. desember', '2026-11-20/2026-12-01: fengsling'],
    ['etter fredag', '2026-11-21/2028-11-20'],
    ['før 1. desember', '2026-11-20/2026-11-30'],
    ['innen 1. desember', '2026-11-20/2026-12-01'],
    ['siden mandag', '2026-11-16/2026-11-20'],
    ['fra 1. til 4. desember', '2026-12-01/2026-12-04'],
    ['før jul', '2026-11-20/2026-12-23'],
  ])('several days are one period: %s', (text, days) => expect(readDays(text)).toBe(days));

  test.each([
    ['drap eller i dag', '2026-11-20: drap'],
    ['tyveri og mandag og ran', '2026-11-23: tyveri og ran'],
    ['i dag, fengsling', '2026-11-20: fengsling'],
    ['26-071352MED-TOSL i dag', '2026-11-20: 26-071352MED-TOSL'],
    ['"grovt ran" i dag -kniv', '2026-11-20: "grovt ran" -kniv'],
  ])('the other words stay as they are: %s', (text, days) => expect(readDays(text)).toBe(days));

  test('what says the day is kept as it was typed', () => {
    const on = { today: FRIDAY, kategori: 'berammede' } as const;
    expect(readDagord('fengsling  I  dag', on)?.tekst).toBe('I dag');
    expect(readDagord('i dag fengsling 1. des', on)?.tekst).toBe('i dag, 1. des');
  });
});

describe('a month is a period', () => {
  test.each([
    'i mars',
    'i Mars',
    'mars 2027',
    'Mars 2027',
    'mars',
    'fengsling mars',
    'mars fengsling',
  ])('%s', (text) => expect(readDays(text)).toMatch('2027-03-01/2027-03-31'));

  test.each(['Fengsling mars', 'voldtekt Oslo mars', 'Bergen mars'])('%s', (text) =>
    expect(readDays(text)).toMatch('2027-03-01/2027-03-31'),
  );

  test.each([
    'oslo august',
    'drap Oslo august',
    'Voldtekt august',
    'august',
    'august i oslo',
    'i august',
  ])('%s', (text) => expect(readDays(text)).toMatch('2027-08-01/2027-08-31'));
});

test.each([
  ...['Dag', 'dag', 'Dag Mars', 'i Dag Hansen', 'Ole Mars', 'Mars', 'mars Hansen'],
  ...['August Hansen', 'august hansen', 'mai britt', 'April', 'Juni Moe', 'i Mai Moe'],
  ...['"i dag"', '«mandag»', '"uke 48', 'hver dag', 'hver mandag', '-mandag', 'ikke i dag'],
  ...['mandag*', 'mandagsklubben', 'kirkemars', '§ 12/3', 'kl. 10.10', 'sak 12/3', 'nr. 12/3'],
  ...['26-071352MED-TOSL', 'HR-2026-12-A', '26-12-01', 'lov av 1. desember', '31. juni', 'uke 54'],
  ...[
    'Dagens Medisin',
    'dagens næringsliv',
    'man',
    'Tors',
    'samvær jul',
    'Påske',
    'Andre Mai',
    'Jul Hansen',
  ],
  ...['1.2 promille', '2.5 millioner'],
  ...['12.03.2024', 'mars 2024', '1. januar 2031', 'i i dag dag', '', 'dag i oslo'],
])('«%s» has no day', (text) => expect(readDays(text)).toBeNull());

const days = fc.integer({ min: 0, max: 5000 }).map((days) => shiftDay('2024-01-01', { days }));
const on = fc.record({ today: days, kategori: fc.constantFrom(...KATEGORIER) });
const PIECES = [
  ...['i dag', 'i', 'dag', 'Dag', 'mars', 'Mars', 'i august', 'mai', '12.', '12/3', 'uke', '48'],
  ...['tirsdag', 'forrige', 'neste', 'uke 9', 'til', '-', 'og', 'eller', ',', '"', 'fengsling'],
  ...['Hansen', 'fra', 'før', '31. desember', '2027', '§', 'ikke', 'i helga', 'måned', 'drap*'],
];
const typed = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

test('all days may be searched, and the rest is words that were typed and has no day', () => {
  fc.assert(
    fc.property(typed, on, (text, now) => {
      const found = readDagord(text, now);
      if (!found) return;
      const limit = searchableFrom(now.today);
      expect(found.fraDato >= limit.fraDato).toBe(true);
      expect(found.tilDato <= limit.tilDato).toBe(true);
      expect(found.fraDato <= found.tilDato).toBe(true);
      expect(readDagord(found.rest, now)).toBeNull();
      const words = text.split(/[\s,]+/u);
      for (const word of found.rest.split(/[\s,]+/u)) expect(['', ...words]).toContain(word);
    }),
  );
});

test('a day that may be searched is that day, however its date is written', () => {
  const ahead = fc.integer({ min: -80, max: 700 });
  fc.assert(
    fc.property(on, ahead, fc.integer({ min: 0, max: 2 }), (now, days, how) => {
      const day = shiftDay(now.today, { days });
      const [year, month, date] = day.split('-').map(Number);
      const text = [dayText(day), `${date}/${month}/${year}`, day][how]!;
      const found = readDagord(`ran ${text} Oslo`, now);
      expect(found).toMatchObject({ fraDato: day, tilDato: day, rest: 'ran Oslo' });
    }),
  );
});

test('a name is no month, whichever first name it stands after', () => {
  const first = fc.stringMatching(/^[A-ZÆØÅ][a-zæøå]{1,8}$/);
  const month = fc.constantFrom('Mars', 'April', 'Mai', 'Juni', 'Juli', 'August');
  fc.assert(
    fc.property(first, month, on, (name, last, now) => {
      fc.pre(!/dag$/u.test(name));
      expect(readDagord(`${name} ${last}`, now)).toBeNull();
      expect(readDagord(`tiltale mot ${name} ${last}`, now)).toBeNull();
    }),
  );
});
