import type { ReactNode } from 'react';
import { texts } from '#domain/texts.ts';

/** The texts of the fields of an application, and of what they hold. */
export const t = texts({
  required: {
    nb: (star: ReactNode) => <>Felt merket med {star} må fylles ut.</>,
    nn: (star: ReactNode) => <>Felt som er merkte med {star}, må fyllast ut.</>,
  },
  navn: { nb: 'Navn', nn: 'Namn' },
  fromRegister: { nb: 'Hentet fra Folkeregisteret', nn: 'Henta frå Folkeregisteret' },
  contactIsAsked: {
    nb: 'Kontaktpersonen får en e-post og må bekrefte at du trenger tilgang.',
    nn: 'Kontaktpersonen får ein e-post og må stadfeste at du treng tilgang.',
  },
  editorVouches: {
    nb: 'Som frilanser oppgir du en redaktør som går god for deg. Redaktøren får en e-post og må bekrefte at du trenger tilgang.',
    nn: 'Som frilansar fører du opp ein redaktør som går god for deg. Redaktøren får ein e-post og må stadfeste at du treng tilgang.',
  },
  courtIsUsual: {
    nb: 'Forhåndsvelges når du søker. Du kan endre den senere.',
    nn: 'Er vald på førehand når du søker. Du kan endre valet seinare.',
  },
  courtsFailed: {
    nb: 'Listen over domstoler kunne ikke hentes. Velg «Alle domstoler», eller prøv igjen om litt.',
    nn: 'Lista over domstolar kunne ikkje hentast. Vel «Alle domstolar», eller prøv igjen om litt.',
  },
  chooseCourt: { nb: 'Velg domstol', nn: 'Vel domstol' },
  readVaerVarsom: { nb: 'Les Vær varsom-plakaten', nn: 'Les Ver varsam-plakaten' },
  readPrivacy: { nb: 'Les personvernerklæringen', nn: 'Les personvernerklæringa' },
  yes: { nb: 'Ja', nn: 'Ja' },
  no: { nb: 'Nei', nn: 'Nei' },
  vaerVarsom: { nb: 'Vær varsom-plakaten', nn: 'Ver varsam-plakaten' },
  accepted: { nb: 'Akseptert', nn: 'Akseptert' },
  notAccepted: { nb: 'Ikke akseptert', nn: 'Ikkje akseptert' },
  storing: { nb: 'Lagring av personopplysninger', nn: 'Lagring av personopplysningar' },
  consented: { nb: 'Samtykket', nn: 'Samtykt' },
  notConsented: { nb: 'Ikke samtykket', nn: 'Ikkje samtykt' },
});
