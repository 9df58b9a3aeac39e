import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Forhaandsvisning, Liste } from '#contract/admin/lister.ts';
import { MAX_VISTE_RADER } from '#domain/opplasting.ts';
import { formatNumber, formatTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Message } from '#web/ui/message.tsx';
import { avvistCsv, saveText } from './fil.ts';
import styles from './last-opp.module.css';
import { Rader, type Slag } from './rader.tsx';
import { t } from './texts.ts';

type Choice = Pick<Liste, 'komplett' | 'likevel'>;
interface Props {
  readonly shown: Forhaandsvisning;
  /** With the choices that it was looked at with. */
  readonly liste: Liste;
  /** As the boxes stand: already the new one while its preview is fetched. */
  readonly choice: Choice;
  readonly isBusy: boolean;
  readonly onChoice: (choice: Choice) => void;
  readonly onRead: () => void;
  readonly onCancel: () => void;
}

/** What a list would change: the counts first, then the rows of one kind, then the choice. */
export function ForhaandsvisningAv({ shown, liste, ...props }: Props) {
  const { choice, isBusy, onChoice, onRead, onCancel } = props;
  const { tall } = shown;
  const [chosen, setChosen] = useState<Slag | null>(null);
  const tabs = TABS.map(({ id, label }) => ({ id, label, count: tall[id] }));
  const slag = chosen ?? tabs.find(({ count }) => count > 0)?.id ?? 'endret';
  const ready = shown.rader - tall.avvist;
  const read = Math.min(MAX_VISTE_RADER, tall[slag]);
  return (
    <>
      <Message purpose="info" heading={t.nothingYet}>
        <p>{t.happens(formatTime(shown.laget))}</p>
      </Message>
      <dl className={styles.counts} aria-label={t.counts}>
        {COUNTS.map(({ id, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{formatNumber(tall[id])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.choice}>
        <CheckboxField
          label={t.complete}
          checked={choice.komplett}
          onChange={(komplett) => !isBusy && onChoice({ komplett, likevel: false })}
        >
          <p className={styles.note}>{t.completeHelp}</p>
        </CheckboxField>
        {liste.komplett && <Removal {...props} shown={shown} />}
      </div>
      <Chips label={t.show} options={tabs} value={slag} onChange={setChosen} />
      <section aria-labelledby={ROWS} className={styles.rows}>
        <h2 id={ROWS} className={styles.hidden}>
          {TABS.find(({ id }) => id === slag)!.label}
        </h2>
        <Rader slag={slag} shown={shown} labelledBy={ROWS} />
        {read < tall[slag] && <p className={styles.note}>{t.firstOf(read, tall[slag])}</p>}
      </section>
      <div className={styles.actions}>
        <Button
          aria-disabled={isBusy || ready === 0}
          aria-busy={isBusy}
          onPress={() => !isBusy && ready > 0 && onRead()}
        >
          {t.readRows(ready)}
        </Button>
        {tall.avvist > 0 && (
          <Button
            variant="secondary"
            onPress={() => saveText(`${shown.fil}-avvist.csv`, avvistCsv(shown))}
          >
            <Icon icon={Download} />
            {t.refusedCsv}
          </Button>
        )}
        <Button variant="secondary" onPress={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}

const ROWS = 'last-opp-rader';
const TABS = [
  { id: 'endret', label: t.changedTab },
  { id: 'nye', label: t.newTab },
  { id: 'borte', label: t.goneTab },
  { id: 'avvist', label: t.refusedTab },
  { id: 'funn', label: t.foundTab },
] as const;
const COUNTS = [
  { id: 'nye', label: t.newCases },
  { id: 'endret', label: t.changedCases },
  { id: 'uendret', label: t.unchangedCases },
  { id: 'borte', label: t.goneCases },
  { id: 'avvist', label: t.refusedRows },
  { id: 'funn', label: t.foundRows },
] as const;

/** What a complete list removes, or why it removes nothing. */
function Removal({
  shown: { fjernes, sperret },
  choice,
  onChoice,
}: Pick<Props, 'shown' | 'choice' | 'onChoice'>) {
  if (sperret?.grunn === 'uleselig')
    return (
      <Message purpose="warning">
        <p>{t.someUnreadable}</p>
      </Message>
    );
  if (sperret)
    return (
      <Message purpose="warning">
        <p>{t.tooMany(formatNumber(sperret.moeter), formatNumber(sperret.av))}</p>
        <CheckboxField
          label={t.anyway}
          checked={choice.likevel}
          onChange={(likevel) => onChoice({ komplett: true, likevel })}
        />
      </Message>
    );
  return (
    <p>
      {fjernes
        ? t.removes(t.casesOf(fjernes.saker), t.hearingsOf(fjernes.moeter))
        : t.removesNothing}
    </p>
  );
}
