/** A person's name as the population register has it. */
export interface RegisterName {
  readonly fornavn: string;
  /** With a middle name, if there is one, in front. */
  readonly etternavn: string;
}

/** The population register (Folkeregisteret). */
export interface Folkeregister {
  /**
   * The current name of the person with this identity number; null when the register has no such person.
   * Throws `RegisterUnavailable`, after one retry and within 2 s.
   */
  readonly findName: (pid: string) => Promise<RegisterName | null>;
  /** Whether it answers; throws `RegisterUnavailable`. */
  readonly ping: () => Promise<void>;
}

/** The message is for the log: it never holds an identity number or a name. */
export class RegisterUnavailable extends Error {
  override readonly name = 'RegisterUnavailable';
  /** It let us wait for nothing: whoever asks next would wait too. */
  readonly isSlow: boolean;

  constructor(message: string, { isSlow = false } = {}) {
    super(message);
    this.isSlow = isSlow;
  }
}
