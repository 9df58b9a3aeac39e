import { isOnDay } from './dagsliste.ts';
import { erAv, MOETE_FORMER } from './endring-slag.ts';
import { type Endring, isSameTime, netChanges, type Tid } from './endringer.ts';
import { OPEN_RETTSMOETE, type Rettsmoete } from './sak.ts';
import type { Day } from './time.ts';

/* The hearings of a case in the list of a day: those that are held, and those that were to be. */

/** Why a hearing of the list is not held then: `borte` is one that the court's last list does not have, and nobody knows why. */
export const UTGAAR = ['avlyst', 'flyttet', 'borte'] as const;
type Utgaar = (typeof UTGAAR)[number];

export interface MoeteOfDay {
  readonly moete: Rettsmoete;
  readonly utgaar: Utgaar | null;
  /** When and where it was to be, when it has been moved to this time or room. */
  readonly flyttetFra: Tid | null;
  /** When and where it is instead, when it has been moved to another day. */
  readonly flyttetTil: Tid | null;
}

interface HearingsOfSak {
  readonly rettsmoeter: readonly Rettsmoete[];
  /** What has changed, the oldest first. */
  readonly endringer: readonly Endring[];
  /** Gone from the last list. */
  readonly borte: readonly Rettsmoete[];
}

/** Held, then not. What has been taken back is as if it had never been; a hearing that is there is held, whatever was told of it. */
export function moeterOfDay(
  { rettsmoeter, endringer, borte }: HearingsOfSak,
  dag: Day,
): MoeteOfDay[] {
  const changes = netChanges(endringer).filter((endring) => erAv(endring, ...MOETE_FORMER));
  const isHeld = (tid: Tid) => rettsmoeter.some((moete) => isSameTime(moete, tid));
  const isGone = (tid: Tid) => isOnDay(tid, dag) && !isHeld(tid);
  const held = rettsmoeter
    .filter((moete) => isOnDay(moete, dag))
    .map((moete): MoeteOfDay => {
      const change = changes.find(({ til }) => til !== null && isSameTime(til, moete));
      return { ...HELD, moete, flyttetFra: change?.fra ?? null };
    });
  const gone = changes.flatMap(({ fra, til }): MoeteOfDay[] => {
    if (fra === null || !isGone(fra)) return [];
    if (til === null) return [{ ...HELD, moete: bare(fra), utgaar: 'avlyst' }];
    // Within the day, the hearing says where it was.
    if (isOnDay(til, dag)) return [];
    return [{ ...HELD, moete: bare(fra), utgaar: 'flyttet', flyttetTil: til }];
  });
  const missing = borte
    .filter((moete) => isGone(moete) && !gone.some((one) => isSameTime(one.moete, moete)))
    .map((moete): MoeteOfDay => ({ ...HELD, moete, utgaar: 'borte' }));
  return [...held, ...gone, ...missing];
}

const HELD = { utgaar: null, flyttetFra: null, flyttetTil: null } as const;

/** What is kept of a hearing that is no more. */
const bare = (tid: Tid): Rettsmoete => ({ ...OPEN_RETTSMOETE, ...tid, rettsmoetetype: null });
