import type { Oppbygging } from '#contract/admin/drift.ts';
import { driftMessages } from '#domain/drift-messages.ts';
import { formatDayAndTime } from '#web/sak/format.ts';

const { oppbygging: texts } = driftMessages;

/** How a rebuild is, in a sentence. */
export function stateText({ status, taus, feil, ferdig, ...order }: Oppbygging): string {
  if (status === 'venter') return texts.waiting;
  if (status === 'paagaar') return taus ? texts.silent : `Bygger: ${countText(order)}.`;
  const when = ferdig ? ` ${formatDayAndTime(ferdig)}` : '';
  return status === 'ferdig'
    ? `${texts.done}${when && ` Ferdig${when}.`}`
    : texts.feil[feil ?? 'uventet'];
}

/** How far it is, between 0 and 1; null while that is not known. */
export function shareOf({
  skrevet,
  totalt,
}: Pick<Oppbygging, 'skrevet' | 'totalt'>): number | null {
  return totalt > 0 ? Math.min(1, skrevet / totalt) : null;
}

/** What is said aloud: each quarter, not each of the looks every other second. */
export function announcement(order: Oppbygging): string {
  const share = shareOf(order);
  if (order.status !== 'paagaar' || order.taus || share === null) return stateText(order);
  return `Bygger: ${Math.floor(share * 4) * 25} prosent.`;
}

function countText({ skrevet, totalt }: Pick<Oppbygging, 'skrevet' | 'totalt'>): string {
  if (totalt === 0) return 'begynner';
  if (skrevet >= totalt)
    return `alle ${totalt.toLocaleString('nb')} saker er skrevet, sammenligner`;
  return `${skrevet.toLocaleString('nb')} av ${totalt.toLocaleString('nb')} saker`;
}
