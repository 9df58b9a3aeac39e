import {
  type Begrensning,
  type BegrensningType,
  type Dokument,
  MOETE_UTFALL,
  type Rettsmoete,
  type Sak,
} from '#domain/sak.ts';
import { SAKSTYPER, type SakstypeKode } from '#domain/sakstyper.ts';
import { shiftDay } from '#domain/time.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';

const COURTS = [
  ['TSOS', 'Søndre Østfold tingrett', 'TSAR'],
  ['TOSL', 'Oslo tingrett', '03'],
  ['TTRO', 'Trøndelag tingrett', 'TTRD'],
  ['TSUN', 'Sunnmøre tingrett', ''],
  ['LB', 'Borgarting lagmannsrett', '01'],
  ['THRD', 'Hordaland tingrett', 'TBER'],
  ['TOTE', 'Øvre Telemark tingrett', ''],
] as const;
const SUBJECTS = [
  'Straffeloven § 321 – tyveri',
  'Straffeloven § 322, jf. § 321 – grovt tyveri og heleri',
  'Straffeloven § 271 – kroppskrenkelse, og § 263 – trusler',
  'Vegtrafikkloven § 31, jf. § 22 – kjøring i påvirket tilstand',
  'Straffelova § 282 – mishandling i nære relasjonar',
  'Tvist om erstatning etter kjøp av bolig',
  'Begjæring om gjeldsordning',
  'Ran av bank, grov vold',
  'Grov kroppsskade; vold mot politiet',
  'Konkursen i et aksjeselskap',
  null,
] as const;
const FIRST = ['Åse', 'Even', 'Ingrid', 'Øystein', 'Renée', 'Marius', 'Björn', 'Tone'] as const;
const LAST = [
  'Bakkerud',
  'Sæther',
  'Lopez-Hansen',
  'Ødegård',
  'Myrland',
  'Aasgaard',
  'Dom',
] as const;
const TYPES = ['Hovedforhandling', 'Fengslingsmøte', 'Planmøte', 'Ankeforhandling', null] as const;
const ROOMS = [
  null,
  'Rettssal 4',
  'Sal B',
  '4',
  'Tinghus, sal 12, 3. etasje',
  'Sal Munch',
] as const;
const CODES = Object.keys(SAKSTYPER) as SakstypeKode[];

/** Sentences of documents; a name is put in the place of the dots. */
const SENTENCES = [
  '… tiltales etter straffeloven § 321 for tyveri.',
  'Retten fant at … hadde stjålet en sykkel.',
  'Lagmannsretten forkastet anken fra ….',
  'Forholdet er grovt, fordi vold ble brukt mot en mindreårig',
  'Erstatningen til … settes til 120 000 kroner.',
  'Grov kroppsskade etter straffelova § 274',
] as const;

/** mulberry32: the same cases in every run and on both engines. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** By the number of the case, so that the rest of it is what it was before there were restrictions. */
const restricted = (i: number, every: number, type: BegrensningType): BegrensningType[] =>
  i % every === 0 ? [type] : [];
const listed = (i: number): Begrensning[] =>
  [...restricted(i, 4, 'fotoforbud'), ...restricted(i, 17, 'skjultIdentitet')].map((type) => ({
    ...{ type, tekst: null, gjelderTil: null },
  }));

/** Random cases of every kind around March 2026, the same ones in every run. */
export function generateCases(count: number, seed = 1): Sak[] {
  const next = random(seed);
  const below = (max: number) => Math.floor(next() * max);
  const one = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const name = () => `${one(FIRST)} ${one(LAST)}`;
  const day = (around: number) => shiftDay('2026-03-10', { days: below(2 * around) - around });

  const hearing = (): Rettsmoete =>
    buildRettsmoete(`${day(90)}T${one(['08', '09', '12', '22'])}:00:00Z`, {
      rettsmoetetype: one(TYPES),
      hours: one([1, 3, 6.5, 6.5, 30]),
    });
  const file = (): Dokument => ({
    ...(next() < 0.5
      ? buildDokument({ publiseringsdato: day(90) })
      : buildDokument({ avgivelsesdato: day(90), publiseringsdato: day(90) })),
    ...(next() < 0.3
      ? {}
      : { tekst: several(3, () => one(SENTENCES).replace('…', name())).join('\n') }),
  });
  const several = <T>(max: number, make: () => T): T[] =>
    Array.from({ length: below(max + 1) }, () => make());

  return Array.from({ length: count }, (_, i) => {
    const [code, navn, suffix] = one(COURTS);
    const type = one(CODES);
    const api = next() < 0.1;
    const rettsmoeter = api ? [] : several(3, hearing);
    return buildSak({
      sakId: `g${String(i).padStart(4, '0')}${one(['', 'A', '_b', '.Z'])}`,
      saksnummer: `${one([24, 25, 26])}-${String(below(200_000)).padStart(6, '0')}${type}-${code}/${suffix}`,
      domstolId: code,
      domstolNavn: navn,
      domstolSoekenavn: [code, navn],
      saksTema: one(SUBJECTS),
      sakstype: next() < 0.3 ? null : SAKSTYPER[type],
      parter: next() < 0.1 ? null : `Påtalemyndigheten mot ${name()} og ${name()}`,
      parterAnonymisert: next() < 0.1,
      advokat: several(2, name).join('\n') || null,
      bistandsadvokater: several(1, name),
      rettensAdministrator: next() < 0.2 ? null : name(),
      erHentetFraSakApi: api,
      beskrivelse: api ? 'Fra saksregisteret' : null,
      foerstSett: new Date(`${day(60)}T${one(['06', '10'])}:00:00.${below(3)}00Z`),
      rettsmoeter: rettsmoeter
        .map((moete, nr) => ({
          ...moete,
          ...{
            begrensninger: restricted(i, 3, 'lukkedeDoerer'),
            sal: ROOMS[(i + nr) % ROOMS.length]!,
          },
        }))
        .sort((a, b) => a.start.getTime() - b.start.getTime()),
      dokumenter: several(3, file).map((fil) => ({
        ...fil,
        begrensninger: restricted(i, 5, 'referatforbud'),
      })),
      begrensninger: listed(i),
      moeteUtfall: MOETE_UTFALL.filter((_, at) => i % (6 + at) === 0),
    });
  });
}
