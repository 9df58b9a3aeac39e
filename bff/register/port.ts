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

export class RegisterUnavailable extends Error {
  override readonly name = 'RegisterUnavailable';
}
