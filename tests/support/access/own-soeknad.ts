import { signLink } from '#bff/session/crypto.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import type { BehovSvar } from '#contract/soeknad.ts';
import type { SoeknadStatus } from '#contract/soeknad-status.ts';
import type { UsedBff } from '#tests/support/bff/use-bff.ts';
import { questions, soeknad, soeknaderOf } from './forms.ts';
import { KEYS, hashOf } from './persons.ts';

const MINE = '/api/presse/min-soeknad';
export const STATUS = `${MINE}/status`;

/** Another contact person. */
export const kontakt = {
  kontaktpersonArbeidsgiver: 'Randi Redaktør',
  kontaktpersonStilling: 'Redaktør',
  kontaktpersonOrganisasjon: 'Elveposten AS',
  kontaktpersonEpost: 'randi@elveposten.example',
};

export const refusal = (status: number, id: string) => ({ status, json: { id } });

/** Where the employer answers a question. */
export const linkOf = ({ id, utloeper }: { readonly id: string; readonly utloeper: Date }) =>
  arbeidsgiverPaths.behov.href(signLink(KEYS.session, { id, expires: utloeper }));

/** What Nora, who has never had access, does with her application, and what others do with it. */
export function ownSoeknad({ bff, ask: nora, signInAgain }: UsedBff) {
  const mine = async () => (await soeknaderOf(bff.db, hashOf('autentisert'))).at(-1)!;
  const newest = async () => {
    const all = await questions(bff.db);
    const open = all.find(({ svar, erstattet, slettet }) => !svar && !erstattet && !slettet);
    return open ?? all.at(-1)!;
  };
  return {
    mine,
    /** The open question; when there is none, the last. */
    newest,
    apply: () => nora('/api/presse/registrer-soknad', { method: 'POST', json: soeknad }),
    shown: () => nora(MINE),
    status: async () => (await nora(STATUS)).json as SoeknadStatus,
    sendAgain: () => nora(`${MINE}/send-paa-nytt`, { method: 'POST' }),
    correct: (json: object = kontakt) => nora(`${MINE}/kontaktperson`, { method: 'PUT', json }),
    withdraw: (query = '') => nora(`${MINE}${query}`, { method: 'DELETE' }),
    /** The employer, by the link. */
    answer: async (svar: BehovSvar) =>
      bff.guest(linkOf(await newest()), { method: 'POST', json: { svar } }),
    /** Goes to another moment, in which Nora signs in again. */
    at: async (moment: string) => {
      bff.time.now = new Date(moment);
      await signInAgain();
    },
    /** An administrator, in a session of their own. */
    admin: async (path: string, json: object) =>
      (await bff.signedIn('admin'))(`/api/admin/soeknad/${(await mine()).id}/${path}`, {
        method: 'POST',
        json: { kommentar: 'Hemmelig merknad', sluttdato: null, settPaaVent: false, ...json },
      }),
  };
}
