import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useId, useState } from 'react';
import { VARSLE, type Varsle } from '#domain/notices.ts';
import { noticeChoicesQuery } from '#web/api/notice-choices.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { StansMessage } from './stans-message.tsx';
import styles from './choices.module.css';
import { t } from './texts.tsx';

/** What one is told by e-mail, beside what is new. Without an answer only the way to the settings is there. */
export function NoticeChoicesCard() {
  const headingId = useId();
  const [said, setSaid] = useState('');
  const { data } = useQuery(noticeChoicesQuery());
  return (
    <aside className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.heading}</h2>
      <LiveRegion>{said}</LiveRegion>
      {data?.stans && <StansMessage stans={data.stans} onSaid={setSaid} />}
      {data && (
        <DescriptionList
          items={[
            { term: t.favourites, value: chosenText(data.favoritter) },
            { term: t.savedSearches, value: <Link to="/lagrede-sok">{t.forEachSearch}</Link> },
          ]}
        />
      )}
      <p className={styles.settings}>
        <Icon icon={Settings} />
        <Link to="/profil#varsler">{t.settings}</Link>
      </p>
    </aside>
  );
}

const chosenText = (varsle: Varsle) => (varsle === 'aldri' ? t.noMail : VARSLE[varsle]);
