import { useQuery } from '@tanstack/react-query';
import { STANS } from '#domain/notice-mail.ts';
import type { Varsle } from '#domain/notices.ts';
import { noticeChoicesQuery } from '#web/api/notice-choices.ts';
import { Link } from '#web/ui/router-link.tsx';
import { t } from './told-texts.ts';

/** What one is told of a search by this choice, and where; or that no e-mail comes, whatever is chosen. */
export function Told({ varsle }: { readonly varsle: Varsle }) {
  const { data } = useQuery(noticeChoicesQuery());
  if (varsle === 'aldri') return t.not;
  if (data?.stans)
    return (
      <>
        {STANS[data.stans]} <Link to="/profil#varsler">{t.settings}</Link>
      </>
    );
  return t[varsle](data?.epost ? t.to(data.epost) : '');
}
