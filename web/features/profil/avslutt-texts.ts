import { texts } from '#domain/texts.ts';

export const t = texts({
  confirm: { nb: 'Avslutt', nn: 'Avslutt' },
  leaving: { nb: 'Avslutter profilen', nn: 'Avsluttar profilen' },
  means: {
    nb: 'Profilen, favorittene, notatene, de lagrede søkene og API-nøklene dine blir slettet, og du mister tilgangen til pressetjenesten med det samme. Du kan søke om tilgang på nytt senere.',
    nn: 'Profilen, favorittane, notata, dei lagra søka og API-nøklane dine blir sletta, og du mistar tilgangen til pressetenesta med det same. Du kan søke om tilgang på nytt seinare.',
  },
});
