import { isVarselActive, type Varsel } from '#domain/varsel.ts';
import { formatDay } from '#web/sak/format.ts';
import type { VarselValues } from './varsel-values.ts';

/**
 * Whether press users see what stands in the form, by the rule of SPEC §4, and until when; `isSaved` when it is
 * what is stored.
 */
export function previewNote(
  { message, endDate }: VarselValues,
  isSaved: boolean,
  now: Date,
): string {
  const varsel: Varsel = { message, purpose: 'info', ...(endDate ? { endDate } : {}) };
  if (message.trim() === '') return 'Vises ikke: meldingen er tom.';
  if (!isVarselActive(varsel, now)) return 'Vises ikke: sluttdatoen er passert.';
  const shown = isSaved ? 'Vises nå.' : 'Vises når du har lagret.';
  return endDate ? `${shown} Skjules ${formatDay(endDate)}.` : shown;
}
