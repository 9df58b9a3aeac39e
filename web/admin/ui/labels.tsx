import { Clock } from 'lucide-react';
import { displayName } from '#domain/person-name.ts';
import { STATUS, type Status } from '#domain/soeknad.ts';
import type { ArbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import type { MessagePurpose } from '#web/ui/message.tsx';
import { Tag } from '#web/ui/tag.tsx';

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
  [STATUS.ny]: ['Ny', 'info'],
  [STATUS.godkjent]: ['Godkjent', 'success'],
  [STATUS.avslaatt]: ['Ikke godkjent', 'danger'],
  [STATUS.paaVent]: ['På vent', 'warning'],
};

/** The status of an application. */
export function SoeknadStatusTag({ status }: { readonly status: Status }) {
  const [text, purpose] = SOEKNAD[status];
  return <Tag purpose={purpose}>{text}</Tag>;
}

/** The employer's answer in a word, and how it is coloured. */
export const ARBEIDSGIVER: Readonly<Record<ArbeidsgiverSvar, readonly [string, MessagePurpose]>> = {
  bekreftet: ['Bekreftet', 'success'],
  avkreftet: ['Avkreftet', 'danger'],
  venter: ['Venter', 'warning'],
  utloept: ['Ikke svart', 'warning'],
  ikkeSpurt: ['Ikke spurt', 'warning'],
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
    <Tag purpose="success">Aktiv</Tag>
  ) : (
    <Tag purpose="warning">Ikke aktiv</Tag>
  );
}
