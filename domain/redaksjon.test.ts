import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bekreftesIgjen,
  domeneAv,
  erVanligDomene,
  navnenoekkel,
  redaksjonStatus,
  ryddDomene,
} from './redaksjon.ts';
import { addOsloMonths } from './time.ts';

const NOW = new Date('2026-11-20T08:00:00+01:00');
const HERE = {
  redaktoer: { navn: 'Arne Fosseide' },
  bekreftet: new Date('2026-03-09T10:00:00+01:00'),
  suspendertFra: null,
  suspendertTil: null,
};

describe('the status of a newsroom', () => {
  it('is active for a year after its editor has confirmed the list', () => {
    expect(redaksjonStatus(HERE, NOW)).toBe('aktiv');
    const bekreftet = new Date('2025-11-20T23:00:00+01:00');
    expect(bekreftesIgjen(bekreftet)).toBe('2026-11-20');
    expect(redaksjonStatus({ ...HERE, bekreftet }, NOW)).toBe('maaBekreftes');
    const dayLater = new Date('2025-11-21T01:00:00+01:00');
    expect(redaksjonStatus({ ...HERE, bekreftet: dayLater }, NOW)).toBe('aktiv');
  });

  it('must be confirmed when it never was, and lacks an editor before that', () => {
    expect(redaksjonStatus({ ...HERE, bekreftet: null }, NOW)).toBe('maaBekreftes');
    const without = { ...HERE, redaktoer: null };
    expect(redaksjonStatus({ ...without, bekreftet: null }, NOW)).toBe('utenRedaktoer');
  });

  it('is suspended before everything else, until the day on which that ends', () => {
    const suspended = { ...HERE, redaktoer: null, suspendertFra: new Date('2026-11-01T10:00Z') };
    expect(redaksjonStatus({ ...suspended, suspendertTil: null }, NOW)).toBe('suspendert');
    expect(redaksjonStatus({ ...suspended, suspendertTil: '2026-11-21' }, NOW)).toBe('suspendert');
    expect(redaksjonStatus({ ...suspended, suspendertTil: '2026-11-20' }, NOW)).toBe(
      'utenRedaktoer',
    );
  });

  it('never becomes active by time alone', () => {
    const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01') });
    fc.assert(
      fc.property(day, day, fc.nat(40), (bekreftet, now, months) => {
        fc.pre(!Number.isNaN(bekreftet.getTime()) && !Number.isNaN(now.getTime()));
        const before = redaksjonStatus({ ...HERE, bekreftet }, now);
        const after = redaksjonStatus({ ...HERE, bekreftet }, addOsloMonths(now, months));
        expect(before === 'maaBekreftes' && after === 'aktiv').toBe(false);
      }),
    );
  });
});

describe('a mail domain', () => {
  it.each([
    ['arne@Fjordavisa.example', 'fjordavisa.example'],
    [' arne@post.fjordavisa.example ', 'post.fjordavisa.example'],
    ['arne@blåbær.example', 'xn--blbr-roah.example'],
    ['arne', null],
    ['arne@localhost', null],
    ['@fjordavisa.example', null],
  ])('of %s is %s', (epost, domene) => {
    expect(domeneAv(epost)).toBe(domene);
  });

  it.each([
    ['@Fjordavisa.no', 'fjordavisa.no'],
    ['fjordavisa.no.', 'fjordavisa.no'],
    ['fjordavisa', null],
    ['https://fjordavisa.no', null],
    ['fjord avisa.no', null],
    ['', null],
  ])('is stored of %j as %s', (typed, domene) => {
    expect(ryddDomene(typed)).toBe(domene);
  });

  it('is no newsroom’s when everybody can have an address there, or below', () => {
    expect(['gmail.com', 'post.online.no', 'hotmail.com'].map(erVanligDomene)).toEqual([
      ...[true, true, true],
    ]);
    expect(
      ['fjordavisa.no', 'gmail.com.fjordavisa.no', 'notgmail.com'].map(erVanligDomene),
    ).toEqual([false, false, false]);
  });
});

describe('the name of a newsroom', () => {
  it.each([
    ['Fjordavisa AS', 'fjordavisa'],
    ['  FJORDAVISA  ', 'fjordavisa'],
    ['Sjøgata-Nyheter', 'sjøgata nyheter'],
    ['Ærfugl Radio ASA', 'ærfugl radio'],
    ['Kåfjord–Posten', 'kåfjord posten'],
    ['Allé Avis', 'alle avis'],
    ['AS', 'as'],
    ['…', ''],
  ])('%s is compared as %s', (navn, key) => {
    expect(navnenoekkel(navn)).toBe(key);
  });

  it('is the same when it is read once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (navn) => {
        const key = navnenoekkel(navn);
        fc.pre(!/ asa?$/.test(key));
        expect(navnenoekkel(key)).toBe(key);
      }),
    );
  });
});
