import { MessageSquare } from 'lucide-react';
import { Tag } from '#web/ui/tag.tsx';
import { t } from './samtale-texts.ts';

/** In a list: another administrator has commented since this one last saw the conversation. */
export function UlestTag() {
  return (
    <Tag purpose="info" icon={MessageSquare}>
      {t.unread}
    </Tag>
  );
}
