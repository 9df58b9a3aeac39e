import { Eye, EyeOff, Gavel } from 'lucide-react';
import type { AdminSak, SakBegrensning } from '#contract/admin/saker.ts';
import { displayName } from '#domain/person-name.ts';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { formatDay, formatDayAndTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { type Change, begrensningName, liftingOf } from './change.ts';
import { SvarKnapper } from './forslag.tsx';
import { t as forslag } from './forslag-texts.ts';
import { Hidden } from './opplysninger.tsx';
import styles from './saker.module.css';
import { t } from './texts.tsx';

interface Props {
  readonly sak: AdminSak;
  readonly onAsk: (change: Change) => void;
}

/** What is done with the whole case: its restrictions, and hiding it. */
export function HeleSaken({ sak, onAsk }: Props) {
  const { tilbaketrekking } = sak;
  return (
    <section className={styles.card} aria-labelledby="hele-saken">
      <h3 id="hele-saken">{t.wholeCase}</h3>
      {sak.begrensninger.length > 0 && (
        <ul className={styles.restrictions}>
          {sak.begrensninger.map((one) => (
            <Restriction key={one.id ?? one.type} begrensning={one} onAsk={onAsk} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onPress={() => onAsk({ kind: 'begrens' })}
      >
        <Icon icon={Gavel} />
        {t.setRestriction}
      </Button>
      <p className={styles.note}>{t.restrictionHint}</p>
      <hr className={styles.rule} />
      {tilbaketrekking ? (
        <>
          <Hidden tilbaketrekking={tilbaketrekking} />
          {tilbaketrekking.forslag ? (
            <SvarKnapper
              what={{ omfang: 'sak' }}
              about={t.wholeCase}
              forslag={tilbaketrekking.forslag}
              {...{ tilbaketrekking, onAsk }}
            />
          ) : (
            <Button
              variant="secondary"
              size="small"
              aria-haspopup="dialog"
              onPress={() =>
                onAsk({
                  ...{ kind: liftingOf(tilbaketrekking), what: { omfang: 'sak' }, tilbaketrekking },
                })
              }
            >
              <Icon icon={Eye} />
              {liftingOf(tilbaketrekking) === 'foreslaa' ? forslag.propose : t.liftHidingOfCase}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            onPress={() => onAsk({ kind: 'skjul', what: { omfang: 'sak' } })}
          >
            <Icon icon={EyeOff} />
            {t.hideWholeCase}
          </Button>
          <p className={styles.note}>{t.hideHint}</p>
        </>
      )}
    </section>
  );
}

interface RestrictionProps {
  readonly begrensning: SakBegrensning;
  readonly onAsk: (change: Change) => void;
}

/** A restriction: its text, until when, who has set it. One from the court's list is lifted there. */
function Restriction({ begrensning, onAsk }: RestrictionProps) {
  const { id, tekst } = begrensning;
  const name = begrensningName(begrensning);
  return (
    <li>
      <Tag purpose="warning">{name}</Tag>
      {tekst !== null && <p className={styles.text}>{tekst}</p>}
      <p className={styles.quiet}>{whenOf(begrensning)}</p>
      {id !== null && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t.liftRestriction(name)}
          aria-haspopup="dialog"
          onPress={() => onAsk({ kind: 'opphevBegrensning', begrensning: { ...begrensning, id } })}
        >
          <Icon icon={Eye} />
          {t.lift}
        </Button>
      )}
    </li>
  );
}

function whenOf({ id, satt, sattAv, gjelderTil }: SakBegrensning): string {
  if (id === null) return t.fromCourt;
  const validity = validityOf(gjelderTil);
  if (satt === null) return validity;
  const time = formatDayAndTime(satt);
  const set = sattAv === null ? t.setAt(time) : t.setAtBy(time, displayName(sattAv));
  return `${set} ${validity}`;
}

function validityOf(gjelderTil: string | null): string {
  if (gjelderTil === null) return t.validUntilLifted;
  const isOver = gjelderTil < osloDay(serverNow());
  return (isOver ? t.wasValidUntil : t.validUntil)(formatDay(gjelderTil));
}
