import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Domstol } from '#contract/bruker.ts';
import type { Startside } from '#domain/startvalg.ts';
import { failureText } from '#web/api/client.ts';
import { domstolerQuery, standardDomstolQuery } from '#web/api/domstoler.ts';
import { useVelgStart } from '#web/api/startvalg.ts';
import { Section } from '#web/soeknad/section.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Message } from '#web/ui/message.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { OwnCourts } from './own-courts.tsx';
import styles from './start.module.css';
import { t } from './texts.ts';

/** The place of these choices, for links from elsewhere. */
const PLACE = 'mine-domstoler';

/** The courts that the user follows, and the page after sign-in, as a section of the profile. */
export function StartSection() {
  const { data: start, error, refetch } = useQuery(standardDomstolQuery());
  const courts = useQuery(domstolerQuery()).data;
  const place = useRef<HTMLDivElement>(null);
  const isAskedFor = useLocation().hash === `#${PLACE}`;
  useEffect(() => {
    if (isAskedFor) place.current?.scrollIntoView();
  }, [isAskedFor]);
  return (
    <div id={PLACE} ref={place}>
      <Section kind="read" heading={t.heading}>
        {start && courts ? (
          <Choices start={start} courts={courts} />
        ) : (
          <Awaited failed={t.loadFailed} error={error} onRetry={refetch}>
            <Spinner label={t.loading} />
          </Awaited>
        )}
      </Section>
    </div>
  );
}

interface ChoicesProps {
  readonly start: { readonly mineDomstoler: string[]; readonly startside: Startside };
  readonly courts: readonly Domstol[];
}

/** Each change is saved as it is made; one that could not be saved goes back to what it was. */
function Choices({ start: { mineDomstoler, startside }, courts }: ChoicesProps) {
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string>();
  const velgStart = useVelgStart();
  const choose = (change: Parameters<typeof velgStart>[0], receipt: string) => {
    setFailure(undefined);
    velgStart(change).then(
      () => setSaid(receipt),
      (error: unknown) => setFailure(t.notSaved(failureText(error))),
    );
  };
  return (
    <div className={styles.choices}>
      <LiveRegion>{said}</LiveRegion>
      <p className={styles.lead}>{t.about}</p>
      <OwnCourts
        ids={mineDomstoler}
        courts={courts}
        onChange={(ids, receipt) => choose({ mineDomstoler: ids }, receipt)}
      />
      <RadioField
        id="startside"
        label={t.startside}
        options={[
          { id: 'i-dag', label: t.today },
          { id: 'sok', label: t.search },
        ]}
        value={startside}
        onChange={(side) => choose({ startside: side }, t.startsideSaved)}
      />
      {failure && (
        <Message purpose="danger" role="alert">
          {failure}
        </Message>
      )}
    </div>
  );
}
