import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { osloDay } from '#domain/time.ts';
import { soeknaderKey } from '#web/admin/api/soeknader.ts';
import { focusHeading } from '#web/admin/ui/admin-page.tsx';
import { AngreKnapp } from '#web/admin/ui/angre-knapp.tsx';
import { SoeknadStatusTag } from '#web/admin/ui/labels.tsx';
import { forgetSistAvgjort } from '#web/admin/ui/sist-avgjort.ts';
import { serverNow } from '#web/api/client.ts';
import { dropDraft, readDraft } from '#web/form/draft.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Message } from '#web/ui/message.tsx';
import { part } from '#web/ui/part.tsx';
import type { Koe } from './koe.ts';
import { TYPED, t } from './texts.ts';
import { vurderingKey } from './use-vurdering.ts';
import { Focused, PANEL_ID, Svar } from './vurdering-form.tsx';
import styles from './vurdering.module.css';
import { typedTexts } from './vurdering-values.ts';

const TaOppIgjenDialog = part(async () => (await import('./ta-opp-igjen-dialog.tsx')).default);

interface Props {
  readonly soeknad: SoeknadDetaljer;
  /** Who is signed in. */
  readonly administrator: string;
  readonly koe: Koe | null;
  /** Somebody else decided it while this page was open. */
  readonly wasOvertaken: boolean;
}

/**
 * The decision on an application: what, who, when and why. It can be undone for ten minutes, and taken up again later. Whoever was
 * about to decide it is told who was first, and finds what was typed.
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
    {
      term: t.rejectedFor,
      value: soeknad.avslaattFor.length > 0 && soeknad.avslaattFor.join(', '),
    },
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
      <TaTilbake soeknad={soeknad} koe={koe} />
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

/** 'Angre' until the e-mail is sent, and from then on 'Ta opp igjen …'. What comes next takes the place of both: focus goes to the heading. */
function TaTilbake({ soeknad, koe }: Pick<Props, 'soeknad' | 'koe'>) {
  const { id, behandlet, angresFoer, kanTasOppIgjen } = soeknad;
  const cache = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const onBack = () => {
    forgetSistAvgjort();
    koe?.glem(id);
    focusHeading();
  };
  if (angresFoer)
    return (
      <div className={styles.takeBack}>
        <p>{t.mailAt(formatTime(angresFoer))}</p>
        <AngreKnapp {...{ id, behandlet, angresFoer }} onUndone={onBack} />
      </div>
    );
  if (!kanTasOppIgjen) return null;
  return (
    <div className={styles.takeBack}>
      <Button variant="secondary" size="small" onPress={() => setIsAsking(true)}>
        {t.reopen}
      </Button>
      {isAsking && (
        <TaOppIgjenDialog
          soeknad={soeknad}
          onClose={() => setIsAsking(false)}
          onReopened={async () => {
            onBack();
            await cache.invalidateQueries({ queryKey: soeknaderKey });
          }}
        />
      )}
    </div>
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
