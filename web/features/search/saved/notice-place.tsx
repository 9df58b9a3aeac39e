import { useQuery } from '@tanstack/react-query';
import { noticeChoicesQuery } from '#web/api/notice-choices.ts';
import { Link } from '#web/ui/router-link.tsx';
import { StansMessage } from '#web/notices/stans-message.tsx';
import styles from './saved.module.css';
import { t } from './texts.ts';

/** Where e-mails are sent, or why they are not. Nothing until that is known: the list does not need it. */
export function NoticePlace({ onSaid }: { readonly onSaid: (text: string) => void }) {
  const { data } = useQuery(noticeChoicesQuery());
  if (!data) return null;
  if (data.stans) return <StansMessage stans={data.stans} onSaid={onSaid} />;
  return (
    <p className={styles.sted}>
      {t.noticesTo(data.epost ?? '')} <Link to="/profil#varsler">{t.change}</Link>
    </p>
  );
}
