import type { Page } from 'playwright';
import type { Answers } from './fake-api.ts';

/** A state of a page. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** What the calls answer, where not as usual. */
  readonly answers?: Answers;
  /** Resolves when the state is on the page. */
  readonly ready: (page: Page) => Promise<unknown>;
}
