import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { NoticeChoices } from '#contract/notice-choices.ts';
import { useVarsleFavoritter, noticeChoicesQuery } from '#web/api/notice-choices.ts';
import { Section } from '#web/soeknad/section.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { StansMessage } from './stans-message.tsx';
import { VarsleSelect } from './varsle-select.tsx';
import styles from './choices.module.css';
import { t } from './texts.tsx';

/** The place of the settings, for links from elsewhere. */
const PLACE = 'varsler';

/** What one is told by e-mail, as a section of the profile. */
export function NoticeChoicesSection() {
  const { data, error, refetch } = useQuery(noticeChoicesQuery());
  const place = useRef<HTMLDivElement>(null);
  const isAskedFor = useLocation().hash === `#${PLACE}`;
  useEffect(() => {
    if (isAskedFor) place.current?.scrollIntoView();
  }, [isAskedFor]);
  return (
    <div id={PLACE} ref={place}>
      <Section kind="read" heading={t.heading}>
        {data ? (
          <Choices varsling={data} />
        ) : (
          <Awaited failed={t.loadFailed} error={error} onRetry={refetch}>
            <Spinner label={t.loading} />
          </Awaited>
        )}
      </Section>
    </div>
  );
}

function Choices({ varsling: { epost, favoritter, stans } }: { readonly varsling: NoticeChoices }) {
  const [said, setSaid] = useState('');
  const save = useVarsleFavoritter();
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {stans && <StansMessage stans={stans} onSaid={setSaid} />}
      <p className={styles.lead}>{t.sentTo(epost ?? '')}</p>
      <div className={styles.choice}>
        <VarsleSelect label={t.changes} value={favoritter} onSave={save} onSaid={setSaid} />
      </div>
      <p className={styles.lead}>
        {t.hits((words) => (
          <Link to="/lagrede-sok">{words}</Link>
        ))}
      </p>
    </>
  );
}
