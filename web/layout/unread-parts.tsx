import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { noticeCountQuery } from '#web/api/notice-count.ts';
import { noticeCountKey } from '#web/api/keys.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { t } from './unread-texts.ts';
import styles from './unread.module.css';

export function Count() {
  const uleste = useUleste();
  return (
    uleste > 0 && (
      <>
        <Badge count={uleste} />
        <VisuallyHidden>, {unreadText(uleste)}</VisuallyHidden>
      </>
    )
  );
}

export function Bell() {
  const uleste = useUleste();
  const { pathname } = useLocation();
  return (
    <Link
      to="/nytt"
      className={styles.bell}
      aria-label={uleste > 0 ? t.newsUnread(unreadText(uleste)) : t.news}
      aria-current={pathname === '/nytt' ? 'page' : undefined}
    >
      <Icon icon={BellIcon} />
      {uleste > 0 && <Badge count={uleste} />}
    </Link>
  );
}

const Badge = ({ count }: { readonly count: number }) => (
  <span aria-hidden className={styles.badge} title={unreadText(count)}>
    {shortly(count)}
  </span>
);

/** More than 99 are not told apart. */
const shortly = (count: number) => (count > 99 ? '99+' : String(count));
const unreadText = (count: number) => t.unread(count, shortly(count));

/** Asked again when another page is opened, which may have been what was unread. */
function useUleste(): number {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => {
    void client.refetchQueries({ queryKey: noticeCountKey, stale: true });
  }, [client, pathname]);
  return useQuery(noticeCountQuery()).data ?? 0;
}
