import { Clock } from 'lucide-react';
import type { Gjennomgang } from '#contract/admin/gjennomgang.ts';
import { dayText } from '#domain/time.ts';
import { Tag } from '#web/ui/tag.tsx';
import { t } from './gjennomgang-texts.ts';

/** Until when the review is signed in time, or that it is. */
export function FristTag({ gjennomgang }: { readonly gjennomgang: Gjennomgang }) {
  const { frist, forfalt, signert } = gjennomgang;
  if (signert) return <Tag purpose="success">{t.signed}</Tag>;
  if (forfalt) return <Tag purpose="danger">{t.overdue(dayText(frist))}</Tag>;
  return (
    <Tag purpose="warning" icon={Clock}>
      {t.deadline(dayText(frist))}
    </Tag>
  );
}
