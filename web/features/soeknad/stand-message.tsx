import { Clock, Pencil, Send, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SoeknadStatus } from '#contract/soeknad-status.ts';
import type { SoeknadStand } from '#domain/soeknad-status.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message, type MessagePurpose } from '#web/ui/message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './status.module.css';

interface Look {
  readonly purpose: MessagePurpose;
  readonly icon?: LucideIcon;
  readonly tag: string;
  readonly heading: string;
}

const LOOKS: Readonly<Record<SoeknadStand, Look>> = {
  venter: {
    purpose: 'warning',
    icon: Clock,
    tag: 'Venter på arbeidsgiver',
    heading: 'Arbeidsgiveren din har ikke svart ennå',
  },
  ikkeFram: {
    purpose: 'danger',
    tag: 'Venter på deg',
    heading: 'E-posten kom ikke fram',
  },
  bekreftet: {
    purpose: 'success',
    tag: 'Bekreftet av arbeidsgiver',
    heading: 'Arbeidsgiveren din har bekreftet',
  },
  avkreftet: {
    purpose: 'danger',
    tag: 'Avkreftet av arbeidsgiver',
    heading: 'Arbeidsgiveren din har svart nei',
  },
  utloept: {
    purpose: 'warning',
    tag: 'Ikke svart',
    heading: 'Arbeidsgiveren din svarte ikke innen fristen',
  },
  behandles: { purpose: 'info', tag: 'Behandles', heading: 'Vi behandler søknaden din' },
};

/** How far the application has come, in a word. */
export function StandTag({ stand }: { readonly stand: SoeknadStand }) {
  const { purpose, icon, tag } = LOOKS[stand];
  return (
    <Tag purpose={purpose} {...(icon && { icon })}>
      {tag}
    </Tag>
  );
}

interface Props {
  readonly status: SoeknadStatus;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onCorrect: () => void;
}

const HINT = 'send-paa-nytt-naar';

/** The one thing that the applicant should know or do now, with what can be done. */
export function StandMessage(props: Props) {
  const { purpose, icon, heading } = LOOKS[props.status.stand];
  return (
    <Message purpose={purpose} heading={heading} {...(icon && { icon })}>
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
      <Icon icon={Send} /> Send på nytt
    </Way>
  );
  const correct = (
    <Way key="rett" way={rettKontaktperson} isPrimary={correctsFirst} onPress={onCorrect}>
      <Icon icon={Pencil} /> Bytt kontaktperson
    </Way>
  );
  if (!sendPaaNytt.kan && !rettKontaktperson.kan) return null;
  const hint = hintOf(status);
  return (
    <>
      <div className={styles.ways}>
        {correctsFirst ? [correct, send] : [send, correct]}
        {isSending && <Spinner label="Sender" />}
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
      return `Vi kan behandle søknaden når ${navn} har bekreftet at du trenger tilgang. Minn gjerne om e-posten fra ${avsender}.`;
    case 'ikkeFram':
      return `Vi fikk ikke levert e-posten til ${epost}. Sjekk adressen, og bytt kontaktperson.`;
    case 'bekreftet':
      return 'Søknaden ligger hos oss. Du får svar på e-post, vanligvis innen fem virkedager.';
    case 'avkreftet':
      return `${navn} har svart at du ikke trenger tilgang. Har vi spurt feil person, kan du bytte kontaktperson. Søknaden ligger hos oss, og du får svar på e-post.`;
    case 'utloept':
      return `Lenken som ${navn} fikk, gjelder ikke lenger. Send på nytt, eller bytt kontaktperson. Søknaden ligger hos oss, men uten svar fra arbeidsgiveren din.`;
    case 'behandles':
      return 'Søknaden ligger hos oss, og du får svar på e-post.';
  }
}

/** When the same can be done again. */
function hintOf({ sendPaaNytt, rettKontaktperson, spoersmaal }: SoeknadStatus): string {
  const correcting = rettKontaktperson.fra
    ? ' Du har byttet kontaktperson flere ganger i dag, og kan bytte igjen i morgen.'
    : '';
  if (!sendPaaNytt.kan) return correcting.trim();
  const newest = spoersmaal.at(-1);
  if (sendPaaNytt.fra) return `Du kan sende på nytt i morgen.${correcting}`;
  const last = newest ? ` Sist sendt ${formatDay(newest.paaminnet ?? newest.spurt)}.` : '';
  return `Du kan sende på nytt én gang i døgnet.${last}${correcting}`;
}
