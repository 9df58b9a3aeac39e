import { texts } from './texts.ts';

/*
 * How a program asks only for what is new or changed, and misses nothing. Cases are given in the order of when the court first gave
 * or last changed them, then by id; a program goes on from the place at which the answer before ended.
 */

/** A place in that order. */
export interface Sted {
  readonly tid: Date;
  /** '': before all cases of that instant. */
  readonly sakId: string;
}

/**
 * ms. The cases of one import have the instant at which it began, and become visible batch by batch until it ends: what is younger
 * than this may still get neighbours before it, so it is given again. A program knows cases by their id.
 */
export const OVERLAPP = 6 * 60 * 60_000;

/** How many cases an answer has at most. */
export const MAX_SIDEN = 100;

export const sidenMessages = texts({
  finnes: {
    nb: '«finnes» må være true eller false.',
    nn: '«finnes» må vere true eller false.',
  },
  siden: {
    nb: '«siden» må være et tidspunkt, for eksempel 2026-03-10T12:00:00Z, eller «neste» fra forrige svar.',
    nn: '«siden» må vere eit tidspunkt, til dømes 2026-03-10T12:00:00Z, eller «neste» frå det førre svaret.',
  },
  ugyldig: {
    nb: 'Det lagrede søket kan ikke kjøres lenger.',
    nn: 'Det lagra søket kan ikkje køyrast lenger.',
  },
  forVidt: {
    nb: 'Søket har for mange treff til å følges. Avgrens det til færre enn 10 000 saker.',
    nn: 'Søket har for mange treff til å kunne følgjast. Avgrens det til færre enn 10 000 saker.',
  },
});

/** As a program is given it, and gives it back. */
export function writeSted({ tid, sakId }: Sted): string {
  return sakId === '' ? tid.toISOString() : `${tid.toISOString()}~${sakId}`;
}

const STED =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))(?:~(.{1,200}))?$/u;

/** The place of an instant, or of what `writeSted` has made; null for anything else. */
export function readSted(text: string): Sted | null {
  const [, instant = '', sakId = ''] = STED.exec(text) ?? [];
  const tid = new Date(instant);
  return Number.isNaN(tid.getTime()) ? null : { tid, sakId };
}

/** ms. A place that no case has is a whole hour, so that an answer without cases stays the same for a while. */
const HOUR = 60 * 60_000;

interface Given {
  /** Where the program began; null: at the first case. */
  readonly siden: Sted | null;
  /** The places of the cases that it is given, in order. */
  readonly steder: readonly Sted[];
  /** There are more after these. */
  readonly flere: boolean;
  /** Until when nothing can come before what is there already. */
  readonly sikkertTil: Date;
}

/**
 * Where the program goes on. While there are more, after the last that it is given; at the end not further than what is certain, so that
 * what becomes visible late is given the next time. Without anything new the place stays as it was, and so does the answer.
 */
export function nesteSted({ siden, steder, flere, sikkertTil }: Given): Sted {
  const last = steder.at(-1);
  if (flere && last) return last;
  const isCertain = ({ tid }: Sted) => tid <= sikkertTil;
  const certain = steder.findLast(isCertain) ?? (siden && isCertain(siden) ? siden : null);
  return (
    certain ?? { tid: new Date(sikkertTil.getTime() - (sikkertTil.getTime() % HOUR)), sakId: '' }
  );
}
