import { Clock, Pencil, Send, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SoeknadStatus } from '#contract/soeknad-status.ts';
import type { SoeknadStand } from '#domain/soeknad-status.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message, type MessagePurpose } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { HEADINGS, t } from './stand-texts.ts';
import styles from './status.module.css';

interface Look {
  readonly purpose: MessagePurpose;
  readonly icon?: LucideIcon;
}

const LOOKS: Readonly<Record<SoeknadStand, Look>> = {
  venter: { purpose: 'warning', icon: Clock },
  ikkeFram: { purpose: 'danger' },
  bekreftet: { purpose: 'success' },
  avkreftet: { purpose: 'danger' },
  utloept: { purpose: 'warning' },
  behandles: { purpose: 'info' },
};

interface Props {
  readonly status: SoeknadStatus;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onCorrect: () => void;
}

const HINT = 'send-paa-nytt-naar';

/** The one thing that the applicant should know or do now, with what can be done. */
export function StandMessage(props: Props) {
  const { stand } = props.status;
  const { purpose, icon } = LOOKS[stand];
  return (
    <Message purpose={purpose} heading={HEADINGS[stand]} {...(icon && { icon })}>
      <div className={styles.stand}>
        <p>{textOf(props.status)}</p>
        <Ways {...props} />
      </div>
    </Message>
  );
}

/** What can be done until somebody has confirmed. What has been done enough for today says so, and keeps its place. */
function Ways({ status, isSending, onSend, onCorrect }: Props) {
  const { stand, sendPaaNytt, rettKontaktperson } = status;
  // Where the address or the person is wrong, asking the same one again leads nowhere.
  const correctsFirst = stand === 'ikkeFram' || !sendPaaNytt.kan;
  const send = (
    <Way
      key="send"
      way={sendPaaNytt}
      isPrimary={!correctsFirst}
      isBusy={isSending}
      onPress={onSend}
    >
      <Icon icon={Send} /> {t.sendAgain}
    </Way>
  );
  const correct = (
    <Way key="rett" way={rettKontaktperson} isPrimary={correctsFirst} onPress={onCorrect}>
      <Icon icon={Pencil} /> {t.changeContact}
    </Way>
  );
  if (!sendPaaNytt.kan && !rettKontaktperson.kan) return null;
  const hint = hintOf(status);
  return (
    <>
      <div className={styles.ways}>
        {correctsFirst ? [correct, send] : [send, correct]}
        {isSending && <Spinner label={t.sending} />}
      </div>
      {hint !== '' && (
        <p id={HINT} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

interface WayProps {
  readonly way: SoeknadStatus['sendPaaNytt'];
  readonly isPrimary: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that keeps focus when it has been pressed enough for today. */
function Way({ way: { kan, fra }, isPrimary, isBusy = false, onPress, children }: WayProps) {
  if (!kan) return null;
  const isTooEarly = fra !== null;
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      {...(isTooEarly ? { 'aria-disabled': true, 'aria-describedby': HINT } : { onPress })}
      {...(isBusy && { 'aria-busy': true })}
    >
      {children}
    </Button>
  );
}

function textOf({ stand, kontaktperson: { navn, epost }, avsender }: SoeknadStatus): string {
  switch (stand) {
    case 'venter':
      return t.venter(navn, avsender);
    case 'ikkeFram':
      return t.ikkeFram(epost);
    case 'bekreftet':
      return t.bekreftet;
    case 'avkreftet':
      return t.avkreftet(navn);
    case 'utloept':
      return t.utloept(navn);
    case 'behandles':
      return t.behandles;
  }
}

/** When the same can be done again. */
function hintOf(status: SoeknadStatus): string {
  const changing = status.rettKontaktperson.fra ? [t.changeTomorrow] : [];
  return [...sendingHint(status), ...changing].join(' ');
}

function sendingHint({ sendPaaNytt, spoersmaal }: SoeknadStatus): string[] {
  if (!sendPaaNytt.kan) return [];
  if (sendPaaNytt.fra) return [t.sendTomorrow];
  const newest = spoersmaal.at(-1);
  const last = newest ? [t.lastSent(formatDay(newest.paaminnet ?? newest.spurt))] : [];
  return [t.sendOnceADay, ...last];
}
