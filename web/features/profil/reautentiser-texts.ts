import { texts } from '#domain/texts.ts';

export const t = texts({
  heading: { nb: 'Oppdater informasjon', nn: 'Oppdater informasjon' },
  leave: { nb: 'Avslutt konto', nn: 'Avslutt konto' },
});
