/** POST: how long somebody has waited for a page, said as it is left. Nothing of it is about who that was. */
export const MAALING = '/api/maaling';

/** Kinds of pages, and how wide the window is: all that is told apart. */
export const SIDER = ['soek', 'i-dag', 'sak', 'annen'] as const;
export const BREDDER = ['smal', 'middels', 'bred'] as const;

/** What the browser has measured; what it has not, or cannot, is left out. */
export interface Maaling {
  readonly side: (typeof SIDER)[number];
  readonly bredde: (typeof BREDDER)[number];
  /** ms until the largest text or picture stood there, of the page that was loaded. */
  readonly lcp?: number | undefined;
  /** ms from the slowest press to the next picture. */
  readonly inp?: number | undefined;
  /** How much moved that nobody had moved (web.dev/cls). */
  readonly cls?: number | undefined;
}

/** Bytes of the largest body. */
export const MAALING_STOERST = 1024;
