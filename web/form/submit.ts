import { useRef, useState } from 'react';
import { soeknadMessages } from '#domain/soeknad.ts';
import { refusalOf, type Failure } from './failure.tsx';

interface State {
  readonly attempt: number;
  readonly failure: Failure | null;
  readonly notice: string | null;
  /** Whether fields stopped the last attempt, and are listed above the form. */
  readonly listsFields: boolean;
}
const BEFORE: State = { attempt: 0, failure: null, notice: null, listsFields: false };

interface Options {
  readonly fields: readonly string[];
  /** Gets the server's messages by field. */
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
  readonly onSent: () => void;
}

/** Sends a form, once at a time, and keeps why an attempt failed. */
export function useSubmit({ fields, onRefused, onSent }: Options) {
  // State is set too late for a second press before the next render.
  const sending = useRef(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [state, setState] = useState(BEFORE);
  const fail = (why: Partial<State>) =>
    setState(({ attempt }) => ({ ...BEFORE, attempt: attempt + 1, ...why }));
  const settle = (isBusy: boolean) => {
    sending.current = isBusy;
    setSubmitting(isBusy);
  };
  return {
    ...state,
    isSubmitting,
    isSending: () => sending.current,
    /** An attempt that is not sent, and why. */
    stop: (why: 'unchanged' | 'invalid') =>
      fail(why === 'invalid' ? { listsFields: true } : { notice: soeknadMessages.noChanges }),
    send: async (send: () => Promise<void>) => {
      settle(true);
      try {
        await send();
        onSent();
        setState(BEFORE);
      } catch (error) {
        const refusal = refusalOf(error, fields);
        onRefused(refusal.fields);
        fail({ failure: refusal.failure, listsFields: Object.keys(refusal.fields).length > 0 });
      } finally {
        settle(false);
      }
    },
    unlist: () => setState((before) => ({ ...before, listsFields: false })),
    forget: () => setState(BEFORE),
  };
}
