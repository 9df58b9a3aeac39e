import { useEffect, useState } from 'react';
import type { Notat } from '#contract/notat.ts';
import { merkerOf } from '#domain/notat.ts';
import { osloIso } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { readNotat, saveNotat } from '#web/api/notater.ts';
import { createAutosave } from './autosave.ts';

/** As it stands in the fields: labels are a line with commas. */
interface Draft {
  readonly tekst: string;
  readonly merker: string;
}

/** A note that is being written: saved after a pause, and when the page is left. */
export function useNotat(sakId: string, first: Notat) {
  const [draft, setDraft] = useState<Draft>({
    tekst: first.tekst,
    merker: first.merker.join(', '),
  });
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [autosave] = useState(() =>
    createAutosave<Draft>({
      versjon: first.versjon,
      save: ({ tekst, merker }, versjon) =>
        saveNotat(sakId, { tekst, merker: merkerOf(merker), versjon }),
      onSaved: () => {
        setSavedAt(osloIso(serverNow()));
        setError(null);
      },
      onFailed: setError,
    }),
  );
  useEffect(() => {
    const { flush, hasFailed } = autosave;
    const warn = (event: BeforeUnloadEvent) => {
      flush();
      // What is saved while the page is left needs no warning.
      if (hasFailed()) event.preventDefault();
    };
    // A phone puts a page away without leaving it.
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('beforeunload', warn);
      flush();
    };
  }, [autosave]);
  const change = (next: Draft, { now = false } = {}) => {
    setDraft(next);
    autosave.change(next);
    if (now) autosave.flush();
  };
  return {
    ...{ draft, change, savedAt, error },
    retry: () => autosave.retry(),
    /** Saves over what was written in another window. */
    overwrite: () => {
      readNotat(sakId).then(({ versjon }) => autosave.retry(versjon), setError);
    },
  };
}
