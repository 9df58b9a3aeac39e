import type { BegrensningType, Filtype, Rettsmoete, Sak } from './sak.ts';
import { judgeWithoutNames, placeWithoutNames, sakWithoutNames } from './names/text-fields.ts';
import type { PartyName } from './names/party-names.ts';
import { erAv, MOETE_FORMER, type SlagAv } from './endring-slag.ts';
import { visibleFiles } from './visibility.ts';
import { sakAsShown } from './shown.ts';

/* What readers are told of a case that the court has changed: which changes there are between what was and what is. */

/** When and where a hearing is. */
export type Tid = Pick<Rettsmoete, 'start' | 'slutt' | 'sal' | 'rettsalAdresse'>;

export type MoeteEndring =
  | { readonly slag: SlagAv<'flytting' | 'sted'>; readonly fra: Tid; readonly til: Tid }
  | { readonly slag: SlagAv<'nyttMoete'>; readonly fra: null; readonly til: Tid }
  | { readonly slag: SlagAv<'avlysning'>; readonly fra: Tid; readonly til: null };

/** Of a hearing (`start`), or of the whole case. */
export interface BegrensningEndring {
  readonly slag: SlagAv<'begrensning'>;
  readonly til: { readonly type: BegrensningType; readonly start: Date | null };
}

/** Of a text, like the judge. */
interface VerdiEndring {
  readonly slag: SlagAv<'verdi'>;
  readonly fra: string | null;
  readonly til: string | null;
}

/** A document that has come, by its address. It has no title here: what it may be called is decided when it is read. */
export interface DokumentEndring {
  readonly slag: 'dokument';
  readonly fil: {
    readonly filtype: Filtype;
    readonly domstolInitialer: string;
    readonly filNavn: string;
  };
}

/** The subject, for one, without its words: those of before may say names that are hidden by then. */
interface BareEndring {
  readonly slag: SlagAv<'ingen'>;
}

export type Endring =
  MoeteEndring | BegrensningEndring | VerdiEndring | DokumentEndring | BareEndring;

/** A change of this case. */
export interface SakEndring {
  readonly sakId: string;
  readonly endring: Endring;
}

interface HearingChanges {
  readonly endringer: readonly (MoeteEndring | BegrensningEndring)[];
  /** Hearings to come that are gone, and not moved: nobody knows yet whether they are cancelled. */
  readonly borte: readonly Rettsmoete[];
}

/**
 * From the hearings of before, with those that are gone already and that nobody has been told of, to those of now. What is over is
 * no news: courts leave past days out of their lists.
 */
export function hearingChanges(
  before: readonly Rettsmoete[],
  after: readonly Rettsmoete[],
  now: Date,
): HearingChanges {
  const gone = before.filter(({ slutt }) => slutt > now);
  const come = after.filter(({ slutt }) => slutt > now);
  const same = [...pairs(gone, come, isSame), ...pairs(gone, come, isSameTime)];
  const moved = [...pairs(gone, come, isSameDay), ...pairs(gone, come, isSameKind)];
  const endringer = [
    ...same.filter(([fra, til]) => !isSame(fra, til)).map((pair) => change('sal', pair)),
    ...moved.map((pair) => change('flyttet', pair)),
    ...come.map((til) => ({ slag: 'lagtTil', fra: null, til: tidOf(til) }) as const),
    ...[...same, ...moved].flatMap(([fra, til]) =>
      restrictionChanges(fra.begrensninger, til.begrensninger, til.start),
    ),
  ];
  return { endringer, borte: gone };
}

type Pair = readonly [fra: Rettsmoete, til: Rettsmoete];

/** Takes what belongs together out of both, in their order. */
function pairs(
  gone: Rettsmoete[],
  come: Rettsmoete[],
  belong: (fra: Rettsmoete, til: Rettsmoete) => boolean,
): Pair[] {
  return [...gone].flatMap((fra): Pair[] => {
    const place = come.findIndex((til) => belong(fra, til));
    if (place === -1) return [];
    gone.splice(gone.indexOf(fra), 1);
    return [[fra, come.splice(place, 1)[0]!]];
  });
}

export const isSameTime = (a: Tid, b: Tid) =>
  a.start.getTime() === b.start.getTime() && a.slutt.getTime() === b.slutt.getTime();
export const isSame = (a: Tid, b: Tid) =>
  isSameTime(a, b) && a.sal === b.sal && a.rettsalAdresse === b.rettsalAdresse;
/** A preparatory hearing that goes and a main hearing that comes are two things. A list does not say which it is. */
const isSameKind = (a: Rettsmoete, b: Rettsmoete) =>
  a.rettsmoetetype === null || b.rettsmoetetype === null || a.rettsmoetetype === b.rettsmoetetype;
const DAY = 86_400_000;
const isSameDay = (a: Rettsmoete, b: Rettsmoete) =>
  isSameKind(a, b) && Math.abs(a.start.getTime() - b.start.getTime()) < DAY / 2;

export const tidOf = ({ start, slutt, sal, rettsalAdresse }: Tid): Tid => ({
  ...{ start, slutt, sal, rettsalAdresse },
});

const change = (slag: 'sal' | 'flyttet', [fra, til]: Pair): MoeteEndring => ({
  ...{ slag, fra: tidOf(fra), til: tidOf(til) },
});

function restrictionChanges(
  before: readonly BegrensningType[],
  after: readonly BegrensningType[],
  start: Date | null,
): BegrensningEndring[] {
  const of = (slag: BegrensningEndring['slag'], types: readonly BegrensningType[]) =>
    types.map((type) => ({ slag, til: { type, start } }));
  return [
    ...of(
      'begrensning',
      after.filter((type) => !before.includes(type)),
    ),
    ...of(
      'begrensningOpphevet',
      before.filter((type) => !after.includes(type)),
    ),
  ];
}

/**
 * A change of before without these names: rooms, addresses and judges of changes are never told with a party's name, because nobody
 * knows afterwards which of their words are hidden.
 */
export function endringWithoutNames<E extends Endring>(endring: E, names: readonly PartyName[]): E {
  if (names.length === 0) return endring;
  const read = (one: Tid | string | null) =>
    typeof one === 'string' ? judgeWithoutNames(one, names) : one && placeWithoutNames(one, names);
  return 'fra' in endring
    ? { ...endring, fra: read(endring.fra), til: read(endring.til) }
    : endring;
}

/** What else readers are told of, of the case without its files. */
export function caseChanges(before: Sak, after: Sak, now: Date): Endring[] {
  const endringer: Endring[] = [];
  const [fra, til] = [before, after].map((sak) => sakWithoutNames(sak).rettensAdministrator) as [
    string | null,
    string | null,
  ];
  if (fra !== til) endringer.push({ slag: 'dommer', fra, til });
  if (temaAsShown(before, now) !== temaAsShown(after, now)) endringer.push({ slag: 'tema' });
  endringer.push(...restrictionChanges(ofTheList(before), ofTheList(after), null));
  return endringer;
}

/** The words of which nobody may tell whether they are hidden have not changed. */
const temaAsShown = (sak: Sak, now: Date) => sakAsShown(sak, now).saksTema;

/** Without those of administrators: they are told of as long as they apply. */
const ofTheList = ({ begrensninger }: Sak) =>
  begrensninger.filter(({ tekst }) => tekst === null).map(({ type }) => type);

/** Files that may be read now, and could not before. */
export function fileChanges(before: Sak, after: Sak, now: Date): DokumentEndring[] {
  const files = (sak: Sak) =>
    (['tiltale', 'avgjoerelse'] as const).flatMap((type) => visibleFiles(sak, type, now).filer);
  const addressOf = ({ filtype, domstolInitialer, filNavn }: DokumentEndring['fil']) =>
    [filtype, domstolInitialer, filNavn].join('/');
  const known = new Set(files(before).map(addressOf));
  return files(after)
    .filter((fil) => !known.has(addressOf(fil)))
    .map(({ filtype, domstolInitialer, filNavn }) => ({
      slag: 'dokument',
      fil: { filtype, domstolInitialer, filNavn },
    }));
}

/**
 * What is left of changes, oldest first, for somebody who has seen none of them: a hearing that went back and forth has not
 * moved. Subjects and restrictions are left out: the list has them as they are now.
 */
export function netChanges(endringer: readonly Endring[]): Endring[] {
  const moeter: { fra: Tid | null; til: Tid | null }[] = [];
  const verdier = new Map<VerdiEndring['slag'], VerdiEndring>();
  const dokumenter: DokumentEndring[] = [];
  for (const endring of endringer) {
    if (endring.slag === 'dokument') dokumenter.push(endring);
    else if (erAv(endring, 'verdi')) {
      const earlier = verdier.get(endring.slag) ?? endring;
      verdier.set(endring.slag, { ...endring, fra: earlier.fra });
    } else if (erAv(endring, ...MOETE_FORMER)) goOn(moeter, endring);
  }
  return [
    ...moeter.flatMap(({ fra, til }) => netOf(fra, til)),
    ...[...verdier.values()].filter(({ fra, til }) => fra !== til),
    ...dokumenter,
  ];
}

function goOn(moeter: { fra: Tid | null; til: Tid | null }[], { fra, til }: MoeteEndring): void {
  const earlier = moeter.find((one) =>
    fra === null
      ? one.til === null && one.fra !== null && isSameTime(one.fra, til)
      : one.til !== null && isSameTime(one.til, fra),
  );
  if (earlier) earlier.til = til;
  else moeter.push({ fra, til });
}

function netOf(fra: Tid | null, til: Tid | null): MoeteEndring[] {
  if (fra === null) return til === null ? [] : [{ slag: 'lagtTil', fra, til }];
  if (til === null) return [{ slag: 'avlyst', fra, til }];
  if (isSame(fra, til)) return [];
  return [{ slag: isSameTime(fra, til) ? 'sal' : 'flyttet', fra, til }];
}
