import { Clock, Pencil, Send } from 'lucide-react';
import { useId, useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { isActive } from '#domain/soeknad.ts';
import { askableFrom } from '#domain/spoerre-igjen.ts';
import { spoerIgjen } from '#web/admin/api/soeknader.ts';
import { failureText, serverNow } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { svarMelding } from './svar-tekst.ts';
import styles from './soeknad.module.css';
import { t } from './texts.ts';

const KontaktpersonDialog = part(
  async () => (await import('./kontaktperson-dialog.tsx')).KontaktpersonDialog,
);

interface Props {
  readonly soeknad: SoeknadDetaljer;
  /** Reads the application again, when the employer has been asked; null when that fails. */
  readonly onAsked: () => Promise<SoeknadDetaljer | null>;
}

/** The employer's answer, before everything else; and while there is none that confirms, the ways to get one. */
export function ArbeidsgiversSvar({ soeknad, onAsked }: Props) {
  const { purpose, heading, text } = svarMelding(soeknad);
  const { svar } = soeknad.arbeidsgiver;
  const melding = soeknad.bekreftelser[0]?.melding;
  const mayAsk = isActive(soeknad.status) && svar !== 'bekreftet';
  return (
    <div className={styles.svar}>
      <Message purpose={purpose} heading={heading} {...(svar === 'venter' && { icon: Clock })}>
        <p>{text}</p>
        {melding && <blockquote className={styles.words}>«{melding}»</blockquote>}
        {mayAsk && <Ask soeknad={soeknad} onAsked={onAsked} />}
      </Message>
    </div>
  );
}

function Ask({ soeknad, onAsked }: Props) {
  const { id, arbeidsgiver } = soeknad;
  const [asked, setAsked] = useState<string | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const again = useAction(async () => {
    await spoerIgjen(id, {});
    // Somebody may have named another contact person since this page was read.
    const { soeknad: now } = (await onAsked()) ?? soeknad;
    setAsked(t.requestSent(now.kontaktpersonEpost));
  });
  const hintId = useId();
  const { spurt } = arbeidsgiver;
  const isAskedToday = spurt !== null && askableFrom(new Date(spurt), serverNow()) !== null;
  return (
    <>
      <div className={styles.ask}>
        <Button
          variant="secondary"
          size="small"
          aria-busy={again.isBusy}
          // Pressed once, it keeps the focus.
          {...(isAskedToday
            ? { 'aria-disabled': true, 'aria-describedby': hintId }
            : { onPress: () => void again.run() })}
        >
          <Icon icon={Send} />
          {t.sendAgain}
        </Button>
        <Button variant="secondary" size="small" onPress={() => setCorrecting(true)}>
          <Icon icon={Pencil} />
          {t.changeContact}
        </Button>
        {again.isBusy && <Spinner />}
      </div>
      <p role="status" id={hintId} className={styles.asked}>
        {asked}
        {isAskedToday && ` ${t.mayAskTomorrow}`}
      </p>
      {again.error !== null && <p role="alert">{failureText(again.error)}</p>}
      {isCorrecting && (
        <KontaktpersonDialog
          soeknad={soeknad}
          onClose={() => setCorrecting(false)}
          onCorrected={async (epost) => {
            await onAsked();
            setCorrecting(false);
            setAsked(t.contactChanged(epost));
          }}
        />
      )}
    </>
  );
}
