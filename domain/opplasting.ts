import { partyNames } from './names/party-names.ts';
import { hideNames, saidBefore } from './names/case-texts.ts';
import { sakWithoutNames, withNamesFound } from './names/text-fields.ts';
import { BEGRENSNING_NAVN, type Rettsmoete, type Sak } from './sak.ts';
import type { FELT_NAVN } from './sak-felt.ts';
import { linesOf, TEXT_COLUMNS } from './sak-texts.ts';
import { bokmaal } from './texts.ts';
import { dayText, osloIso } from './time.ts';

/** Court lists that an administrator uploads: what would change, and until when it can be taken back. */

/** Bytes of a list: some 6,000 rows. A larger one is imported by the command. */
export const MAX_LISTE = 2 * 1024 * 1024;
/** Hours in which a list can be taken back. */
export const TILBAKE_TIMER = 24;
/** Rows of each kind that a preview shows; the counts are of all. */
export const MAX_VISTE_RADER = 500;

/** The last instant at which what was read in then can be taken back. */
export const tilbakeFoer = (lestInn: Date): Date =>
  new Date(lestInn.getTime() + TILBAKE_TIMER * 3_600_000);

/** Why a case is kept as it is when a list is taken back. */
export const BEHOLDT_GRUNNER = bokmaal({
  endret: 'Endret senere',
  kommet: 'Kommet igjen senere',
  borte: 'Slettet senere',
  i_bruk: 'Har fått dokument, favoritt eller notat',
});
export type BeholdtGrunn = keyof typeof BEHOLDT_GRUNNER;
export const isBeholdtGrunn = (text: string): text is BeholdtGrunn =>
  Object.hasOwn(BEHOLDT_GRUNNER, text);

export const opplastingMessages = bokmaal({
  title: 'Last opp liste',
  empty: 'Filen har ingen rader.',
  unreadable: (linje: number, grunn: string) =>
    `Filen kan ikke leses. Linje ${linje}: ${grunn}. Ingenting er endret.`,
  tooLarge: 'Filen er større enn 2 MB. Bruk kommandoen for større filer.',
  busy: 'En annen liste leses inn nå. Prøv igjen om litt.',
  changed: 'Noe er endret siden forhåndsvisningen. Se over på nytt. Ingenting er endret nå.',
  tooLate: `Det er gått mer enn ${TILBAKE_TIMER} timer. Listen kan ikke tas tilbake.`,
  takenBack: 'Listen er allerede tatt tilbake.',
});

/** What a row of the preview is about. `annet`: nothing that anybody is shown. */
export type ForskjellFelt =
  | Exclude<keyof typeof FELT_NAVN, 'dokumenttekst'>
  | 'begrensninger'
  | 'rettsmoete'
  | 'sal'
  | 'adresse'
  | 'annet';

/** One thing that a list changes of a case, without names. Null: nothing stands there. */
interface Forskjell {
  readonly felt: ForskjellFelt;
  readonly naa: string | null;
  readonly blir: string | null;
}

/**
 * What differs between the case as it is and as a list would make it. No party's name stands in it, neither one of now nor of then:
 * that the parties differ is said without them.
 */
export function forskjeller(naa: Sak, blir: Sak): Forskjell[] {
  const names = [naa, blir].flatMap(({ parter }) => partyNames(parter));
  const [fra, til] = [naa, blir].map((sak) => {
    const subject =
      sak.saksTema === null
        ? null
        : hideNames(sak.saksTema, names, saidBefore(null, sak.saksTemaUtenNavn));
    return sakWithoutNames({ ...withNamesFound(sak, names), saksTemaUtenNavn: subject });
  }) as [Sak, Sak];
  const texts: readonly (readonly [ForskjellFelt, (sak: Sak) => string | null])[] = [
    ['saksnummer', ({ saksnummer }) => saksnummer],
    ['domstol', ({ domstolNavn }) => domstolNavn],
    ['sakenGjelder', ({ saksTema }) => saksTema],
    ...TEXT_COLUMNS.map(
      ({ key, field }) => [key, (sak: Sak) => linesOf(sak[field]).join('\n') || null] as const,
    ),
    ['begrensninger', (sak) => begrensningText(sak.begrensninger.map(({ type }) => type))],
  ];
  const found = texts.flatMap(([felt, of]): Forskjell[] =>
    of(fra) === of(til) ? [] : [{ felt, naa: of(fra), blir: of(til) }],
  );
  const parter = naa.parter === blir.parter ? [] : [PARTER];
  const all = [...found, ...parter, ...moeteForskjeller(fra.rettsmoeter, til.rettsmoeter)];
  return all.length > 0 ? all : [{ felt: 'annet', naa: null, blir: null }];
}

const PARTER: Forskjell = { felt: 'parter', naa: null, blir: null };

/** Hearings at the same times are compared by what else they say; the others stand beside each other in their order. */
function moeteForskjeller(
  naa: readonly Rettsmoete[],
  blir: readonly Rettsmoete[],
): readonly Forskjell[] {
  const left = [...blir];
  const same: Forskjell[] = [];
  const gone = naa.filter((fra) => {
    const at = left.findIndex((til) => moeteTid(til) === moeteTid(fra));
    if (at < 0) return true;
    const [til] = left.splice(at, 1) as [Rettsmoete];
    same.push(...detaljForskjeller(fra, til));
    return false;
  });
  const pairs = Array.from({ length: Math.max(gone.length, left.length) }, (_, nr) => ({
    felt: 'rettsmoete' as const,
    naa: gone[nr] ? moeteTid(gone[nr]) : null,
    blir: left[nr] ? moeteTid(left[nr]) : null,
  }));
  return [...pairs, ...same];
}

function detaljForskjeller(fra: Rettsmoete, til: Rettsmoete): Forskjell[] {
  const texts: readonly (readonly [ForskjellFelt, (moete: Rettsmoete) => string | null])[] = [
    ['sal', ({ sal }) => sal],
    ['adresse', ({ rettsalAdresse }) => rettsalAdresse],
    ['rettsmoetetype', ({ rettsmoetetype }) => rettsmoetetype],
    ['begrensninger', ({ begrensninger }) => begrensningText(begrensninger)],
  ];
  return texts.flatMap(([felt, of]) =>
    of(fra) === of(til) ? [] : [{ felt, naa: of(fra), blir: of(til) }],
  );
}

const begrensningText = (types: readonly (keyof typeof BEGRENSNING_NAVN)[]): string | null =>
  types.map((type) => BEGRENSNING_NAVN[type]).join(', ') || null;

/** `24.11.2026 kl. 09:00–15:30`; of several days the last one as well. */
function moeteTid({ start, slutt }: Pick<Rettsmoete, 'start' | 'slutt'>): string {
  const [fra, til] = [osloIso(start), osloIso(slutt)];
  const day = (iso: string) => dayText(iso.slice(0, 10));
  const last = day(fra) === day(til) ? til.slice(11, 16) : `${day(til)} kl. ${til.slice(11, 16)}`;
  return `${day(fra)} kl. ${fra.slice(11, 16)}–${last}`;
}
