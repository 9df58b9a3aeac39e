import { Clock } from 'lucide-react';
import { displayName } from '#domain/person-name.ts';
import { STATUS, type Status } from '#domain/soeknad.ts';
import type { ArbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import type { MessagePurpose } from '#web/ui/message.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { t } from './texts.ts';

/** First and last name, with ordinary capitals where the register writes everything in capitals. */
export function navnOf({
  fornavn,
  etternavn,
}: {
  readonly fornavn: string;
  readonly etternavn: string;
}): string {
  return displayName(`${fornavn} ${etternavn}`);
}

const SOEKNAD: Readonly<Record<Status, readonly [string, MessagePurpose]>> = {
  [STATUS.ny]: [t.fresh, 'info'],
  [STATUS.godkjent]: [t.approved, 'success'],
  [STATUS.avslaatt]: [t.rejected, 'danger'],
  [STATUS.paaVent]: [t.onHold, 'warning'],
};

/** The status of an application. */
export function SoeknadStatusTag({ status }: { readonly status: Status }) {
  const [text, purpose] = SOEKNAD[status];
  return <Tag purpose={purpose}>{text}</Tag>;
}

/** The employer's answer in a word, and how it is coloured. */
export const ARBEIDSGIVER: Readonly<Record<ArbeidsgiverSvar, readonly [string, MessagePurpose]>> = {
  bekreftet: [t.confirmed, 'success'],
  avkreftet: [t.denied, 'danger'],
  venter: [t.waits, 'warning'],
  utloept: [t.unanswered, 'warning'],
  ikkeSpurt: [t.unasked, 'warning'],
};

/** What the employer has said, in a word. */
export function ArbeidsgiverTag({ svar }: { readonly svar: ArbeidsgiverSvar }) {
  const [text, purpose] = ARBEIDSGIVER[svar];
  return (
    <Tag purpose={purpose} {...(svar === 'venter' && { icon: Clock })}>
      {text}
    </Tag>
  );
}

/** Whether a user has access now. */
export function BrukerStatusTag({ harGyldigTilgang }: { readonly harGyldigTilgang: boolean }) {
  return harGyldigTilgang ? (
    <Tag purpose="success">{t.active}</Tag>
  ) : (
    <Tag purpose="warning">{t.inactive}</Tag>
  );
}
