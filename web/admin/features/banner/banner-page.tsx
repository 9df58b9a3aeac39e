import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bannerMessages } from '#contract/admin/banner.ts';
import type { Varsel, Varsler } from '#contract/admin/varsler.ts';
import { bannerState } from '#domain/banners.ts';
import { bannerOf, varslerQuery } from '#web/admin/api/varsler.ts';
import { AdminPage, focusHeading } from '#web/admin/ui/admin-page.tsx';
import { serverNow } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { BannerForm } from './banner-form.tsx';
import styles from './banner.module.css';
import { Done, type DoneNow } from './done.tsx';
import { buttonId, VarselList } from './varsel-list.tsx';
import { t } from './texts.ts';

/** admin/varsel: the banners, and the editor of one (docs/PRODUCT.md, "The banner"). */
export function Page() {
  const { data, failureReason, refetch } = useQuery(varslerQuery());
  if (data === undefined)
    return (
      <AdminPage title={t.heading}>
        {failureReason ? (
          <Failed heading={bannerMessages.failed} error={failureReason} onRetry={refetch} />
        ) : (
          <Spinner label={t.loading} />
        )}
      </AdminPage>
    );
  return <Banners varsler={data.varsler} onConflict={refetch} />;
}

interface Props {
  readonly varsler: readonly Varsel[];
  readonly onConflict: () => Promise<unknown>;
}

function Banners({ varsler, onConflict }: Props) {
  const now = serverNow();
  const stateOf = (one: Varsel) => bannerState(bannerOf(one), now);
  const current = varsler.filter((one) => stateOf(one) !== 'over');
  const over = varsler.filter((one) => stateOf(one) === 'over');
  const shown = current.filter((one) => stateOf(one) === 'vises').length;
  const { open, nr, isPressed, done, ...to } = useOpened(current);
  const stored = varsler.find(({ id }) => id === open) ?? null;
  const list = { open: typeof open === 'number' ? open : null, onToggle: to.toggle };
  return (
    <AdminPage title={t.heading} lead={t.lead(shown, current.length - shown)}>
      <Done done={done} onClose={to.forget} onUndone={to.undone} />
      <Button
        id={buttonId('ny')}
        size="small"
        className={styles.add}
        aria-expanded={open === 'ny'}
        onPress={() => to.toggle('ny')}
      >
        {t.add}
      </Button>
      {current.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <VarselList label={t.list} varsler={current} {...list} />
      )}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{t.over(over.length)}</summary>
          <VarselList label={t.over(over.length)} varsler={over} {...list} />
        </details>
      )}
      {open !== null && (
        <BannerForm
          key={`${open}-${nr}`}
          stored={stored}
          others={current.filter(({ id }) => id !== open)}
          takesFocus={isPressed}
          onDone={to.finish}
          onConflict={onConflict}
          onTakeStored={() => to.beginAgain(stored !== null)}
          onClose={to.close}
        />
      )}
    </AdminPage>
  );
}

type Open = number | 'ny' | null;

/** Which editor is open, and what was done last. With none or one banner its editor is open from the start. */
function useOpened(current: readonly Varsel[]) {
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>(() =>
    current.length > 1 ? null : (current[0]?.id ?? 'ny'),
  );
  /** Counts the times that a form has begun with what is stored. */
  const [nr, setNr] = useState(0);
  const [isPressed, setPressed] = useState(false);
  const [done, setDone] = useState<DoneNow | null>(null);
  const take = (now: Varsler) => client.setQueryData(varslerQuery().queryKey, now);
  const begin = (which: Open) => {
    setOpen(which);
    setNr((before) => before + 1);
  };
  const close = () => {
    setOpen(null);
    if (open === null) return;
    const button = buttonId(open);
    requestAnimationFrame(() => document.getElementById(button)?.focus());
  };
  return {
    ...{ open, nr, isPressed, done, close },
    toggle: (which: number | 'ny') => {
      setDone(null);
      setPressed(true);
      if (open === which) close();
      else begin(which);
    },
    finish: (now: Varsler, text: string, undo?: () => Promise<Varsler>) => {
      take(now);
      setDone({ text, undo });
      setOpen(null);
      focusHeading();
    },
    undone: (now: Varsler) => {
      take(now);
      setDone({ text: t.undone });
      focusHeading();
    },
    forget: () => setDone(null),
    beginAgain: (isThere: boolean) => (isThere ? begin(open) : close()),
  };
}
