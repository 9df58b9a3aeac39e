import type { TestBff } from '#tests/support/bff/test-bff.ts';
import type { Opened } from './opened.ts';

export interface Change {
  readonly what: string;
  /** Stores it, and gives what the two do with it. */
  readonly open: (bff: TestBff) => Promise<Opened>;
  /** How the second is refused. */
  readonly refused: { readonly status: number; readonly id: string };
  /** How it is refused when both send at once, where the other one may be first. */
  readonly atOnce?: readonly string[];
  /** Without versions, the second one replaces what the first has stored, as it did before there were any. */
  readonly replacesWithoutVersion: boolean;
  /** What the log has of the first; left out where that is one row. */
  readonly logged?: readonly string[];
  /** What the refusal says is stored; left out where it is gone. */
  readonly naa?: Readonly<Record<string, unknown>>;
}
