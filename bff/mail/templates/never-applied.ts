import type { Block } from '#bff/mail/content.ts';

/** What an applicant's messages say to somebody who is none. */
export const neverApplied: Block = {
  paragraph:
    'Har du ikke søkt om tilgang? Da har noen oppgitt e-postadressen din ved en feil. Du trenger ikke å gjøre noe.',
};
