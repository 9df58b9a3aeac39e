import type { Revisjon } from '#contract/admin/revisjon.ts';
import { revisjonMessages } from '#domain/revisjon-messages.ts';

/** How many rows were found, in words. */
export function counted({ totalt, flere, forVidt }: Revisjon): string {
  if (forVidt) return revisjonMessages.tooWide[forVidt];
  if (totalt === 0) return revisjonMessages.empty;
  const number = totalt.toLocaleString('nb');
  if (flere) return `Flere enn ${number} hendelser`;
  return totalt === 1 ? '1 hendelse' : `${number} hendelser`;
}
