import type { z } from 'zod';

/** Who can ask. */
export type Caller = 'nobody' | 'applicant' | 'press user' | 'lapsed' | 'administrator';

/** Where the service stands when the call is made. */
type Given =
  /** An application waits for a decision. */
  | 'application'
  /** … by whoever asks. */
  | 'own application'
  /** A banner is stored. */
  | 'banner'
  /** The case is a favourite of the press user. */
  | 'favourite';

/** One call as a client sends it that knows the description of the calls and nothing else, and what it is answered. */
export interface Call {
  /** 'GET /api/presse/profil'; names in braces stand for what world.ts says. */
  readonly call: string;
  readonly as: Caller;
  readonly given?: Given;
  /** Other values of what stands in braces. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** A form of the page, or an address that is opened in a tab: a browser sends these by itself, and no header of a script. */
  readonly browser?: 'form' | 'tab';
  readonly status: number;
  /** Of the answer's JSON; null: no body. Fields that it does not name may be there as well. */
  readonly answer: z.ZodType | null;
  /** Headers of the answer, beside those of every answer. */
  readonly headers?: Readonly<Record<string, string | RegExp>>;
  /** Says which of several rows it is. */
  readonly when?: string;
  /** What is true afterwards: another call by the same person, and what it is answered. */
  readonly then?: Pick<Call, 'call' | 'status'> & { readonly answer: z.ZodType };
}
