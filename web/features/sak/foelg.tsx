import { part } from '#web/ui/part.tsx';

/** 'Følg', beside what can be followed. The page does without while it is loaded, and when it can't be. */
export const Foelg = part(async () => (await import('./foelg-button.tsx')).FoelgButton, {
  failed: null,
});
