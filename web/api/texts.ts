import { texts } from '#domain/texts.ts';

export const t = texts({
  noContact: {
    nb: 'Vi får ikke kontakt med tjenesten. Sjekk nettforbindelsen, og prøv igjen.',
    nn: 'Vi får ikkje kontakt med tenesta. Sjekk nettilkoplinga, og prøv igjen.',
  },
});
