import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Fasett, fasettParam, type SearchParams } from '#contract/search.ts';
import type { Fasetter, Fasettverdi } from '#contract/treff.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import {
  choosing,
  choosingNothing,
  chosenValues,
  usefulFacets,
  withChosen,
} from './facet-model.ts';
import { FacetValue } from './facet-value.tsx';
import { t } from './filters-texts.ts';
import styles from './filters.module.css';
import { SortSelect } from './results-head.tsx';
import { FASETT_NAVN } from './results-texts.ts';

export interface FiltersDialogProps {
  readonly params: SearchParams;
  /** The counts, as far as they are known. */
  readonly known: Fasetter | null;
  /** How many hits there are; undefined while they are counted. */
  readonly total: number | undefined;
  readonly onChange: (change: Partial<SearchParams>) => void;
  readonly onClose: () => void;
}

/** Order and facets of a phone, over the whole window. Each choice applies at once, and the button below counts along. */
export function FiltersDialog(props: FiltersDialogProps) {
  const { params, known, total, onChange, onClose } = props;
  const [fasetter] = useState(() => usefulFacets(params, known));
  return (
    <Dialog title={t.filters} isWhole onClose={onClose}>
      {/* The page behind is hidden from screen readers, and its announcements with it. */}
      <LiveRegion>{total === undefined ? '' : t.hits(total)}</LiveRegion>
      <SortSelect params={params} onChange={onChange} />
      {fasetter.map((fasett, index) => (
        <Section
          key={fasett}
          fasett={fasett}
          isOpen={index < 2}
          values={known?.[fasett] ?? []}
          chosen={params[fasettParam(fasett)]}
          onChoose={(values) => onChange(choosing(fasett, values))}
        />
      ))}
      <div className={styles.foot}>
        <Button size="small" onPress={onClose}>
          {total === undefined ? t.searching : t.showHits(total)}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={chosenValues(params).length === 0}
          onPress={() => onChange(choosingNothing)}
        >
          {t.removeAll}
        </Button>
      </div>
    </Dialog>
  );
}

interface SectionProps {
  readonly fasett: Fasett;
  readonly isOpen: boolean;
  readonly values: readonly Fasettverdi[];
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

/** How many values are there before 'Vis alle'. */
const FEW = 4;

/** Values keep the order that they had when the dialog was opened, so that nothing moves under the finger. */
function Section({ fasett, isOpen, values, chosen, onChoose }: SectionProps) {
  const { label, many } = FASETT_NAVN[fasett];
  const [kept] = useState(() => withChosen(values, chosen));
  const [isWhole, setIsWhole] = useState(false);
  const isShown = ({ verdi }: Fasettverdi, index: number) =>
    isWhole || index < FEW || chosen.includes(verdi);
  const countOf = (verdi: string) => values.find((one) => one.verdi === verdi)?.antall ?? 0;
  return (
    <details className={styles.section} open={isOpen}>
      <summary className={styles.summary}>
        <h3 className={styles.name}>{label}</h3>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {kept.filter(isShown).map((value) => (
          <li key={value.verdi}>
            <FacetValue
              value={{ ...value, antall: countOf(value.verdi) }}
              chosen={chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      {!isWhole && kept.length > FEW && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          {t.showAll(kept.length, many)}
        </button>
      )}
    </details>
  );
}
