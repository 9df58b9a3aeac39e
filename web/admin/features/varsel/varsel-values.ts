import type { VarselForm } from '#contract/admin/varsel.ts';
import type { VarselContent } from '#contract/varsel.ts';
import type { Values } from '#web/skjema/values.ts';

export type VarselValues = Values<VarselForm>;

/** What stands in the form: the stored banner, or nothing. */
export function valuesOf(stored: VarselContent | null): VarselValues {
  const { message = '', purpose = '', endDate = '' } = stored ?? {};
  return { message, purpose, endDate };
}

export function isSameVarsel(one: VarselValues, other: VarselValues): boolean {
  return (
    one.message.trim() === other.message.trim() &&
    one.purpose === other.purpose &&
    (one.endDate ?? '') === (other.endDate ?? '')
  );
}
