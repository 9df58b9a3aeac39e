import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Noekkel } from '#contract/noekler.ts';
import { MAX_NOEKLER, noekkelMessages, OMFANG } from '#domain/noekler.ts';
import { noeklerQuery } from '#web/api/noekler.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { Section } from '#web/soeknad/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LiveRegion, VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './noekler.module.css';
import { t } from './texts.ts';

const LagDialog = part(async () => (await import('./lag-dialog.tsx')).LagDialog);
const SlettDialog = part(async () => (await import('./slett-dialog.tsx')).SlettDialog);

/** The user's keys for programs, as a section of the profile. */
export function NoeklerSection() {
  const { data, error, refetch } = useQuery(noeklerQuery());
  return (
    <Section kind="read" heading={noekkelMessages.heading}>
      <p className={styles.lead}>{t.about}</p>
      {data ? (
        <Keys noekler={data} />
      ) : (
        <Awaited failed={t.loadFailed} error={error} onRetry={refetch}>
          <Spinner label={t.loading} />
        </Awaited>
      )}
    </Section>
  );
}

function Keys({ noekler }: { readonly noekler: readonly Noekkel[] }) {
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<Noekkel | null>(null);
  const [said, setSaid] = useState('');
  const [deleted, setDeleted] = useState(0);
  const isFull = noekler.length >= MAX_NOEKLER;
  const make = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The row is gone with its button, from which the dialog was opened.
    if (deleted > 0) make.current?.querySelector('button')?.focus();
  }, [deleted]);
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {noekler.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <ul className={styles.list}>
          {noekler.map((one) => (
            <Key key={one.id} noekkel={one} onDelete={() => setAsked(one)} />
          ))}
        </ul>
      )}
      <div className={styles.new} ref={make}>
        {isFull ? (
          <p className={styles.lead}>{noekkelMessages.full}</p>
        ) : (
          <Button variant="secondary" onPress={() => setMaking(true)}>
            {t.make}
          </Button>
        )}
      </div>
      {isMaking && <LagDialog onClose={() => setMaking(false)} />}
      {asked && (
        <SlettDialog
          noekkel={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setSaid(t.deleted(asked.navn));
            setDeleted(deleted + 1);
          }}
        />
      )}
    </>
  );
}

interface KeyProps {
  readonly noekkel: Noekkel;
  readonly onDelete: () => void;
}

function Key({ noekkel, onDelete }: KeyProps) {
  const { navn, omfang, opprettet, utloeper, erUtloept, sistBrukt } = noekkel;
  return (
    <li className={styles.key}>
      <div className={styles.about}>
        <span className={styles.name}>
          {navn} {erUtloept && <Tag purpose="warning">{t.expired}</Tag>}
        </span>
        <span>{omfang.map((one) => OMFANG[one]).join(', ')}</span>
        <span className={styles.facts}>
          {t.facts({
            made: formatDay(opprettet),
            isExpired: erUtloept,
            expires: formatDay(utloeper),
            used: sistBrukt && formatDayAndTime(sistBrukt),
          })}
        </span>
      </div>
      <Button variant="secondary" size="small" onPress={onDelete}>
        <span>
          {t.delete} <VisuallyHidden>{navn}</VisuallyHidden>
        </span>
      </Button>
    </li>
  );
}
