import { Clock } from 'lucide-react';
import { REDAKSJON_STATUS, type RedaksjonStatus } from '#domain/redaksjon.ts';
import type { MessagePurpose } from '#web/ui/message.tsx';
import { Tag } from '#web/ui/tag.tsx';

const PURPOSE: Readonly<Record<RedaksjonStatus, MessagePurpose>> = {
  aktiv: 'success',
  maaBekreftes: 'warning',
  utenRedaktoer: 'warning',
  suspendert: 'danger',
};

/** The status of a newsroom. */
export function RedaksjonStatusTag({ status }: { readonly status: RedaksjonStatus }) {
  return (
    <Tag purpose={PURPOSE[status]} {...(status === 'maaBekreftes' && { icon: Clock })}>
      {REDAKSJON_STATUS[status]}
    </Tag>
  );
}
