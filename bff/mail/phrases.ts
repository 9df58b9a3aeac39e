import type { Block } from './mail.ts';
import { displayName } from '#domain/person-name.ts';
import { texts } from '#domain/texts.ts';

/** What several messages say. */
export const phrases = texts({
  greeting: { nb: (name: string) => `Hei, ${name}`, nn: (name: string) => `Hei, ${name}` },
  toService: {
    nb: 'Gå til Domstolenes pressetjeneste',
    nn: 'Gå til Pressetenesta til domstolane',
  },
  toSak: { nb: 'Gå til saken', nn: 'Gå til saka' },
  toProfil: { nb: 'Gå til Min profil', nn: 'Gå til Min profil' },
  toSoeknad: { nb: 'Gå til søknaden din', nn: 'Gå til søknaden din' },
  sak: { nb: 'Sak', nn: 'Sak' },
  domstol: { nb: 'Domstol', nn: 'Domstol' },
  name: { nb: 'Navn', nn: 'Namn' },
  validUntil: { nb: 'Gjelder til', nn: 'Gjeld til' },
  neverHadProfile: {
    nb: 'Har du ikke en profil hos oss? Da har noen oppgitt e-postadressen din ved en feil. Du trenger ikke å gjøre noe.',
    nn: 'Har du ikkje nokon profil hos oss? Då har nokon ført opp e-postadressa di ved ein feil. Du treng ikkje gjere noko.',
  },
  neverApplied: {
    nb: 'Har du ikke søkt om tilgang? Da har noen oppgitt e-postadressen din ved en feil. Du trenger ikke å gjøre noe.',
    nn: 'Har du ikkje søkt om tilgang? Då har nokon ført opp e-postadressa di ved ein feil. Du treng ikkje gjere noko.',
  },
});

/** To a person whose name the register may have in capitals. */
export const greeting = (fornavn: string): Block => ({
  paragraph: phrases.greeting(displayName(fornavn)),
});

/** For a reader of a press user's message who is none. */
export const neverHadProfile = (): Block => ({ paragraph: phrases.neverHadProfile });

/** For a reader of an applicant's message who has not applied. */
export const neverApplied = (): Block => ({ paragraph: phrases.neverApplied });
