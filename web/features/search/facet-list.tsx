import { type RefObject, useRef, useState } from 'react';
import type { Fasettverdi } from '#contract/treff.ts';
import { SideDialog } from '#web/ui/side-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { withChosen } from './facet-model.ts';
import { FacetValue } from './facet-value.tsx';
import styles from './facets.module.css';
import { t } from './filters-texts.ts';

export interface FacetListProps {
  /** The names of one and of several: 'Domstol', 'domstoler'. */
  readonly label: string;
  readonly many: string;
  readonly values: readonly Fasettverdi[];
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
  /** The button that it hangs from, and to which the focus returns. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The open list of a facet. Each choice applies at once. */
export function FacetList(props: FacetListProps) {
  const { label, trigger, onClose } = props;
  return (
    <SideDialog
      {...{ label, trigger, onClose }}
      className={styles.popover}
      dialogClassName={styles.dialog}
    >
      <Values {...props} />
    </SideDialog>
  );
}

/** With more values than this, the list can be searched. */
const MANY = 8;

/** Order and counts stay while the list is open, so that nothing moves under the pointer. */
function Values({ label, many, values, chosen, onChoose }: FacetListProps) {
  const [kept] = useState(() => withChosen(values, chosen));
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const shown = kept.filter(({ navn }) => navn.toLowerCase().includes(typed.trim().toLowerCase()));
  const clear = () => {
    // The button is about to go.
    list.current?.querySelector('input')?.focus();
    onChoose([]);
  };
  return (
    <>
      {kept.length > MANY && (
        <div className={styles.find}>
          <TextField
            label={t.find(label.toLowerCase())}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
        </div>
      )}
      <ul ref={list} className={styles.list}>
        {shown.map((value) => (
          <li key={value.verdi}>
            <FacetValue value={value} chosen={chosen} onChoose={onChoose} />
          </li>
        ))}
        {shown.length === 0 && <li className={styles.none}>{t.noHits}</li>}
      </ul>
      <div className={styles.foot}>
        {chosen.length > 0 && (
          <button type="button" className={styles.clear} onClick={clear}>
            {t.removeChosen}
          </button>
        )}
        <span className={styles.number}>{t.valuesWithHits(kept.length, many)}</span>
      </div>
    </>
  );
}
