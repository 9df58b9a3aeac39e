import type { ReactNode } from 'react';
import { texts } from '#domain/texts.ts';

/** The texts of the page of somebody whose access is suspended. */
export const t = texts({
  heading: { nb: 'Tilgangen din er suspendert', nn: 'Tilgangen din er suspendert' },
  barred: {
    nb: 'Du kan ikke bruke pressetjenesten nå.',
    nn: 'Du kan ikkje bruke pressetenesta no.',
  },
  until: {
    nb: (day: ReactNode) => (
      <>
        Suspensjonen oppheves {day}. Fra og med den dagen har du tilgang som før, uten at du trenger
        å gjøre noe.
      </>
    ),
    nn: (day: ReactNode) => (
      <>
        Suspensjonen blir oppheva {day}. Frå og med den dagen har du tilgang som før, utan at du
        treng å gjere noko.
      </>
    ),
  },
  reason: { nb: 'Begrunnelse', nn: 'Grunngiving' },
  signOut: { nb: 'Logg ut', nn: 'Logg ut' },
  leave: { nb: 'Avslutt din profil', nn: 'Avslutt profilen din' },
});
