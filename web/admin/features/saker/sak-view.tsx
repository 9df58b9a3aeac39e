import { useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdminSak } from '#contract/admin/saker.ts';
import { TILSTANDER } from '#domain/tilbaketrekking.ts';
import { sakQuery } from '#web/admin/api/saker.ts';
import { Kvittering } from '#web/admin/ui/kvittering.tsx';
import { formatDayAndTime } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Change } from './change.ts';
import type { Conflict } from './change-dialog.tsx';
import { Endringer } from './endringer.tsx';
import { HeleSaken } from './hele-saken.tsx';
import { HvemHarSett } from './hvem-har-sett.tsx';
import { Opplysninger } from './opplysninger.tsx';
import styles from './saker.module.css';
import { t } from './texts.tsx';

const ChangeDialog = part(async () => (await import('./change-dialog.tsx')).ChangeDialog);

interface Props {
  readonly sak: AdminSak;
  /** The number in the address, by which the case was read. */
  readonly address: string;
}

/** A case: what journalists see of it, who has seen it, what was done with it, and the dialogs that hide and restrict. */
export function SakView({ sak, address }: Props) {
  const { change, ask, close, done, refused, receipt, conflict, heading } = useChanges(address);
  return (
    <article aria-labelledby="sak">
      <Kvittering text={receipt} />
      {conflict !== null && (
        <div className={styles.conflict}>
          <Message purpose="warning" role="alert">
            <p>
              {conflict.message} {t.otherWasFirst}
            </p>
            <p>{t.typedNotSaved}</p>
            <blockquote className={styles.typed}>{conflict.typed}</blockquote>
          </Message>
        </div>
      )}
      <div className={styles.title}>
        <h2 id="sak" ref={heading} tabIndex={-1} className={styles.saksnummer}>
          {sak.saksnummer}
        </h2>
        <Tag
          purpose={sak.tilstand === 'synlig' ? 'success' : 'warning'}
          icon={sak.tilstand === 'synlig' ? Eye : EyeOff}
        >
          {TILSTANDER[sak.tilstand]}
        </Tag>
      </div>
      <p className={styles.court}>
        {[sak.domstolNavn, sak.sakstype, t.cameFromCourt(formatDayAndTime(sak.foerstSett))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Opplysninger sak={sak} onAsk={ask} />
          <Endringer sak={sak} />
        </div>
        <div className={styles.column}>
          <HeleSaken sak={sak} onAsk={ask} />
          <HvemHarSett sak={sak} />
        </div>
      </div>
      {change && (
        <ChangeDialog
          sak={sak}
          change={change}
          onDone={done}
          onConflict={refused}
          onClose={close}
        />
      )}
    </article>
  );
}

/** What is being changed, and how the last change went. */
function useChanges(address: string) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [change, setChange] = useState<Change | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const end = (done: string | null, refused: Conflict | null) => {
    setChange(null);
    setReceipt(done);
    setConflict(refused);
  };
  // The button that opened the dialog is another one now. A frame later, because a closing dialog restores focus first.
  useEffect(() => {
    if (receipt === null && conflict === null) return undefined;
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [receipt, conflict]);
  return {
    ...{ change, receipt, conflict, heading },
    ask: useCallback((next: Change) => setChange(next), []),
    close: () => setChange(null),
    /** The change was made, with the case as it is now. */
    done: (sak: AdminSak, text: string) => {
      client.setQueryData(sakQuery(address).queryKey, sak);
      end(text, null);
    },
    /** Somebody else was first. */
    refused: async (refused: Conflict, now: AdminSak | null) => {
      const { queryKey } = sakQuery(address);
      if (now) client.setQueryData(queryKey, now);
      else await client.refetchQueries({ queryKey });
      end(null, refused);
    },
  };
}
