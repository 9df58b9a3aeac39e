import { as, apply, type Call } from './ask.ts';

const DAY = 86_400_000;
const MINE = '/api/presse/min-soeknad';
const KONTAKT = {
  kontaktpersonArbeidsgiver: 'Randi Redaktør',
  kontaktpersonStilling: 'Redaktør',
  kontaktpersonOrganisasjon: 'Elveposten AS',
  kontaktpersonEpost: 'randi@elveposten.example',
};

/** The day after, because an employer is asked once a day. */
const tomorrow =
  (work: Call): Call =>
  async (bff) => {
    const today = bff.time.now;
    bff.time.now = new Date(today.getTime() + DAY);
    const answers = await work(bff);
    bff.time.now = today;
    return answers;
  };

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
