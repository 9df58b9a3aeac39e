import { describe, expect, it } from 'vitest';
import { parseSaksnummer } from '#domain/sak.ts';
import {
  caseNumber,
  type DemoCourt,
  type DemoSak,
  demoSak,
  MAX_CASES,
  yearAndSerial,
} from './demo-sak.ts';

describe('demo case numbers', () => {
  it('are unique up to the limit', () => {
    const seen = new Set<number>();
    for (let index = 0; index < MAX_CASES; index += 1) {
      const { year, serial } = yearAndSerial(7, index, '2026-03-01');
      seen.add(year * 1_000_000 + serial);
      if (serial > 999_999 || serial < 1) throw new Error(`${serial} has more than six digits`);
    }
    expect(seen.size).toBe(MAX_CASES);
  });

  it('are written as courts write them', () => {
    const number = { year: 2025, serial: 1877 };
    expect(caseNumber(number, 'MED', 'TSOS', 'TSAR')).toBe('25-001877MED-TSOS/TSAR');
    expect(caseNumber(number, 'TVI', 'THRD', null)).toBe('25-001877TVI-THRD');
    expect(parseSaksnummer(caseNumber(number, 'AST', 'HR', null))).toMatchObject({
      court: 'HR',
      year: 2025,
    });
  });
});

describe('demo cases with one number', () => {
  const court = (id: string, type: string): DemoCourt => ({ id, type, seter: [], suffikser: [] });
  const courts = [
    ...['TOSL', 'TSOS', 'THRD', 'TTRO', 'TSUN', 'TOTE'].map((id) => court(id, 'tingrett')),
    ...['LB', 'LE', 'LG'].map((id) => court(id, 'lagmannsrett')),
    court('HR', 'høyesterett'),
  ];
  const setting = { seed: 7, day: '2026-03-01', courts };
  const cases = Array.from({ length: 1_500 }, (_, index) => demoSak(index, setting));
  const byNumber = new Map<string, DemoSak[]>();
  for (const one of cases) {
    const key = keyOf(one.sak.saksnummer);
    byNumber.set(key, [...(byNumber.get(key) ?? []), one]);
  }
  const families = [...byNumber.values()].filter(({ length }) => length > 1);

  function keyOf(saksnummer: string): string {
    const { year, serial } = parseSaksnummer(saksnummer)!;
    return `${year} ${Number(serial)}`;
  }

  it('are at several courts, and appeals among them', () => {
    expect(families.length).toBeGreaterThan(40);
    for (const family of families) {
      const ids = family.map(({ sak }) => sak.domstol_id);
      expect(new Set(ids).size, ids.join()).toBe(ids.length);
    }
    const appealed = families.filter((family) =>
      family.some(({ sak }) => sak.domstol_id.startsWith('L')),
    );
    expect(appealed.length).toBeGreaterThan(20);
  });

  it('are a decision, an indictment and a hearing in different cases', () => {
    const has = (family: typeof cases, filtype: string) =>
      family.filter(({ filer }) => filer.some((file) => file.filtype === filtype));
    const three = families.filter(
      (family) =>
        has(family, 'avgjoerelse').length > 0 &&
        has(family, 'tiltale').length > 0 &&
        family.length > 2,
    );
    expect(three.length).toBeGreaterThan(3);
  });

  it('never have the whole number in common', () => {
    expect(new Set(cases.map(({ sak }) => sak.saksnummer)).size).toBe(cases.length);
  });

  it('appeals with a number of their own say whose they are, through all three instances', () => {
    const byWhole = new Map(cases.map((one) => [one.sak.saksnummer, one]));
    const from = ({ ankeFra }: DemoSak) => (ankeFra === null ? undefined : byWhole.get(ankeFra));
    const appeals = cases.filter((one) => one.ankeFra !== null);
    expect(appeals.length).toBeGreaterThan(20);
    const typeOf = (one: DemoSak) => courts.find(({ id }) => id === one.sak.domstol_id)!.type;
    for (const one of appeals) {
      const lower = from(one)!;
      expect(`${typeOf(lower)} ${typeOf(one)}`).toMatch(/^tingrett lagm|^lagmannsrett høyest/);
      expect(lower.about.criminal).toBe(one.about.criminal);
      const [year, before] = [one, lower].map(({ sak }) => parseSaksnummer(sak.saksnummer)!.year);
      expect(before).toBeLessThanOrEqual(year!);
    }
    expect(appeals.some((one) => from(from(one)!))).toBe(true);
  });
});
