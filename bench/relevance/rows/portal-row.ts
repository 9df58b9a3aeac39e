import type { Figure } from '#bench/relevance/figure.ts';
import type { Portal } from '#bench/relevance/portal.ts';
import type { Sak } from '#domain/sak.ts';

/** A row that is measured by asking the web server. */
export interface PortalRow {
  /** Small cases, put into one index with those of the other rows. */
  readonly cases: readonly Sak[];
  readonly measure: (portal: Portal) => Promise<readonly Figure[]>;
  /** What is typed and the text in which it is looked for, for the peer; empty when that would say nothing. */
  readonly pairs: readonly { readonly typed: string; readonly text: string }[];
}
