import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { displayName } from '#domain/person-name.ts';
import { type Utfall, utfallOf } from '#domain/samtale.ts';
import { KommentarText, momentText } from '#web/admin/ui/samtale.tsx';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/field.tsx';
import { Message } from '#web/ui/message.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { t } from './konflikt-texts.ts';
import { FIELD_IDS, type Vurdering } from './use-vurdering.ts';
import { type VurderingValues, fieldsRead, mergeTyped, valuesOf } from './vurdering-values.ts';
import styles from './vurdering.module.css';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly vurdering: Vurdering;
}

type Valg = 'mine' | 'theirs';

/**
 * Another administrator has saved the application since it was read: what stands now beside what was typed, and a choice for each
 * field that both have changed. Comments are added to each other, so both can stay. Nothing is saved before a choice.
 */
export function Konflikt({ soeknad, vurdering }: Props) {
  const { values, wasRefused, set, goOn, act } = vurdering;
  const saved = valuesOf(soeknad);
  const read = fieldsRead(values);
  const who = soeknad.lagret?.av ? displayName(soeknad.lagret.av) : t.somebody;
  const theirs = soeknad.samtale.filter(({ id, egen }) => id > Number(values.siste) && !egen);
  const sluttdato = utfallOf(read.sluttdato, values.sluttdato, saved.sluttdato);
  const [comment, setComment] = useState<'both' | 'theirs'>('both');
  const [endDate, setEndDate] = useState<Valg>('theirs');
  const hasChoice = theirs.length > 0 && values.kommentar.trim() !== '';

  const chosen = (): VurderingValues => ({
    ...mergeTyped(values, saved),
    ...(hasChoice && comment === 'theirs' && { kommentar: '' }),
    ...(sluttdato === 'both' && endDate === 'theirs' && { sluttdato: saved.sluttdato }),
  });
  /** The form must be there before focus can go to what is wrong in it. */
  const leave = (then: (values: VurderingValues) => void) => {
    const values = chosen();
    flushSync(() => goOn(values));
    then(values);
  };
  return (
    <div className={styles.conflict}>
      <StandsNow soeknad={soeknad} saved={saved} who={who} isTold={wasRefused} />
      {theirs.map((kommentar) => (
        <div key={kommentar.id} className={styles.one}>
          <KommentarText kommentar={kommentar} />
        </div>
      ))}
      {values.kommentar.trim() !== '' && (
        <div className={styles.one} data-mine>
          <strong>{t.mineNotSaved}</strong>
          <TextArea
            size="medium"
            rows={3}
            label={t.mine}
            value={values.kommentar}
            onChange={(text) => set('kommentar', text)}
          />
        </div>
      )}
      {hasChoice && (
        <RadioField
          id="konflikt-kommentar"
          label={t.which}
          options={[
            { id: 'both', label: t.keepBoth(who) },
            { id: 'theirs', label: t.keepTheirs(who) },
          ]}
          value={comment}
          onChange={setComment}
        />
      )}
      {sluttdato === 'both' ? (
        <RadioField
          id="konflikt-sluttdato"
          label={t.endDateWhich}
          options={[
            { id: 'theirs', label: t.theirs(dayOf(saved.sluttdato), who) },
            { id: 'mine', label: t.yours(dayOf(values.sluttdato)) },
          ]}
          value={endDate}
          onChange={setEndDate}
        />
      ) : (
        <Utfallet
          utfall={sluttdato}
          what={t.endDate}
          mine={dayOf(values.sluttdato)}
          theirs={dayOf(saved.sluttdato)}
        />
      )}
      <Utfallet
        utfall={utfallOf(read.settPaaVent, values.settPaaVent, saved.settPaaVent)}
        what={t.status}
        mine={holdOf(values.settPaaVent)}
        theirs={holdOf(saved.settPaaVent)}
      />
      <p className={styles.note}>{t.nothingIsSaved}</p>
      <div className={styles.actions}>
        <Button onPress={() => leave((values) => act('lagre', values))}>{t.save}</Button>
        <Button variant="secondary" onPress={() => leave(() => focusField(FIELD_IDS.kommentar))}>
          {t.goOn}
        </Button>
      </div>
    </div>
  );
}

interface StandsNowProps {
  readonly soeknad: SoeknadDetaljer;
  readonly saved: VurderingValues;
  readonly who: string;
  /** A press had no effect because of it: its heading takes focus. Found while one types, it does not. */
  readonly isTold: boolean;
}

/** Characters of a comment that stand in a heading. */
const IN_HEADING = 80;

function StandsNow({ soeknad: { samtale, lagret }, saved, who, isTold }: StandsNowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isTold) heading.current?.focus();
  }, [isTold]);
  const last = samtale.at(-1);
  const what = last
    ? t.quoted(shortened(last.tekst))
    : t.both(holdOf(saved.settPaaVent), dayOf(saved.sluttdato));
  return (
    <Message purpose="warning" role="status" headingRef={heading} heading={t.standsNow(what)}>
      <p>{lagret ? t.savedBy(who, momentText(lagret.tidspunkt)) : t.savedBySomebody(who)}</p>
    </Message>
  );
}

/** What has become of a field that needs no choice. */
function Utfallet({
  utfall,
  what,
  mine,
  theirs,
}: {
  readonly utfall: Utfall;
  readonly what: string;
  readonly mine: string;
  readonly theirs: string;
}): ReactNode {
  const said = {
    same: t.same(what, mine),
    theirs: t.theirsNow(what, theirs),
    mine: t.mineOnly(what, mine),
    both: '',
  };
  return <p className={styles.note}>{said[utfall]}</p>;
}

const dayOf = (day: string) => (day === '' ? t.noEndDate : formatDay(day));
const holdOf = (isOn: boolean) => (isOn ? t.onHold : t.notOnHold);
const shortened = (text: string) =>
  text.length > IN_HEADING ? `${text.slice(0, IN_HEADING).trimEnd()} …` : text;
