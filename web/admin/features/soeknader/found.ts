import type { SoeknaderMedStilling } from '#contract/admin/soeknader.ts';
import type { SoeknadStilling } from '#domain/soeknad-stilling.ts';
import { type Filters, type SoeknaderAddress, isFiltered } from '#web/admin/soeknader-address.ts';
import { FOUND, NONE, OTHERS, type WAY_ON, t } from './texts.ts';

type Antall = SoeknaderMedStilling['antall'];

/** What the rows are, and how many, for example «6 søknader er klare til avgjørelse». */
export function foundText(
  params: Filters & Pick<SoeknaderAddress, 'vis' | 'sok' | 'ny' | 'historikk'>,
  total: number,
): string {
  const { vis, sok, ny, historikk } = params;
  if (sok !== '' || isFiltered(params)) return t.hits(total);
  if (vis === 'alle' && ny && !historikk) return t.waiting(total);
  return FOUND[vis](total);
}

/** An empty list in words, and to which part of it the way leads on; null when there is nothing anywhere. */
export function emptyList(
  params: Filters & Pick<SoeknaderAddress, 'vis' | 'sok' | 'historikk'>,
  antall: Antall,
): { readonly text: string; readonly wayOn: WayOn | null } {
  const { vis, sok, historikk } = params;
  if (isFiltered(params)) return { text: t.noHits, wayOn: 'unfiltered' };
  if (sok !== '')
    return { text: t.noHits, wayOn: vis === 'alle' && historikk ? null : 'everything' };
  if (vis === 'alle') return { text: t.noHits, wayOn: historikk ? null : 'everything' };
  const next = NEXT[vis].find((part) => antall[part] > 0);
  if (!next) return { text: NONE[vis], wayOn: 'everything' };
  return { text: `${NONE[vis]} ${OTHERS[next](antall[next])}`, wayOn: next };
}

/** A part of the list, all of it with the history, or the same part with all that is in it. */
export type WayOn = keyof typeof WAY_ON;

/** Where to look after a part that is empty: to what can be decided first. */
const NEXT: Readonly<Record<SoeknadStilling, readonly SoeknadStilling[]>> = {
  klare: ['venter', 'paaVent'],
  venter: ['klare', 'paaVent'],
  paaVent: ['klare', 'venter'],
};
