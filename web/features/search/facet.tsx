import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { Fasettverdi } from '#contract/treff.ts';
import { formatNumber } from '#web/format.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Norwegian } from '#web/ui/norwegian.tsx';
import popover from '#web/ui/popover.module.css';
import { TextField } from '#web/ui/text-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './facets.module.css';

interface FacetProps {
  /** The names of one and of several: 'Domstol', 'domstoler'. */
  readonly label: string;
  readonly many: string;
  readonly values: readonly Fasettverdi[];
  readonly chosen: readonly string[];
  readonly onChoose: (values: readonly string[]) => void;
}

/** A button that opens the list of values. Each choice applies at once. */
export function Facet({ label, many, values, chosen, onChoose }: FacetProps) {
  return (
    <Norwegian>
      <DialogTrigger>
        <Button className={styles.button ?? ''}>
          {label}
          {chosen.length > 0 && (
            <span className={styles.count}>
              {chosen.length}
              <VisuallyHidden> valgt</VisuallyHidden>
            </span>
          )}
          <Icon icon={ChevronDown} />
        </Button>
        <Popover
          className={`${popover.popover} ${styles.popover}`}
          offset={4}
          placement="bottom start"
          // The dialog has the name; its frame, which is no landmark, needs none.
          aria-labelledby=""
        >
          <Dialog className={styles.dialog ?? ''} aria-label={label}>
            <Values label={label} many={many} values={values} chosen={chosen} onChoose={onChoose} />
          </Dialog>
        </Popover>
      </DialogTrigger>
    </Norwegian>
  );
}

/** With more values than this, the list can be searched. */
const MANY = 8;

/** Order and counts stay while the list is open, so that nothing moves under the pointer. */
function Values({ label, many, values, chosen, onChoose }: FacetProps) {
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
            label={`Finn ${label.toLowerCase()}`}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
          />
        </div>
      )}
      <ul ref={list} className={styles.list}>
        {shown.map(({ verdi, navn, antall }) => (
          <li key={verdi}>
            <Checkbox
              label={
                <span className={styles.value}>
                  <span>{navn}</span> <span className={styles.number}>{formatNumber(antall)}</span>
                </span>
              }
              checked={chosen.includes(verdi)}
              onChange={(checked) =>
                onChoose(checked ? [...chosen, verdi] : chosen.filter((one) => one !== verdi))
              }
            />
          </li>
        ))}
        {shown.length === 0 && <li className={styles.none}>Ingen treff</li>}
      </ul>
      <div className={styles.foot}>
        {chosen.length > 0 && (
          <button type="button" className={styles.clear} onClick={clear}>
            Fjern valg
          </button>
        )}
        <span className={styles.number}>{`${kept.length} ${many} med treff`}</span>
      </div>
    </>
  );
}

/** A chosen value that no hit has any more is still there to be removed. */
function withChosen(values: readonly Fasettverdi[], chosen: readonly string[]): Fasettverdi[] {
  const gone = chosen.filter((verdi) => !values.some((one) => one.verdi === verdi));
  return [...values, ...gone.map((verdi) => ({ verdi, navn: verdi, antall: 0 }))];
}
