import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { angreAvgjoerelse, soeknaderKey } from '#web/admin/api/soeknader.ts';
import { failureText, serverNow } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './angre.module.css';
import { t } from './angre-texts.ts';

interface Props {
  readonly id: string;
  /** Which decision. */
  readonly behandlet: string | null;
  readonly angresFoer: string;
  readonly onUndone: () => void;
}

/** 'Angre', with the time that is left. Only the server decides whether it is over: then it says so, and the button stays. */
export function AngreKnapp({ id, behandlet, angresFoer, onUndone }: Props) {
  const cache = useQueryClient();
  const left = useLeft(angresFoer);
  const { run, isBusy, error } = useAction(async () => {
    await angreAvgjoerelse(id, behandlet === null ? {} : { behandlet });
    onUndone();
    await cache.invalidateQueries({ queryKey: soeknaderKey });
  });
  return (
    <>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <Button variant="secondary" size="small" aria-busy={isBusy} onPress={() => void run()}>
        <Icon icon={Undo2} />
        {t.undo}
        {/* A clock that is read out every second would drown everything else. */}
        <span aria-hidden className={styles.left}>
          {t.left(left)}
        </span>
      </Button>
    </>
  );
}

/** '9:41' until an instant, by the server's clock. */
function useLeft(until: string): string {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
