import type { FoelgSlag } from '#domain/foelg.ts';
import type { Saksdetaljer } from '#contract/sak.ts';
import { part } from '#web/ui/part.tsx';

export interface FoelgProps {
  readonly sak: Pick<Saksdetaljer, 'domstolNavn' | 'parter'>;
  readonly slag: FoelgSlag;
  /** As the court has written it. */
  readonly text: string;
}

/** 'Følg', beside what can be followed. The page does without while it is loaded, and when it can't be. */
export const Foelg = part<FoelgProps>(
  async () => (await import('./foelg-button.tsx')).FoelgButton,
  { failed: null },
);
