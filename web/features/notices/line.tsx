import { BookmarkCheck, Mail, MailOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NoticeLine } from '#contract/notices.ts';
import { formatTime, formatWeekday } from '#web/format.ts';
import { Begrensninger } from '#web/sak/begrensninger.tsx';
import { iconOf } from '#web/notices/endring-icons.ts';
import { What } from '#web/notices/what.tsx';
import { SakLink } from '#web/sak/sak-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './notices.module.css';
import { namedOf, placeOf, titleOf } from './line-text.ts';
import { t } from './texts.tsx';

type Treff = Extract<NoticeLine, { slag: 'treff' }>;
type EndringLinje = Extract<NoticeLine, { slag: 'endring' }>;

interface LineProps {
  readonly linje: NoticeLine;
  /** Whether the group that it stands in is one day. */
  readonly isOfDay: boolean;
  readonly onMark: (linje: NoticeLine, lest: boolean) => void;
}

/** The key that marks the line in which the focus is as read, or not read. */
export const MARK_KEY = 'L';

export function Line({ linje, isOfDay, onMark }: LineProps) {
  const { lest, tidspunkt } = linje;
  const title = titleOf(linje);
  const name = (
    <>
      {!lest && <VisuallyHidden>{t.isUnread}</VisuallyHidden>} {title}
    </>
  );
  const opened = () => !lest && onMark(linje, true);
  return (
    <li
      className={styles.line}
      data-unread={!lest}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        const isMark = key.toLocaleUpperCase('nb') === MARK_KEY && !ctrlKey && !metaKey && !altKey;
        if (isMark) onMark(linje, !lest);
      }}
    >
      <Icon
        icon={linje.slag === 'treff' ? BookmarkCheck : iconOf(linje.endring)}
        className={styles.icon}
      />
      <div className={styles.text}>
        <Opens onOpen={opened}>
          {linje.slag === 'treff' ? (
            <Link to={`/?${linje.soek.adresse}`}>{name}</Link>
          ) : (
            <SakLink sak={linje.sak}>{name}</SakLink>
          )}
        </Opens>
        {linje.slag === 'treff' ? <Found linje={linje} /> : <Changed linje={linje} />}
      </div>
      <time dateTime={tidspunkt} className={styles.time}>
        {isOfDay ? formatTime(tidspunkt) : formatWeekday(tidspunkt).slice(0, -5)}
      </time>
      <button
        type="button"
        className={styles.mark}
        aria-label={`${lest ? t.markUnread : t.markRead}: ${title}`}
        title={lest ? t.markUnread : t.markRead}
        aria-keyshortcuts={MARK_KEY}
        onClick={() => onMark(linje, !lest)}
      >
        <Icon icon={lest ? Mail : MailOpen} />
      </button>
    </li>
  );
}

/** Opening it is reading it, in this tab or another one. */
function Opens({
  onOpen,
  children,
}: {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}) {
  return (
    <h3
      className={styles.title}
      onClick={onOpen}
      // The middle button opens a tab; the right one opens a menu.
      onAuxClick={({ button }) => button === 1 && onOpen()}
    >
      {children}
    </h3>
  );
}

function Found({ linje: { antall, saker } }: { readonly linje: Treff }) {
  const { named, rest } = namedOf(antall, saker);
  return (
    <>
      <p className={styles.found}>
        {named.map((sak, i) => (
          <span key={sak.sakId}>
            {i > 0 && (i === named.length - 1 && rest === 0 ? ` ${t.and} ` : ', ')}
            <SakLink sak={sak}>{sak.saksnummer}</SakLink>
          </span>
        ))}
        {rest > 0 && ` ${t.andOthers(rest)}`}
      </p>
      {named
        .filter(({ begrensninger }) => begrensninger.length > 0)
        .map(({ sakId, saksnummer, begrensninger }) => (
          <div key={sakId} className={styles.restricted}>
            {antall > 1 && <span>{saksnummer}:</span>}
            <Begrensninger typer={begrensninger} />
          </div>
        ))}
    </>
  );
}

function Changed({ linje: { sak, endring } }: { readonly linje: EndringLinje }) {
  return (
    <>
      <What endring={endring} />
      <p>{placeOf(sak)}</p>
      <Begrensninger typer={sak.begrensninger} />
    </>
  );
}
