import type { SoeknaderMedStilling } from '#contract/admin/soeknader.ts';
import type { SoeknadStilling, SoeknadVis } from '#domain/soeknad-stilling.ts';
import { type Filters, type SoeknaderAddress, isFiltered } from '#web/admin/soeknader-address.ts';
import { t } from './texts.ts';

type Antall = SoeknaderMedStilling['antall'];

export const CHIPS: readonly { readonly id: SoeknadVis; readonly label: string }[] = [
  { id: 'klare', label: 'Klare til avgjørelse' },
  { id: 'venter', label: 'Venter på arbeidsgiver' },
  { id: 'paaVent', label: 'På vent' },
  { id: 'alle', label: 'Alle' },
];

/** What the applications of a part are, after 'n søknader'; for one and for several. */
const ARE: Readonly<Record<SoeknadStilling, readonly [string, string]>> = {
  klare: ['er klar til avgjørelse', 'er klare til avgjørelse'],
  venter: ['venter på arbeidsgiver', 'venter på arbeidsgiver'],
  paaVent: ['er på vent', 'er på vent'],
};

const NOTHING_FOUND = t.noHits;

/** What the rows are, and how many, for example «6 søknader er klare til avgjørelse». */
export function foundText(
  params: Filters & Pick<SoeknaderAddress, 'vis' | 'sok' | 'ny' | 'historikk'>,
  total: number,
): string {
  const { vis, sok, ny, historikk } = params;
  if (sok !== '' || isFiltered(params)) return `${total} treff på søknader`;
  const number = total === 1 ? '1 søknad' : `${total} søknader`;
  if (vis !== 'alle') return `${number} ${ARE[vis][total === 1 ? 0 : 1]}`;
  return ny && !historikk ? `${number} venter` : number;
}

/** An empty list in words, and to which part of it the way leads on; null when there is nothing anywhere. */
export function emptyList(
  params: Filters & Pick<SoeknaderAddress, 'vis' | 'sok' | 'historikk'>,
  antall: Antall,
): { readonly text: string; readonly wayOn: WayOn | null } {
  const { vis, sok, historikk } = params;
  if (isFiltered(params)) return { text: NOTHING_FOUND, wayOn: 'unfiltered' };
  if (sok !== '')
    return { text: NOTHING_FOUND, wayOn: vis === 'alle' && historikk ? null : 'everything' };
  if (vis === 'alle') return { text: NOTHING_FOUND, wayOn: historikk ? null : 'everything' };
  const next = NEXT[vis].find((part) => antall[part] > 0);
  const text = `Ingen søknader ${ARE[vis][1]}.`;
  if (!next) return { text, wayOn: 'everything' };
  const number = antall[next];
  return { text: `${text} ${number} ${ARE[next][number === 1 ? 0 : 1]}.`, wayOn: next };
}

/** A part of the list, all of it with the history, or the same part with all that is in it. */
export type WayOn = SoeknadStilling | 'everything' | 'unfiltered';

/** Where to look after a part that is empty: to what can be decided first. */
const NEXT: Readonly<Record<SoeknadStilling, readonly SoeknadStilling[]>> = {
  klare: ['venter', 'paaVent'],
  venter: ['klare', 'paaVent'],
  paaVent: ['klare', 'venter'],
};

export const WAY_ON: Readonly<Record<WayOn, string>> = {
  klare: 'Vis de som er klare til avgjørelse',
  venter: 'Vis de som venter på arbeidsgiver',
  paaVent: 'Vis de som er på vent',
  everything: 'Vis alle, også historikk',
  unfiltered: 'Fjern filtrene',
};
