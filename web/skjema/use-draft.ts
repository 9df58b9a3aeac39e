import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, openDraft } from './draft-store.ts';
import type { AnyValues } from './values.ts';

/** The form's values, kept in the tab while they differ from `initial`: sign-in in between loses nothing. */
export function useDraft(key: string | null, initial: AnyValues) {
  const [restored] = useState(() => restoredFrom(openDraft(key), initial));
  const [values, setValues] = useState(restored ?? initial);
  const [wasRestored, setWasRestored] = useState(restored !== null);
  useEffect(() => {
    if (isSame(values, initial)) dropDraft(key);
    else keepDraft(key, values);
  }, [key, values, initial]);
  return {
    values,
    setValues,
    wasRestored,
    startAfresh: () => {
      setValues(initial);
      setWasRestored(false);
    },
    drop: () => dropDraft(key),
  };
}

/** What was kept, as far as it fits the form of today; null when that is nothing new. */
function restoredFrom(kept: unknown, initial: AnyValues): AnyValues | null {
  const found = Object(kept) as Record<string, unknown>;
  const entries = Object.entries(initial).map(([field, value]) => {
    const typed = found[field];
    return [field, typeof typed === typeof value ? (typed as string | boolean) : value] as const;
  });
  const values = Object.fromEntries(entries);
  return isSame(values, initial) ? null : values;
}

export function isSame(a: AnyValues, b: AnyValues): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}
