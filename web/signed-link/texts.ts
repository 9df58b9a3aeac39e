import { texts } from '#domain/texts.ts';

/** Of a signed link that leads to nothing any more, whatever it led to. */
export const t = texts({
  whereToAsk: {
    nb: 'Du finner Domstoladministrasjonen under «Kontakt oss» nederst på siden.',
    nn: 'Du finn Domstoladministrasjonen under «Kontakt oss» nedst på sida.',
  },
  expired: { nb: 'Lenken er utløpt', nn: 'Lenka har gått ut' },
  correct: {
    nb: 'Er det ikke du som har svart, eller vil du endre svaret? Ta kontakt med Domstoladministrasjonen.',
    nn: 'Er det ikkje du som har svart, eller vil du endre svaret? Ta kontakt med Domstoladministrasjonen.',
  },
  newer: {
    nb: 'Har du fått en nyere e-post om det samme, svarer du med lenken i den. Har du spørsmål, kan du ta kontakt med Domstoladministrasjonen.',
    nn: 'Har du fått ein nyare e-post om det same, svarer du med lenka i den e-posten. Har du spørsmål, kan du ta kontakt med Domstoladministrasjonen.',
  },
  invalid: { nb: 'Lenken er ikke gyldig', nn: 'Lenka er ikkje gyldig' },
});
