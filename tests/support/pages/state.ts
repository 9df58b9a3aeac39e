import type { Page } from 'playwright';

/** A state in which a user can meet a page. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Of tests/support/pages/fake-api.ts: what the calls answer, where not as usual. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Resolves when the state is on the page. */
  readonly ready: (page: Page) => Promise<unknown>;
}
