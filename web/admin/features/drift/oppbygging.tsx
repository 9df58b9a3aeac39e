import { useState } from 'react';
import type { Drift, Oppbygging } from '#contract/admin/drift.ts';
import { type IndeksUtgave, driftMessages, isOpen } from '#domain/drift.ts';
import { formatDayAndTime, formatNumber } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import styles from './drift.module.css';
import { Section } from './parts.tsx';

const OppbyggingDialog = part(
  async () => (await import('./oppbygging-dialog.tsx')).OppbyggingDialog,
);

interface Props extends Pick<Drift, 'oppbygging'> {
  /** How the searched index is built; null when that is not known. */
  readonly utgave: IndeksUtgave | null;
}

/** Starts a rebuild of the index, says why one is needed, and shows its progress. */
export function OppbyggingSection({ oppbygging, utgave }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section heading="Oppbygging av indeksen" data={oppbygging}>
      {({ siste }) => (
        <div className={styles.rebuild}>
          {/* Announces changes only: not an old rebuild when the page opens. */}
          <LiveRegion>{siste ? announcement(siste) : ''}</LiveRegion>
          {utgave && utgave !== 'gjeldende' && (
            <Message purpose={utgave === 'annet_oppsett' ? 'danger' : 'warning'}>
              <p>{texts.utgave[utgave]}</p>
            </Message>
          )}
          <OppbyggingState siste={siste} />
          {!(siste && isOpen(siste.status)) && (
            <>
              <p className={styles.note}>{driftMessages.oppbygging.explain}</p>
              <Button variant="secondary" size="small" onPress={() => setAsking(true)}>
                {driftMessages.oppbygging.start}
              </Button>
            </>
          )}
          {isAsking && <OppbyggingDialog onClose={() => setAsking(false)} />}
        </div>
      )}
    </Section>
  );
}

const STATUS = {
  venter: { purpose: 'info', text: 'Venter' },
  paagaar: { purpose: 'info', text: 'Pågår' },
  ferdig: { purpose: 'success', text: 'Ferdig' },
  feilet: { purpose: 'danger', text: 'Feilet' },
} as const;

/** Status, progress and time of the last rebuild that was ordered. */
function OppbyggingState({ siste }: { readonly siste: Oppbygging | null }) {
  if (!siste) return <p>{driftMessages.oppbygging.never}</p>;
  const { purpose, text } = STATUS[siste.status];
  const share = shareOf(siste);
  return (
    <>
      <p className={styles.state}>
        <Tag purpose={purpose}>{text}</Tag>
        <span>{stateText(siste)}</span>
      </p>
      {siste.status === 'paagaar' && (
        <progress
          className={styles.progress}
          aria-label="Skrevne saker"
          {...(share === null ? {} : { value: share, max: 1 })}
        />
      )}
      <p className={styles.note}>Bestilt {formatDayAndTime(siste.bedtOm)}</p>
    </>
  );
}

const { oppbygging: texts } = driftMessages;

/** The state of a rebuild in a sentence. */
function stateText({ status, taus, feil, ferdig, ...order }: Oppbygging): string {
  if (status === 'venter') return texts.waiting;
  if (status === 'paagaar') return taus ? texts.silent : `Bygger: ${countText(order)}.`;
  const when = ferdig ? ` ${formatDayAndTime(ferdig)}` : '';
  return status === 'ferdig'
    ? `${texts.done}${when && ` Ferdig${when}.`}`
    : texts.feil[feil ?? 'uventet'];
}

/** The progress between 0 and 1; null while it is not known. */
function shareOf({ skrevet, totalt }: Pick<Oppbygging, 'skrevet' | 'totalt'>): number | null {
  return totalt > 0 ? Math.min(1, skrevet / totalt) : null;
}

/** The text for screen readers. It changes with every quarter, not with every refetch. */
function announcement(order: Oppbygging): string {
  const share = shareOf(order);
  if (order.status !== 'paagaar' || order.taus || share === null) return stateText(order);
  return `Bygger: ${Math.floor(share * 4) * 25} prosent.`;
}

function countText({ skrevet, totalt }: Pick<Oppbygging, 'skrevet' | 'totalt'>): string {
  if (totalt === 0) return 'begynner';
  if (skrevet >= totalt) return `alle ${formatNumber(totalt)} saker er skrevet, sammenligner`;
  return `${formatNumber(skrevet)} av ${formatNumber(totalt)} saker`;
}
