import { Clock, Trash2 } from 'lucide-react';
import type { BrukerRad } from '#contract/admin/brukere.ts';
import { displayName } from '#domain/person-name.ts';
import { STATUS, type Status } from '#domain/soeknad.ts';
import type { ArbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import { formatDay, formatTime } from '#web/format.ts';
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

/** '26.11. kl. 18:00'. */
export const slettetid = (iso: string) => `${formatDay(iso).slice(0, 6)} kl. ${formatTime(iso)}`;

/** Whether a user has access now, or when the user is deleted. */
export function BrukerStatusTag({
  bruker: { harGyldigTilgang, slettes },
}: {
  readonly bruker: Pick<BrukerRad, 'harGyldigTilgang' | 'slettes'>;
}) {
  if (slettes)
    return (
      <Tag purpose="danger" icon={Trash2}>
        {t.deletedFrom(slettetid(slettes.fra))}
      </Tag>
    );
  return harGyldigTilgang ? (
    <Tag purpose="success">{t.active}</Tag>
  ) : (
    <Tag purpose="warning">{t.inactive}</Tag>
  );
}
