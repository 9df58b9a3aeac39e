import { STANS, type Stans } from '#domain/notice-mail.ts';
import { failureText } from '#web/api/client.ts';
import { useStartNoticeMail } from '#web/api/notice-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './choices.module.css';
import { t } from './texts.tsx';

interface StansMessageProps {
  readonly stans: Stans;
  readonly onSaid: (text: string) => void;
}

/** Why no e-mails come although they are asked for, and the way out. */
export function StansMessage({ stans, onSaid }: StansMessageProps) {
  const start = useStartNoticeMail();
  const { run, isBusy, error } = useAction(async () => {
    await start();
    onSaid(t.started);
  });
  return (
    <div className={styles.stans}>
      <Message purpose="warning">
        <p>
          {STANS[stans]}{' '}
          {t.stillThere((words) => (
            <Link to="/nytt">{words}</Link>
          ))}
        </p>
        {stans === 'avvist' && (
          <p>
            {t.checkAddress((words) => (
              <Link to="/profil/om-meg/rediger">{words}</Link>
            ))}
          </p>
        )}
        {error !== null && <p role="alert">{t.notStarted(failureText(error))}</p>}
        <Button size="small" variant="secondary" aria-busy={isBusy} onPress={() => void run()}>
          {t.start}
        </Button>
      </Message>
    </div>
  );
}
