import { useState } from 'react';
import type { Drift, Oppbygging } from '#contract/admin/drift.ts';
import { type IndeksUtgave, driftMessages, isOpen } from '#domain/drift.ts';
import { formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import styles from './drift.module.css';
import { Section } from './parts.tsx';
import { t } from './texts.ts';

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
    <Section heading={t.build} data={oppbygging}>
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
  venter: { purpose: 'info', text: t.waits },
  paagaar: { purpose: 'info', text: t.underWay },
  ferdig: { purpose: 'success', text: t.done },
  feilet: { purpose: 'danger', text: t.failed },
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
          aria-label={t.writtenCases}
          {...(share === null ? {} : { value: share, max: 1 })}
        />
      )}
      <p className={styles.note}>{t.ordered(formatDayAndTime(siste.bedtOm))}</p>
    </>
  );
}

const { oppbygging: texts } = driftMessages;

/** The state of a rebuild in a sentence. */
function stateText({ status, taus, feil, ferdig, ...order }: Oppbygging): string {
  if (status === 'venter') return texts.waiting;
  if (status === 'paagaar') return taus ? texts.silent : progressText(order);
  if (status === 'feilet') return texts.feil[feil ?? 'uventet'];
  return ferdig ? t.doneAt(formatDayAndTime(ferdig)) : texts.done;
}

/** The progress between 0 and 1; null while it is not known. */
function shareOf({ skrevet, totalt }: Pick<Oppbygging, 'skrevet' | 'totalt'>): number | null {
  return totalt > 0 ? Math.min(1, skrevet / totalt) : null;
}

/** The text for screen readers. It changes with every quarter, not with every refetch. */
function announcement(order: Oppbygging): string {
  const share = shareOf(order);
  if (order.status !== 'paagaar' || order.taus || share === null) return stateText(order);
  return t.buildingPercent(Math.floor(share * 4) * 25);
}

function progressText({ skrevet, totalt }: Pick<Oppbygging, 'skrevet' | 'totalt'>): string {
  if (totalt === 0) return t.buildBegins;
  return skrevet >= totalt ? t.buildCompares(totalt) : t.building(skrevet, totalt);
}
