import { lastLinkDay, linkExpiry } from '#domain/arbeidsgiver.ts';
import { avslagTekster } from '#domain/avslag.ts';
import type { RedigerbarMal } from '#domain/epost-mal.ts';
import { displayName } from '#domain/person-name.ts';
import { addOsloDays, dayText, osloDay, shiftDay } from '#domain/time.ts';
import type { Values } from './edited.ts';
import { type ReadyMail, dayAndTimeOf, dayOf } from './mail.ts';
import { noAccess } from './templates/soeknad-gjenaapnet.ts';
import { accessDays } from './templates/soeknad-godkjent.ts';

type DataOf<M extends RedigerbarMal> = Extract<ReadyMail, { mal: M }>['data'];

const hei = ({ fornavn }: { readonly fornavn: string }): Values => ({
  fornavn: displayName(fornavn),
});
const question = (data: DataOf<'arbeidsgiver_forespoersel'>): Values => ({
  kontaktperson: data.kontaktperson,
  navn: displayName(data.navn),
  frist: dayText(lastLinkDay(new Date(data.utloeper))),
});

/** What is filled into each e-mail in the place of a name in braces. Of cases and their parties there is nothing. */
export const WORDS: { readonly [M in RedigerbarMal]: (data: DataOf<M>) => Values } = {
  soeknad_mottatt: hei,
  arbeidsgiver_forespoersel: question,
  arbeidsgiver_paaminnelse: (data) => ({ ...question(data), spurt: dayOf(data.spurt) }),
  arbeidsgiver_ikke_svart: (data) => ({
    ...hei(data),
    kontaktperson: data.kontaktperson,
    frist: dayText(data.frist),
  }),
  soeknad_godkjent: (data) => ({ ...hei(data), ...accessDays(data) }),
  soeknad_avslaatt: hei,
  soeknad_gjenaapnet: (data) => ({ ...hei(data), tilgang: data.mistetTilgang ? noAccess() : null }),
  aarlig_paaminnelse: (data) => ({ ...hei(data), dag: dayOf(data.tilgangTil) }),
  ubrukt_varsel: (data) => ({
    ...hei(data),
    avsluttes: dayText(data.avsluttes),
    adresse: data.spoer,
  }),
  ubrukt_avsluttet: (data) => ({ ...hei(data), adresse: data.spoer }),
  bruker_suspendert: (data) => ({
    ...hei(data),
    opphoerer: dayText(data.til),
    adresse: data.spoer,
  }),
  suspensjon_opphevet: (data) => ({ ...hei(data), adresse: data.spoer }),
  bruker_slettet: (data) => ({
    ...hei(data),
    slettes: data.slettes === undefined ? null : dayAndTimeOf(data.slettes),
    adresse: data.spoer,
  }),
};

const FORNAVN = { fornavn: 'Ingvild' };
const ADRESSE = { ...FORNAVN, spoer: 'spoersmaal@domstol.example' };

/** An example of each e-mail, of nobody. No value is a part of another one: a text to edit is made by finding them. */
export function examplesAt(now: Date): {
  readonly [M in RedigerbarMal]: Extract<ReadyMail, { mal: M }>;
} {
  const today = osloDay(now);
  const spurt = {
    bekreftelseId: '00000000-0000-4000-8000-000000000000',
    utloeper: linkExpiry(now).toISOString(),
    kontaktperson: 'Kari Moldskred',
    navn: 'Sivert Strand',
    stilling: 'Journalist',
    redaksjon: 'Nettstedet Utkikken',
  };
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  return {
    soeknad_mottatt: { mal: 'soeknad_mottatt', data: FORNAVN },
    arbeidsgiver_forespoersel: { mal: 'arbeidsgiver_forespoersel', data: spurt },
    arbeidsgiver_paaminnelse: {
      mal: 'arbeidsgiver_paaminnelse',
      data: { ...spurt, spurt: inDays(-7) },
    },
    arbeidsgiver_ikke_svart: {
      mal: 'arbeidsgiver_ikke_svart',
      data: {
        ...{ ...FORNAVN, bekreftelseId: spurt.bekreftelseId, kontaktperson: spurt.kontaktperson },
        frist: shiftDay(today, { days: -1 }),
      },
    },
    soeknad_godkjent: {
      mal: 'soeknad_godkjent',
      data: { ...FORNAVN, tilgangTil: inDays(365), sluttdato: shiftDay(today, { months: 30 }) },
    },
    soeknad_avslaatt: {
      mal: 'soeknad_avslaatt',
      data: { ...FORNAVN, begrunnelse: avslagTekster.mal },
    },
    soeknad_gjenaapnet: {
      mal: 'soeknad_gjenaapnet',
      data: { ...FORNAVN, mistetTilgang: true },
    },
    aarlig_paaminnelse: {
      mal: 'aarlig_paaminnelse',
      data: { ...FORNAVN, tilgangTil: inDays(30) },
    },
    ubrukt_varsel: {
      mal: 'ubrukt_varsel',
      data: {
        ...{ ...ADRESSE, pressebrukerId: spurt.bekreftelseId },
        avsluttes: shiftDay(today, { days: 14 }),
      },
    },
    ubrukt_avsluttet: { mal: 'ubrukt_avsluttet', data: ADRESSE },
    bruker_suspendert: {
      mal: 'bruker_suspendert',
      data: { ...ADRESSE, til: shiftDay(today, { days: 30 }) },
    },
    suspensjon_opphevet: { mal: 'suspensjon_opphevet', data: ADRESSE },
    bruker_slettet: {
      mal: 'bruker_slettet',
      data: { ...ADRESSE, spraak: null, slettes: addOsloDays(now, 1).toISOString() },
    },
  };
}
