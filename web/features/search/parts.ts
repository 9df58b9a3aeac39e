/*
 * What the search page loads by itself after its form, as one script: many small ones compress badly, and the first load
 * is kept small.
 */
export { Favoritter } from './favoritter.tsx';
export { QuickDates } from './quick-dates.tsx';
export { Results } from './results.tsx';
export { Tips } from './tips.tsx';
export { Banner } from './banner.tsx';
