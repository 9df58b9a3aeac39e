import { STANS, type Stans } from '#domain/notice-mail.ts';
import { failureText } from '#web/api/client.ts';
import { useStartNoticeMail } from '#web/api/notice-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './choices.module.css';

interface StansMessageProps {
  readonly stans: Stans;
  readonly onSaid: (text: string) => void;
}

/** Why no e-mails come although they are asked for, and the way out. */
export function StansMessage({ stans, onSaid }: StansMessageProps) {
  const start = useStartNoticeMail();
  const { run, isBusy, error } = useAction(async () => {
    await start();
    onSaid('E-postene om nytt er startet igjen.');
  });
  return (
    <div className={styles.stans}>
      <Message purpose="warning">
        <p>
          {STANS[stans]} Du ser fortsatt alt under <Link to="/nytt">Nytt</Link>.
        </p>
        {stans === 'avvist' && (
          <p>
            Sjekk adressen i <Link to="/profil/om-meg/rediger">profilen din</Link> før du starter
            dem igjen.
          </p>
        )}
        {error !== null && <p role="alert">Ikke startet. {failureText(error)}</p>}
        <Button size="small" variant="secondary" aria-busy={isBusy} onPress={() => void run()}>
          Start e-postene igjen
        </Button>
      </Message>
    </div>
  );
}
