import type { DekningDomstol } from '#contract/dekning.ts';
import { t } from './texts.tsx';

export const ORDERS = [
  { id: 'domstol', label: t.court },
  { id: 'mottatt', label: t.byReceived },
  { id: 'nye', label: t.byNew },
] as const;
export type Order = (typeof ORDERS)[number]['id'];

/** An order that does not exist is that of the courts' names. */
export function orderOf(text: string | null): Order {
  return ORDERS.find(({ id }) => id === text)?.id ?? 'domstol';
}

/** The courts in this order; they come by name, and stay so among equals. */
export function inOrder(courts: readonly DekningDomstol[], order: Order): DekningDomstol[] {
  if (order === 'mottatt') return courts.toSorted((a, b) => received(a) - received(b));
  if (order === 'nye') return courts.toSorted((a, b) => sum(b) - sum(a));
  return [...courts];
}

/** A court that nothing has come from is first of those that have been silent for long. */
const received = ({ sistMottatt }: DekningDomstol) => (sistMottatt ? Date.parse(sistMottatt) : 0);
const sum = ({ nyePerUke }: DekningDomstol) => nyePerUke.reduce((a, b) => a + b, 0);
