import type { SubmitEvent } from 'react';
import type { Failure } from './failure.tsx';

/** What a group of fields needs of the form that it stands in. */
export interface SkjemaFields<V> {
  readonly values: V;
  /** The message to show at a field. */
  readonly errors: { readonly [Field in keyof V]?: string };
  readonly set: <Field extends keyof V>(field: Field, value: V[Field]) => void;
  /** The field has lost focus: from now on it says what is wrong with it. */
  readonly leave: (field: keyof V) => void;
}

/** A form as its page holds it. */
export interface Skjema<V> extends SkjemaFields<V> {
  /** Grows with every submit that failed: whatever says why takes focus each time. */
  readonly attempt: number;
  /** Whether the last attempt was stopped by fields, which are listed above the form until all is right. */
  readonly listsFields: boolean;
  readonly failure: Failure | null;
  /** Why nothing was sent although nothing is wrong. */
  readonly notice: string | null;
  readonly isSubmitting: boolean;
  /** What was typed before, e.g. before signing in anew, stands in the fields. */
  readonly wasRestored: boolean;
  readonly startAfresh: () => void;
  readonly submit: (event?: SubmitEvent) => void;
}
