import { useRef, useState } from 'react';
import { soeknadMessages } from '#domain/soeknad.ts';
import { refusalOf, type Failure } from './failure.tsx';

interface State {
  readonly attempt: number;
  readonly failure: Failure | null;
  readonly notice: string | null;
  /** Whether the fields are what stopped the last attempt, and are listed above the form. */
  readonly listsFields: boolean;
}
const BEFORE: State = { attempt: 0, failure: null, notice: null, listsFields: false };

interface Options {
  readonly fields: readonly string[];
  /** What the server found wrong with fields. */
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
  readonly onSent: () => void;
}

/** The way of a form to the server: one at a time, and what became of it. */
export function useSubmit({ fields, onRefused, onSent }: Options) {
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
    /** Nothing is sent; the page says why. */
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
