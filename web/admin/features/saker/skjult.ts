import type { SkjultRad } from '#contract/admin/skjulte.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { t } from './skjulte-texts.ts';

/** Of both kinds, which are numbered apart. */
export const keyOf = ({ slag, id }: SkjultRad) => `${slag}-${id}`;
export const buttonId = (row: SkjultRad) => `endre-${keyOf(row)}`;
export const panelId = (row: SkjultRad) => `panel-${keyOf(row)}`;

/** A case without a number is known by its id. */
export const numberOf = ({ saksnummer, sakId }: SkjultRad) => saksnummer ?? sakId;
export const pageOf = (row: SkjultRad) =>
  `/admin/saker?${new URLSearchParams({ saksnummer: numberOf(row) })}`;

/** What is hidden, or the restriction. */
export function whatOf(row: SkjultRad): string {
  if (row.slag === 'begrensning') return BEGRENSNING_NAVN[row.type];
  if (row.omfang === 'sak') return t.wholeCase;
  if (row.omfang === 'parter') return t.parties;
  return row.filtype === 'avgjoerelse' ? t.decision : t.indictment;
}
