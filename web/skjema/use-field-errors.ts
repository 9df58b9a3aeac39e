import { useState } from 'react';

type Messages = Readonly<Record<string, string>>;
const NONE: ReadonlySet<string> = new Set();

/**
 * Which of a form's errors are shown: those of fields that have been left, all after a submit, and the
 * server's until their field is changed (SPEC §5). `own` is what is wrong with the values as they are now.
 */
export function useFieldErrors(fields: readonly string[], own: Messages) {
  const [checked, setChecked] = useState(NONE);
  const [server, setServer] = useState<Messages>({});
  const shown = fields.flatMap((field) => {
    const message = server[field] ?? (checked.has(field) ? own[field] : undefined);
    return message === undefined ? [] : [[field, message] as const];
  });
  return {
    shown: Object.fromEntries(shown) as Messages,
    hasAny: Object.keys({ ...own, ...server }).length > 0,
    check: (field: string) => setChecked((before) => new Set([...before, field])),
    checkAll: () => setChecked(new Set(fields)),
    /** What is being put right is followed as it is typed; what was right is not disturbed until it is left. */
    change: (field: string) => {
      setServer(({ [field]: _, ...others }) => others);
      if (own[field] === undefined) setChecked((before) => without(before, field));
    },
    setServer,
    forget: () => {
      setChecked(NONE);
      setServer({});
    },
  };
}

function without(set: ReadonlySet<string>, gone: string): ReadonlySet<string> {
  return new Set([...set].filter((field) => field !== gone));
}
