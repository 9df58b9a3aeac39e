import { texts } from '#domain/texts.ts';

/** The texts of the dialogs of an application that waits. */
export const t = texts({
  changeContact: { nb: 'Bytt kontaktperson', nn: 'Byt kontaktperson' },
  newContactIsAsked: {
    nb: 'Den nye kontaktpersonen får e-post med en gang. Lenken i den forrige e-posten slutter å virke.',
    nn: 'Den nye kontaktpersonen får e-post med ein gong. Lenka i den førre e-posten sluttar å verke.',
  },
  saveAndSend: { nb: 'Lagre og send e-post', nn: 'Lagre og send e-post' },
  saving: { nb: 'Lagrer', nn: 'Lagrar' },
  withdraw: { nb: 'Trekk søknaden', nn: 'Trekk søknaden' },
  withdrawing: { nb: 'Trekker søknaden', nn: 'Trekker søknaden' },
  withdrawFailed: { nb: 'Søknaden er ikke trukket', nn: 'Søknaden er ikkje trekt' },
  withdrawQuestion: {
    nb: 'Er du sikker på at du vil trekke søknaden?',
    nn: 'Er du sikker på at du vil trekke søknaden?',
  },
  withdrawMeans: {
    nb: 'Da sletter vi den, og arbeidsgiveren din kan ikke svare lenger.',
    nn: 'Då slettar vi søknaden, og arbeidsgjevaren din kan ikkje svare lenger.',
  },
});
