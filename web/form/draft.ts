import { useEffect, useState } from 'react';
import { displayName } from '#domain/person-name.ts';
import type { AnyValues } from './values.ts';

const PREFIX = 'skjema/';

/**
 * Where the draft of `form` is kept for as long as the tab lives; null keeps none. The person is part of it, so
 * that whoever uses the same tab next never sees it.
 */
export function draftKey(form: string, person: string | null): string | null {
  return person === null ? null : `${PREFIX}${encodeURIComponent(displayName(person))}/${form}`;
}

/** What was kept under `key`. Drafts of other persons have no business in this tab any more: they go. */
function openDraft(key: string | null): unknown {
  return withStorage((storage) => {
    dropWhere(storage, (other) => key === null || ownerOf(other) !== ownerOf(key));
    const kept = key === null ? null : storage.getItem(key);
    return kept === null ? null : (JSON.parse(kept) as unknown);
  });
}

export function keepDraft(key: string | null, values: unknown): void {
  if (key !== null) withStorage((storage) => storage.setItem(key, JSON.stringify(values)));
}

export function dropDraft(key: string | null): void {
  if (key !== null) withStorage((storage) => storage.removeItem(key));
}

/** At sign-out nothing of what was typed stays behind. */
export function dropAllDrafts(): void {
  withStorage((storage) => dropWhere(storage, () => true));
}

function ownerOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}

function dropWhere(storage: Storage, isDropped: (key: string) => boolean): void {
  Object.keys(storage)
    .filter((key) => key.startsWith(PREFIX) && isDropped(key))
    .forEach((key) => storage.removeItem(key));
}

/** Storage can be barred or full, and what is in it unreadable: then nothing is kept, and the form still works. */
function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.sessionStorage);
  } catch {
    return null;
  }
}

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
