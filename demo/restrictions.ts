import type { BegrensningType } from '#domain/sak.ts';

/*
 * By the index of the case and not by chance, so that the rest of the demo data stays what it was. A hidden identity is only given
 * to cases whose parties the court has anonymised.
 */

const every = (nth: number, from: number, index: number, type: BegrensningType) =>
  index % nth === from ? [type] : [];

/** On the whole case. */
export function ofCase(index: number, isAnonymised: boolean): BegrensningType[] {
  return [
    ...every(31, 7, index, 'referatforbud'),
    ...every(23, 5, index, 'fotoforbud'),
    ...(isAnonymised ? every(2, 0, index, 'skjultIdentitet') : []),
  ];
}

/** On its hearing with this number, from 0. */
export function ofHearing(index: number, nr: number): BegrensningType[] {
  return nr === 0 ? every(19, 11, index, 'lukkedeDoerer') : [];
}

/** On each of its files. */
export function ofFiles(index: number): BegrensningType[] {
  return every(29, 17, index, 'referatforbud');
}
