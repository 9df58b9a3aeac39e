import { useState } from 'react';
import type * as z from 'zod/mini';
import { fieldErrorsOf } from '#contract/call.ts';
import type { AnyValues } from './draft.ts';

type Messages = Readonly<Record<string, string>>;
const NONE: ReadonlySet<string> = new Set();

/** The first message of each invalid field, by the rules of the contract. */
export function messagesByField(schema: z.ZodMiniObject, values: AnyValues): Messages {
  const { error } = schema.safeParse(values);
  if (!error) return {};
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([field, [message = '']]) => [field, message]),
  );
}

/**
 * Decides which errors are shown: those of fields that have been left, all of them after an attempt to send, and the
 * server's until their field is changed. `own` is what is wrong with the current values.
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
    /** An error that is shown follows what is typed. A field that was valid shows nothing until it is left. */
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

let isPressed = false;
window.addEventListener('pointerdown', () => (isPressed = true), true);
for (const end of ['pointerup', 'pointercancel'])
  window.addEventListener(end, () => (isPressed = false), true);

/**
 * Runs `action` at once, or after the mouse button is released. Pressing a button takes focus from a field, and the
 * field's error would move the button away between press and release: the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (!isPressed) return action();
  const release = () => {
    window.removeEventListener('pointerup', release);
    window.removeEventListener('pointercancel', release);
    window.setTimeout(action);
  };
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', release);
}
