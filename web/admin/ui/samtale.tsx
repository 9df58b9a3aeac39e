import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Kommentar, Seere as SeereNow } from '#contract/admin/samtale.ts';
import { displayName } from '#domain/person-name.ts';
import { osloDay } from '#domain/time.ts';
import { type Om, seereQuery } from '#web/admin/api/samtale.ts';
import { serverNow } from '#web/api/client.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { t } from './samtale-texts.ts';
import styles from './samtale.module.css';

type Andre = SeereNow['andre'];

/**
 * Says that the page is open, and gives who else has it open. When another administrator has commented meanwhile, `onNewer` reads
 * the conversation again.
 */
export function useSerPaa(om: Om, kommentarer: readonly Kommentar[], onNewer: () => void): Andre {
  const last = kommentarer.at(-1)?.id ?? 0;
  const { data, dataUpdatedAt } = useQuery(seereQuery(om, last));
  const tell = useEffectEvent((siste: number) => {
    if (siste > last) onNewer();
  });
  useEffect(() => {
    tell(data?.siste ?? 0);
    // With every answer: the one before may not have been read.
  }, [data?.siste, dataUpdatedAt]);
  return data?.andre ?? [];
}

/** 'NN ser på denne'. It locks nothing. */
export function Seere({
  andre,
  mayDecide,
}: {
  readonly andre: Andre;
  readonly mayDecide: boolean;
}) {
  const [first] = andre;
  const names = andre.map(({ navn }) => displayName(navn));
  const last = names.at(-1) ?? '';
  const who = names.length > 1 ? t.and(names.slice(0, -1).join(', '), last) : last;
  return (
    <div role="status" className={styles.seere}>
      {first && (
        <Message purpose="info" icon={Eye} heading={t.looks(who)}>
          <p>
            {t.since(formatTime(first.siden))}
            {mayDecide && ` ${t.mayDecide}`}
          </p>
        </Message>
      )}
    </div>
  );
}

interface Props {
  readonly slag: Om['slag'];
  readonly kommentarer: readonly Kommentar[];
  /** The field for a new comment. */
  readonly children: ReactNode;
}

/** What administrators have written to each other, the oldest first. What arrives is said politely, and focus stays. */
export function Samtale({ slag, kommentarer, children }: Props) {
  const headingId = useId();
  const nye = useNye(kommentarer);
  return (
    <section aria-labelledby={headingId} className={styles.samtale}>
      <h2 id={headingId}>{t.heading}</h2>
      <p className={styles.note}>{slag === 'soeknad' ? t.forWhom : t.forWhomOfUser}</p>
      {kommentarer.length === 0 && <p className={styles.note}>{t.none}</p>}
      <ol className={styles.list}>
        {kommentarer.map((kommentar) => (
          <li
            key={kommentar.id}
            className={styles.kommentar}
            data-new={nye.has(kommentar.id) || undefined}
          >
            <KommentarText kommentar={kommentar} isNew={nye.has(kommentar.id)} />
          </li>
        ))}
      </ol>
      <LiveRegion>{useArrived(kommentarer)}</LiveRegion>
      {children}
    </section>
  );
}

/** Who wrote it, when, and what. */
export function KommentarText({
  kommentar: { av, tidspunkt, tekst },
  isNew = false,
}: {
  readonly kommentar: Kommentar;
  readonly isNew?: boolean;
}) {
  return (
    <>
      <p className={styles.who}>
        <strong>{navnOn(av)}</strong>
        <span className={styles.time}>
          {tidspunkt === null ? t.earlier : momentText(tidspunkt)}
        </span>
        {isNew && <Tag purpose="info">{t.newForYou}</Tag>}
      </p>
      <p className={styles.text}>{tekst}</p>
    </>
  );
}

/** The name of an administrator; 'En administrator' when it is not known. */
const navnOn = (navn: string | null) => (navn === null ? t.somebody : displayName(navn));

/** 'i dag kl. 08:02', or with the day. */
export function momentText(iso: string): string {
  const time = formatTime(iso);
  const isToday = osloDay(new Date(iso)) === osloDay(serverNow());
  return isToday ? t.today(time) : t.at(formatDay(iso), time);
}

/** What was new when it was first shown here: it stays marked while the page is open, though it counts as read. */
function useNye(kommentarer: readonly Kommentar[]): ReadonlySet<number> {
  const [nye, setNye] = useState<ReadonlySet<number>>(new Set());
  const more = kommentarer.filter(({ id, ny }) => ny && !nye.has(id));
  if (more.length > 0) setNye(new Set([...nye, ...more.map(({ id }) => id)]));
  return nye;
}

/** Who has written last since the page was opened. */
function useArrived(kommentarer: readonly Kommentar[]): string {
  const [opened] = useState(kommentarer.at(-1)?.id ?? 0);
  const last = kommentarer.filter(({ id, egen }) => id > opened && !egen).at(-1);
  return last ? t.arrived(navnOn(last.av)) : '';
}
