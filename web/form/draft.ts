import { useEffect, useState } from 'react';
import { displayName } from '#domain/person-name.ts';
import { inStorage } from '#web/api/storage.ts';

/** The values of any form, by the names of its fields. */
export type AnyValues = Readonly<Record<string, string | boolean>>;

const PREFIX = 'skjema/';

/**
 * The key of the draft of `form` in the tab's session storage; null, without a person, keeps no draft. The person is
 * part of the key, so that the next user of the same tab never sees the draft.
 */
export function draftKey(form: string, person: string | null): string | null {
  return person === null ? null : `${PREFIX}${encodeURIComponent(displayName(person))}/${form}`;
}

/**
 * What is kept as the draft of `key`, as it was kept; null when there is none. Deletes the drafts of other persons. A form
 * without a key leaves all drafts alone: it may stand beside one that has them.
 */
export function readDraft(key: string | null): unknown {
  if (key === null) return null;
  return inStorage(() => {
    dropWhere((other) => ownerOf(other) !== ownerOf(key));
    const kept = sessionStorage.getItem(key);
    return kept === null ? null : (JSON.parse(kept) as unknown);
  });
}

/** Keeps `values` as the draft of `key`. */
export function keepDraft(key: string | null, values: unknown): void {
  if (key !== null) inStorage(() => sessionStorage.setItem(key, JSON.stringify(values)));
}

/** Deletes the draft of `key`. */
export function dropDraft(key: string | null): void {
  if (key !== null) inStorage(() => sessionStorage.removeItem(key));
}

/** For sign-out: deletes every draft. */
export function dropAllDrafts(): void {
  inStorage(() => dropWhere(() => true));
}

function ownerOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}

function dropWhere(isDropped: (key: string) => boolean): void {
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(PREFIX) && isDropped(key))
    .forEach((key) => sessionStorage.removeItem(key));
}

/**
 * The form's values. While they differ from `initial`, a draft is kept in the tab, so that a new sign-in loses nothing.
 */
export function useDraft(key: string | null, initial: AnyValues) {
  const [restored] = useState(() => restoredFrom(readDraft(key), initial));
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

/** The kept values of fields that the form still has; null when they are the initial ones. */
function restoredFrom(kept: unknown, initial: AnyValues): AnyValues | null {
  const found = Object(kept) as Record<string, unknown>;
  const entries = Object.entries(initial).map(([field, value]) => {
    const typed = found[field];
    return [field, typeof typed === typeof value ? (typed as string | boolean) : value] as const;
  });
  const values = Object.fromEntries(entries);
  return isSame(values, initial) ? null : values;
}

/** Whether every field of `a` has the same value in `b`. */
export function isSame(a: AnyValues, b: AnyValues): boolean {
  return Object.keys(a).every((field) => a[field] === b[field]);
}
