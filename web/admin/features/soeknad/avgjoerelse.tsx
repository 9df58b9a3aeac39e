import { useEffect, useEffectEvent, useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { osloDay } from '#domain/time.ts';
import { SoeknadStatusTag } from '#web/admin/ui/labels.tsx';
import { serverNow } from '#web/api/client.ts';
import { dropDraft, readDraft } from '#web/form/draft.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Message } from '#web/ui/message.tsx';
import type { Koe } from './koe.ts';
import { TYPED, t } from './texts.ts';
import { vurderingKey } from './use-vurdering.ts';
import { Focused, PANEL_ID, Svar } from './vurdering-form.tsx';
import styles from './vurdering.module.css';
import { typedTexts } from './vurdering-values.ts';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  /** Who is signed in. */
  readonly administrator: string;
  readonly koe: Koe | null;
  /** Somebody else decided it while this page was open. */
  readonly wasOvertaken: boolean;
}

/**
 * The decision on an application: what, who, when and why. A decision is final. Whoever was about to decide it is told who was
 * first, and finds what was typed.
 */
export function Avgjoerelse({ soeknad, administrator, koe, wasOvertaken }: Props) {
  const { status, behandlet, behandletAv, sluttdato, avslagBegrunnelse } = soeknad;
  const key = vurderingKey(soeknad.id, administrator);
  const [typed, setTyped] = useState(() => typedTexts(readDraft(key)));
  const note = useEffectEvent(() => koe?.noter());
  useEffect(() => {
    note();
  }, []);
  const known = [
    { term: t.status, value: <SoeknadStatusTag status={status} /> },
    {
      term: t.decided,
      value: behandlet && t.at(formatDay(behandlet), formatTime(behandlet)),
    },
    { term: t.decidedBy, value: behandletAv },
    { term: t.endDate, value: sluttdato && formatDay(sluttdato) },
    { term: t.rejectionReason, value: avslagBegrunnelse && lines(avslagBegrunnelse) },
  ];
  return (
    <section aria-labelledby={PANEL_ID} className={`${styles.card} ${styles.decided}`}>
      <h2 id={PANEL_ID} tabIndex={-1}>
        {t.review}
      </h2>
      {(koe || wasOvertaken || typed.length > 0) && (
        <Behandlet soeknad={soeknad} isTold={wasOvertaken} />
      )}
      <Svar arbeidsgiver={soeknad.arbeidsgiver} />
      <DescriptionList items={known.filter(({ value }) => value)} />
      {typed.length > 0 && (
        <>
          <h3>{t.typedByYou}</h3>
          <DescriptionList
            items={typed.map(([field, text]) => ({ term: TYPED[field], value: lines(text) }))}
          />
          <div>
            <Button
              variant="secondary"
              size="small"
              onPress={() => {
                dropDraft(key);
                setTyped([]);
                document.getElementById(PANEL_ID)?.focus();
              }}
            >
              {t.discard}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Who was first. It takes focus when it takes the place of the form. */
function Behandlet({
  soeknad: { behandlet, behandletAv },
  isTold,
}: {
  readonly soeknad: SoeknadDetaljer;
  readonly isTold: boolean;
}) {
  if (!behandlet) return null;
  const isToday = osloDay(new Date(behandlet)) === osloDay(serverNow());
  const [who, time] = [behandletAv ?? t.anotherOne, formatTime(behandlet)];
  return (
    <Focused isNew={isTold}>
      <Message
        purpose="warning"
        heading={isToday ? t.decidedToday(who, time) : t.decidedOn(who, formatDay(behandlet), time)}
      />
    </Focused>
  );
}

const lines = (text: string) => <span className={styles.lines}>{text}</span>;
