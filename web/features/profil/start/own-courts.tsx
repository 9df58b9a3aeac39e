import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Domstol } from '#contract/bruker.ts';
import { MOST_OWN_COURTS } from '#domain/startvalg.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './start.module.css';
import { t } from './texts.ts';

interface OwnCourtsProps {
  readonly ids: readonly string[];
  readonly courts: readonly Domstol[];
  /** `receipt`: what screen readers are told once it is stored. */
  readonly onChange: (ids: string[], receipt: string) => void;
}

/** The courts in the user's order, with buttons that move and remove each, and a list to add one from. */
export function OwnCourts({ ids, courts, onChange }: OwnCourtsProps) {
  const list = useRef<HTMLDivElement>(null);
  // The court whose button was pressed last keeps the focus where it moves to.
  const moved = useRef<{ readonly id: string; readonly by: 1 | -1 } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    moved.current = null;
    const row = list.current?.querySelector(`[data-court="${id}"]`);
    const [up, down] = row?.querySelectorAll('button') ?? [];
    const button = by < 0 ? up : down;
    ((button?.disabled ? (by < 0 ? down : up) : button) ?? null)?.focus();
  }, [ids]);
  const nameOf = (id: string) => courts.find((court) => court.id === id)?.navn ?? id;
  const move = (id: string, by: 1 | -1) => {
    const from = ids.indexOf(id);
    const next = ids.filter((other) => other !== id);
    next.splice(from + by, 0, id);
    moved.current = { id, by };
    onChange(next, t.moved(nameOf(id), from + by + 1, ids.length));
  };
  const remove = (id: string) => {
    onChange(
      ids.filter((other) => other !== id),
      t.removed(nameOf(id)),
    );
    list.current?.focus();
  };
  const others = courts.filter(({ id }) => !ids.includes(id));
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={t.heading} className={styles.own}>
      {ids.length === 0 && <p className={styles.lead}>{t.none}</p>}
      {ids.length > 0 && (
        <ol className={styles.list}>
          {ids.map((id, at) => (
            <li key={id} data-court={id} className={styles.court}>
              <span className={styles.name}>{nameOf(id)}</span>
              <Button
                variant="tertiary"
                size="small"
                aria-label={t.up(nameOf(id))}
                disabled={at === 0}
                onPress={() => move(id, -1)}
              >
                <Icon icon={ArrowUp} />
              </Button>
              <Button
                variant="tertiary"
                size="small"
                aria-label={t.down(nameOf(id))}
                disabled={at === ids.length - 1}
                onPress={() => move(id, 1)}
              >
                <Icon icon={ArrowDown} />
              </Button>
              <Button
                variant="tertiary"
                size="small"
                aria-label={t.remove(nameOf(id))}
                onPress={() => remove(id)}
              >
                <Icon icon={X} />
              </Button>
            </li>
          ))}
        </ol>
      )}
      {ids.length < MOST_OWN_COURTS ? (
        <div className={styles.add}>
          <Select
            key={ids.length}
            label={t.add}
            isSearchable
            placeholder={t.chooseCourt}
            options={others.map(({ id, navn }) => ({ id, label: navn }))}
            value={undefined}
            onChange={(id) => onChange([...ids, id], t.added(nameOf(id)))}
          />
        </div>
      ) : (
        <p className={styles.lead}>{t.full(MOST_OWN_COURTS)}</p>
      )}
    </div>
  );
}
