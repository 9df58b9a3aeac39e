/** What a case is about that is no offence, in the words that courts use for it. */
export interface Matter {
  /** The same whatever words are used. */
  readonly id: string;
  readonly ord: readonly string[];
  readonly nynorsk: readonly string[];
  /** A case about children: the court itself gives no names. */
  readonly children?: true;
}
