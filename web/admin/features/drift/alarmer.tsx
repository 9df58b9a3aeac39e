import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { driftMessages } from '#domain/drift.ts';
import { proevIgjenSak } from '#web/admin/api/drift.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { adminPages } from '#web/admin/pages.ts';
import { Link } from '#web/ui/router-link.tsx';
import type { Alarm } from './alarms.ts';
import styles from './drift.module.css';
import { type Retry, goTo } from './parts.tsx';
import { PARTS, t } from './texts.ts';

interface AlarmActions {
  readonly retry: Retry;
  /** Asks how everything is once more. */
  readonly onRefresh: () => void;
  /** Shows the imports of a court. */
  readonly onShowImports: (domstolId: string) => void;
}

interface Props extends AlarmActions {
  readonly alarms: readonly Alarm[];
  /** Something could not be read, so that there may be others. */
  readonly isIncomplete: boolean;
}

/** What somebody should look at now, with what can be done about it. Screen readers are told of new ones only. */
export function Alarmer({ alarms, isIncomplete, ...actions }: Props) {
  const news = useNews(alarms);
  return (
    <section aria-label={t.alarms} className={styles.alarms}>
      <LiveRegion>{news}</LiveRegion>
      {alarms.length === 0 &&
        (isIncomplete ? (
          <Message purpose="warning">
            <p>{driftMessages.unknownAlarms}</p>
          </Message>
        ) : (
          <p className={styles.state}>
            <Tag purpose="success">{driftMessages.noAlarms}</Tag>
          </p>
        ))}
      {alarms.map((alarm) => (
        <Message key={alarm.id} purpose={alarm.purpose} heading={alarm.heading}>
          <p>{alarm.text}</p>
          <div className={styles.actions}>
            <Actions alarm={alarm} {...actions} />
          </div>
        </Message>
      ))}
    </section>
  );
}

function Actions({ alarm, retry, onRefresh, onShowImports }: AlarmActions & { alarm: Alarm }) {
  const again = (onPress: () => void) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={t.retryOf(alarm.heading)}
      onPress={onPress}
    >
      <Icon icon={RotateCw} />
      {driftMessages.retry}
    </Button>
  );
  const to = (text: string, onPress: () => void) => (
    <Button variant="secondary" size="small" onPress={onPress}>
      {text}
    </Button>
  );
  switch (alarm.kind) {
    case 'nede':
    case 'klokke':
      return again(onRefresh);
    case 'etterslep':
      return to(t.seeCases, () => goTo(PARTS.venter));
    case 'doedbrev':
      return (
        <>
          {again(() => void retry.run(t.allCases, () => proevIgjenSak(null)))}
          {to(t.seeFailures, () => goTo(PARTS.doedbrev))}
        </>
      );
    case 'epost':
      return to(t.seeMessages, () => goTo(PARTS.epost));
    case 'stille':
      return (
        <Button
          variant="secondary"
          size="small"
          aria-label={t.seeImportOf(alarm.heading)}
          onPress={() => onShowImports(alarm.domstolId!)}
        >
          {t.seeImport}
        </Button>
      );
    case 'flereStille':
      return to(t.seeCourts, () => goTo(PARTS.domstoler));
    case 'gjennomgang':
      return <Link to={adminPages.gjennomgang(alarm.maaned!)}>{t.seeReview}</Link>;
  }
}

/** The headings of alarms that have come since the page was opened, each said once. */
function useNews(alarms: readonly Alarm[]): string {
  const ids = alarms.map(({ id }) => id);
  const [known, setKnown] = useState({ ids, text: '' });
  if (ids.join() !== known.ids.join()) {
    const fresh = alarms.filter(({ id }) => !known.ids.includes(id));
    setKnown({ ids, text: fresh.map(({ heading }) => t.newAlarm(heading)).join(' ') });
  }
  return known.text;
}
