import { type Both, texts } from '#domain/texts.ts';
import type { Group } from './suggestion-groups.ts';

export const t = texts({
  name: { nb: 'Søkeforslag', nn: 'Søkeforslag' },
  count: {
    nb: (count: number) => `${count} søkeforslag`,
    nn: (count: number) => `${count} søkeforslag`,
  },
  keys: {
    nb: () => (
      <>
        <kbd>↓</kbd> <kbd>↑</kbd> velg <kbd>Enter</kbd> søk <kbd>Esc</kbd> lukk
      </>
    ),
    nn: () => (
      <>
        <kbd>↓</kbd> <kbd>↑</kbd> vel <kbd>Enter</kbd> søk <kbd>Esc</kbd> lukk
      </>
    ),
  },
  forget: { nb: 'Tøm siste søk', nn: 'Tøm siste søk' },
});

export const GRUPPE_NAVN = texts({
  dager: { nb: 'Dager', nn: 'Dagar' },
  lov: { nb: 'Lovbrudd og paragrafer', nn: 'Lovbrot og paragrafar' },
  saker: { nb: 'Saker', nn: 'Saker' },
  domstoler: { nb: 'Domstoler', nn: 'Domstolar' },
  sakstyper: { nb: 'Sakstyper', nn: 'Sakstypar' },
  rettsmoetetyper: { nb: 'Rettsmøtetyper', nn: 'Rettsmøtetypar' },
  advokater: { nb: 'Advokater', nn: 'Advokatar' },
  dommere: { nb: 'Dommere', nn: 'Dommarar' },
  parter: { nb: 'Parter', nn: 'Partar' },
  siste: { nb: 'Siste søk', nn: 'Siste søk' },
} satisfies Record<Group['gruppe'], Both>);
