import { createContext, useContext, useEffect, useRef } from 'react';
import type { GjennomgangRad } from '#contract/admin/gjennomgang.ts';
import { MAX_ORD, VURDERINGER, type Vurdering } from '#domain/gjennomgang.ts';
import { formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './gjennomgang.module.css';
import { t } from './gjennomgang-texts.ts';
import { ordId, radId, type Vurderinger } from './use-vurderinger.ts';

/** Null: the review is signed, and nothing can be changed. */
export const VurderingerContext = createContext<Vurderinger | null>(null);

interface Props {
  readonly rad: GjennomgangRad;
}

const OPTIONS = (Object.keys(VURDERINGER) as Vurdering[]).map((id) => ({
  id,
  label: VURDERINGER[id],
}));

/** What is said of a row: chosen, or, when that can not be changed here, told. */
export function VurderingCelle({ rad }: Props) {
  const vurderinger = useContext(VurderingerContext);
  const { nr, egen, vurdering } = rad;
  if (!vurderinger || egen)
    return (
      <div id={radId(nr)} tabIndex={-1}>
        {vurdering ? (
          <Sagt vurdering={vurdering} />
        ) : (
          <p className={styles.note}>{egen ? t.own : t.notJudged}</p>
        )}
      </div>
    );
  const theirs = vurderinger.theirs[nr];
  return (
    <>
      <Select
        id={radId(nr)}
        label={t.verdictOf(nr)}
        isLabelHidden
        placeholder={t.choose}
        options={OPTIONS}
        value={vurderinger.valgOf(rad).verdi}
        error={vurderinger.errorOf(radId(nr))}
        onChange={(verdi) => vurderinger.choose(rad, { verdi })}
      />
      {theirs && <Overtatt rad={rad} theirs={theirs} vurderinger={vurderinger} />}
      {vurdering && (
        <p className={styles.note}>
          {t.by(vurdering.av ?? t.unknown, formatDayAndTime(vurdering.tidspunkt))}
        </p>
      )}
    </>
  );
}

/** What must be followed up. */
export function OrdCelle({ rad }: Props) {
  const vurderinger = useContext(VurderingerContext);
  const { nr, egen, vurdering } = rad;
  if (!vurderinger || egen) return vurdering?.ord || null;
  const { verdi, ord } = vurderinger.valgOf(rad);
  if (verdi !== 'foelges_opp') return null;
  return (
    <TextField
      id={ordId(nr)}
      label={t.wordsOf(nr)}
      isLabelHidden
      isRequired
      maxLength={MAX_ORD}
      value={ord}
      error={vurderinger.errorOf(ordId(nr))}
      onChange={(text) => vurderinger.choose(rad, { ord: text })}
    />
  );
}

function Sagt({ vurdering }: { readonly vurdering: NonNullable<GjennomgangRad['vurdering']> }) {
  const { verdi, av, tidspunkt } = vurdering;
  return (
    <>
      <Tag purpose={verdi === 'greit' ? 'success' : 'warning'}>{VURDERINGER[verdi]}</Tag>
      <p className={styles.note}>{t.by(av ?? t.unknown, formatDayAndTime(tidspunkt))}</p>
    </>
  );
}

interface OvertattProps extends Props {
  readonly theirs: GjennomgangRad;
  readonly vurderinger: Vurderinger;
}

/** Another one has judged the row meanwhile: both, and the choice. Its heading takes focus: what was pressed had no effect on the row. */
function Overtatt({ rad, theirs, vurderinger }: OvertattProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [theirs]);
  const { verdi, ord } = vurderinger.valgOf(rad);
  const stands = theirs.vurdering;
  const said = (verdict: Vurdering | null, words: string) =>
    [verdict ? VURDERINGER[verdict] : t.notJudged, words].filter(Boolean).join(': ');
  return (
    <Message
      purpose="warning"
      role="alert"
      headingRef={heading}
      heading={t.standsNow(said(stands?.verdi ?? null, stands?.ord ?? ''))}
    >
      {stands && <p>{t.by(stands.av ?? t.unknown, formatDayAndTime(stands.tidspunkt))}</p>}
      <p>{t.mine(said(verdi, verdi === 'foelges_opp' ? ord : ''))}</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onPress={() => vurderinger.keepTheirs(rad)}>
          {t.keepTheirs}
        </Button>
        <Button variant="secondary" size="small" onPress={() => vurderinger.saveMine(rad)}>
          {t.saveMine}
        </Button>
      </div>
    </Message>
  );
}
