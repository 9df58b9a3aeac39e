import { texts } from '#domain/texts.ts';

/** The texts of a link that leads to no question. */
export const t = texts({
  whereToAsk: {
    nb: 'Du finner Domstoladministrasjonen under «Kontakt oss» nederst på siden.',
    nn: 'Du finn Domstoladministrasjonen under «Kontakt oss» nedst på sida.',
  },
  expired: { nb: 'Lenken er utløpt', nn: 'Lenka har gått ut' },
  ask: {
    nb: 'Ta kontakt med journalisten som har oppgitt deg som kontaktperson, eller med Domstoladministrasjonen.',
    nn: 'Ta kontakt med journalisten som har ført deg opp som kontaktperson, eller med Domstoladministrasjonen.',
  },
  used: { nb: 'Spørsmålet er besvart', nn: 'Spørsmålet har fått svar' },
  correct: {
    nb: 'Er det ikke du som har svart, eller vil du endre svaret? Ta kontakt med Domstoladministrasjonen.',
    nn: 'Er det ikkje du som har svart, eller vil du endre svaret? Ta kontakt med Domstoladministrasjonen.',
  },
  replaced: {
    nb: 'Spørsmålet er ikke lenger aktuelt',
    nn: 'Spørsmålet er ikkje lenger aktuelt',
  },
  newer: {
    nb: 'Har du fått en nyere e-post om det samme, svarer du med lenken i den. Har du spørsmål, kan du ta kontakt med Domstoladministrasjonen.',
    nn: 'Har du fått ein nyare e-post om det same, svarer du med lenka i den e-posten. Har du spørsmål, kan du ta kontakt med Domstoladministrasjonen.',
  },
  invalid: { nb: 'Lenken er ikke gyldig', nn: 'Lenka er ikkje gyldig' },
  checkOrAsk: {
    nb: 'Sjekk at hele lenken fra e-posten er med i adressefeltet. Ta kontakt med journalisten som har oppgitt deg som kontaktperson, eller med Domstoladministrasjonen.',
    nn: 'Sjekk at heile lenka frå e-posten er med i adressefeltet. Ta kontakt med journalisten som har ført deg opp som kontaktperson, eller med Domstoladministrasjonen.',
  },
});
