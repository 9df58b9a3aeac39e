import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { STATUS } from '#domain/soeknad.ts';
import { soeknadQuery } from '#web/admin/api/soeknader.ts';
import { adminPages } from '#web/admin/pages.ts';
import { formatTime } from '#web/format.ts';
import { Link } from '#web/ui/router-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { AngreKnapp } from './angre-knapp.tsx';
import styles from './angre.module.css';
import { t } from './angre-texts.ts';
import { navnOf } from './labels.tsx';
import { forgetSistAvgjort, readSistAvgjort } from './sist-avgjort.ts';

interface Props {
  /** What was done on the previous page. */
  readonly kvittering: string | null;
  /** The application of this page: its own panel offers the same. */
  readonly her?: string;
  readonly onUndone?: (id: string) => void;
}

/**
 * Above the heading: what was done on the previous page, and the decision that was made last in this window, as long as it can be
 * undone. It is said once, takes no focus, and is empty at first, because screen readers announce changes.
 */
export function AngreLinje({ kvittering, her, onUndone }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const [id, setId] = useState(readSistAvgjort);
  const [undone, setUndone] = useState<SoeknadDetaljer | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(kvittering));
    return () => cancelAnimationFrame(frame);
  }, [kvittering]);
  const decided = useUndoable(id === her ? null : id);
  const close = () => {
    forgetSistAvgjort();
    setId(null);
    setSaid(null);
    setUndone(null);
  };
  return (
    <div role="status" className={styles.linje}>
      {undone ? (
        <Undone soeknad={undone} onClose={close} />
      ) : (
        (said ?? decided) && (
          <Message purpose="success" onClose={close}>
            <div className={styles.innhold}>
              <p>
                <span>{said}</span> <span>{decided && mailText(decided)}</span>
              </p>
              {decided?.angresFoer && (
                <AngreKnapp
                  id={decided.id}
                  behandlet={decided.behandlet}
                  angresFoer={decided.angresFoer}
                  onUndone={() => {
                    forgetSistAvgjort();
                    setUndone(decided);
                    onUndone?.(decided.id);
                  }}
                />
              )}
            </div>
          </Message>
        )
      )}
    </div>
  );
}

/** The application that was decided last, while the decision can be undone. */
function useUndoable(id: string | null): SoeknadDetaljer | null {
  const { data, isFetching } = useQuery({ ...soeknadQuery(id ?? ''), enabled: id !== null });
  const isOver = data !== undefined && !isFetching && !data.angresFoer;
  // Each time it is asked for is a look at the application in the log.
  useEffect(() => {
    if (isOver) forgetSistAvgjort();
  }, [isOver]);
  return id !== null && data?.angresFoer ? data : null;
}

function mailText(soeknad: SoeknadDetaljer): string {
  const say = soeknad.status === STATUS.godkjent ? t.approvedMailAt : t.rejectedMailAt;
  return say(navnOf(soeknad), formatTime(soeknad.angresFoer!));
}

/** The button that was pressed is gone: focus waits at what leads on. */
function Undone({
  soeknad,
  onClose,
}: {
  readonly soeknad: SoeknadDetaljer;
  readonly onClose: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <Message purpose="info" onClose={onClose}>
      <div ref={place} tabIndex={-1} className={styles.innhold}>
        <p>{t.undone(navnOf(soeknad))}</p>
        <Link to={adminPages.soeknad(soeknad.id)}>{t.open}</Link>
      </div>
    </Message>
  );
}
