import { useRef, useState } from 'react';
import { VARSLE, VARSLE_VALG, type Varsle } from '#domain/notices.ts';
import { failureText } from '#web/api/client.ts';
import { Select } from '#web/ui/select.tsx';
import { t } from './varsle-texts.ts';

interface VarsleSelectProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: Varsle;
  /** Resolves when it is stored, and what is shown has been read again. */
  readonly onSave: (value: Varsle) => Promise<unknown>;
  /** What screen readers are told: what is chosen now, or that it is not stored. */
  readonly onSaid: (text: string) => void;
}

/** How soon one is told. Saved as it is chosen; what could not be saved goes back to what it was. */
export function VarsleSelect({ label, isLabelHidden, value, onSave, onSaid }: VarsleSelectProps) {
  const [chosen, setChosen] = useState<Varsle | null>(null);
  const [failure, setFailure] = useState<string>();
  // One after the other, so that the last choice is the one that stays.
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef<Varsle | null>(null);
  const save = async (next: Varsle) => {
    try {
      await onSave(next);
      if (latest.current === next) onSaid(t.saved(label, VARSLE[next]));
    } catch (error) {
      if (latest.current !== next) return;
      const text = t.notSaved(failureText(error));
      setFailure(text);
      onSaid(`${label}: ${text}`);
    } finally {
      if (latest.current === next) setChosen(null);
    }
  };
  const choose = (next: Varsle) => {
    if (next === (chosen ?? value)) return;
    setChosen(next);
    setFailure(undefined);
    latest.current = next;
    before.current = before.current.then(() => save(next));
  };
  return (
    <Select
      label={label}
      {...(isLabelHidden && { isLabelHidden })}
      options={VARSLE_VALG.map((id) => ({ id, label: VARSLE[id] }))}
      value={chosen ?? value}
      onChange={choose}
      error={failure}
    />
  );
}
