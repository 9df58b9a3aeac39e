import { texts } from '#domain/texts.ts';

/** Of a link that leads to no question. */
export const noQuestion = texts({
  used: { nb: 'Spørsmålet er besvart', nn: 'Spørsmålet har fått svar' },
  replaced: {
    nb: 'Spørsmålet er ikke lenger aktuelt',
    nn: 'Spørsmålet er ikkje lenger aktuelt',
  },
  onceExpired: {
    nb: 'Ta kontakt med journalisten som har oppgitt deg som kontaktperson, eller med Domstoladministrasjonen.',
    nn: 'Ta kontakt med journalisten som har ført deg opp som kontaktperson, eller med Domstoladministrasjonen.',
  },
  ifInvalid: {
    nb: 'Sjekk at hele lenken fra e-posten er med i adressefeltet. Ta kontakt med journalisten som har oppgitt deg som kontaktperson, eller med Domstoladministrasjonen.',
    nn: 'Sjekk at heile lenka frå e-posten er med i adressefeltet. Ta kontakt med journalisten som har ført deg opp som kontaktperson, eller med Domstoladministrasjonen.',
  },
});
