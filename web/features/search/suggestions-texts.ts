import { type Both, texts } from '#domain/texts.ts';
import type { Group } from './suggestion-groups.ts';

export const t = texts({
  name: { nb: 'Søkeforslag', nn: 'Søkeforslag' },
  count: {
    nb: (count: number) => `${count} søkeforslag`,
    nn: (count: number) => `${count} søkeforslag`,
  },
  keyChoose: { nb: 'velg', nn: 'vel' },
  keySearch: { nb: 'søk', nn: 'søk' },
  keyClose: { nb: 'lukk', nn: 'lukk' },
  forget: { nb: 'Tøm siste søk', nn: 'Tøm siste søk' },
});

export const GRUPPE_NAVN = texts({
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
