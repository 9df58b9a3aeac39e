import { as, apply, type Call, daysLater } from './ask.ts';

const MINE = '/api/presse/min-soeknad';
const KONTAKT = {
  kontaktpersonArbeidsgiver: 'Randi Redaktør',
  kontaktpersonStilling: 'Redaktør',
  kontaktpersonOrganisasjon: 'Elveposten AS',
  kontaktpersonEpost: 'randi@elveposten.example',
};

/** The day after, because an employer is asked once a day. */
const tomorrow = (work: Call) => daysLater(1, work);

/** What an applicant does with an application that waits; the last takes it back, and applies again. */
export const OWN_SOEKNAD_CALLS: Readonly<Record<string, Call>> = {
  'post /api/presse/min-soeknad/send-paa-nytt': tomorrow(
    as('autentisert', (ask) => ask(`${MINE}/send-paa-nytt`, { method: 'POST' })),
  ),
  'put /api/presse/min-soeknad/kontaktperson': tomorrow(
    as('autentisert', (ask) => ask(`${MINE}/kontaktperson`, { method: 'PUT', json: KONTAKT })),
  ),
  'delete /api/presse/min-soeknad': async (bff) => [
    ...(await tomorrow(as('autentisert', (ask) => ask(MINE, { method: 'DELETE' })))(bff)),
    ...(await apply(bff)),
  ],
};
