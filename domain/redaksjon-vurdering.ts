import { isSameMailbox } from './arbeidsgiver.ts';
import { domeneAv, erVanligDomene, navnenoekkel, overDomener } from './redaksjon.ts';
import { bokmaal } from './texts.ts';

/** Somebody whom a newsroom is known by. */
export interface KjentPerson {
  readonly navn: string;
  readonly epost: string;
}

/** A newsroom with what an application is recognised by. */
export interface KjentRedaksjon {
  readonly id: string;
  readonly navn: string;
  /** What it was called, and what newsrooms that were merged into it were called. */
  readonly andreNavn: readonly string[];
  readonly redaktoer: KjentPerson | null;
  readonly kontakter: readonly KjentPerson[];
  readonly domener: readonly string[];
}

/** Of an application, what says where somebody works. */
interface Arbeidssted {
  readonly epost: string;
  readonly redaksjon: string;
  readonly kontaktpersonArbeidsgiver: string;
  readonly kontaktpersonOrganisasjon: string;
  readonly kontaktpersonEpost: string;
}

/** By what a newsroom was recognised, the surest first. */
export const GRUNNLAG = ['kontaktensAdresse', 'kontaktensDomene', 'soekersDomene', 'navn'] as const;
type Grunnlag = (typeof GRUNNLAG)[number];

export interface Treff {
  readonly id: string;
  readonly grunnlag: Grunnlag;
  /** The newsroom's domain that an address ends with; null when something else fits. */
  readonly domene: string | null;
}

/** The newsroom that an application belongs to; null when none is known. Of two that fit equally well, none. */
export function finnRedaksjon(
  register: readonly KjentRedaksjon[],
  soeknad: Arbeidssted,
): Treff | null {
  return (
    byAddress(register, soeknad.kontaktpersonEpost) ??
    byDomain(register, soeknad.kontaktpersonEpost, 'kontaktensDomene') ??
    byDomain(register, soeknad.epost, 'soekersDomene') ??
    byName(register, soeknad.kontaktpersonOrganisasjon) ??
    byName(register, soeknad.redaksjon)
  );
}

function byAddress(register: readonly KjentRedaksjon[], epost: string): Treff | null {
  const found = register.filter((one) =>
    knownIn(one).some((person) => isSameMailbox(person.epost, epost)),
  );
  if (found.length !== 1) return null;
  const { id, domener } = found[0]!;
  const domene = domenerFor(epost).find((one) => domener.includes(one)) ?? null;
  return { id, grunnlag: 'kontaktensAdresse', domene };
}

function byDomain(
  register: readonly KjentRedaksjon[],
  epost: string,
  grunnlag: Grunnlag,
): Treff | null {
  for (const domene of domenerFor(epost)) {
    const found = register.find(({ domener }) => domener.includes(domene));
    if (found) return { id: found.id, grunnlag, domene };
  }
  return null;
}

/** The domains that an address belongs to, the longest first; none of a provider at whom everybody can have one. */
function domenerFor(epost: string): string[] {
  const domene = domeneAv(epost);
  return domene === null || erVanligDomene(domene) ? [] : overDomener(domene);
}

function byName(register: readonly KjentRedaksjon[], navn: string): Treff | null {
  const key = navnenoekkel(navn);
  if (key === '') return null;
  const fits = (named: readonly string[]) => named.some((one) => navnenoekkel(one) === key);
  const own = register.filter((one) => fits([one.navn]));
  const found = own.length > 0 ? own : register.filter((one) => fits(one.andreNavn));
  return found.length === 1 ? { id: found[0]!.id, grunnlag: 'navn', domene: null } : null;
}

/** What is said first of an application. */
export const KJENNSKAP = bokmaal({
  redaktoer: 'Kjent redaksjon, kjent redaktør',
  kontakt: 'Kjent redaksjon, kjent kontaktperson',
  ukjentKontakt: 'Kjent redaksjon, ukjent kontaktperson',
  ukjent: 'Ukjent redaksjon',
});
type Kjennskap = keyof typeof KJENNSKAP;

/** Why the contact person is not who it may look like. */
export const ADVARSLER = ['fremmedDomene', 'annenAdresse', 'redaktoerEtAnnetSted'] as const;
type Advarsel = (typeof ADVARSLER)[number];

export interface Vurdering {
  readonly kjennskap: Kjennskap;
  /** The name of the contact person is one that is known, and the address is not. */
  readonly advarsel: {
    readonly hva: Advarsel;
    readonly navn: string;
    readonly redaksjon: string;
  } | null;
}

/**
 * What is known of the contact person in `redaksjon`, which the application belongs to (null: to none that is known). A person is known
 * by the address alone: anybody can write a name, and an address at a domain that looks like the newsroom's is easily had.
 */
export function vurderKontakt(
  register: readonly KjentRedaksjon[],
  redaksjon: KjentRedaksjon | null,
  soeknad: Arbeidssted,
): Vurdering {
  if (!redaksjon) return { kjennskap: 'ukjent', advarsel: namesake(register, soeknad) };
  const { kontaktpersonEpost: epost } = soeknad;
  // An address at a common provider was written into the register by an administrator: the whole of it counts.
  const isAddressOf = (person: KjentPerson) => isSameMailbox(person.epost, epost);
  if (redaksjon.redaktoer && isAddressOf(redaksjon.redaktoer))
    return { kjennskap: 'redaktoer', advarsel: null };
  if (redaksjon.kontakter.some(isAddressOf)) return { kjennskap: 'kontakt', advarsel: null };
  return {
    kjennskap: 'ukjentKontakt',
    advarsel: likeOne(redaksjon, soeknad) ?? namesake(register, soeknad),
  };
}

/** The contact person has the name of somebody whom the newsroom is known by, or says to be there with a foreign address. */
function likeOne(redaksjon: KjentRedaksjon, soeknad: Arbeidssted): Vurdering['advarsel'] {
  const { kontaktpersonEpost, kontaktpersonArbeidsgiver } = soeknad;
  const isOwn = domenerFor(kontaktpersonEpost).some((one) => redaksjon.domener.includes(one));
  const named = knownIn(redaksjon).find(isNamed(kontaktpersonArbeidsgiver));
  if (named)
    return {
      hva: isOwn ? 'annenAdresse' : 'fremmedDomene',
      ...{ navn: named.navn, redaksjon: redaksjon.navn },
    };
  if (isOwn || redaksjon.domener.length === 0) return null;
  return { hva: 'fremmedDomene', navn: kontaktpersonArbeidsgiver, redaksjon: redaksjon.navn };
}

/** Somebody of this name is known in another newsroom, by another address. */
function namesake(
  register: readonly KjentRedaksjon[],
  { kontaktpersonArbeidsgiver }: Arbeidssted,
): Vurdering['advarsel'] {
  for (const { redaktoer, navn } of register)
    if (redaktoer && isNamed(kontaktpersonArbeidsgiver)(redaktoer))
      return { hva: 'redaktoerEtAnnetSted', navn: redaktoer.navn, redaksjon: navn };
  return null;
}

const knownIn = ({ redaktoer, kontakter }: KjentRedaksjon) => [
  ...(redaktoer ? [redaktoer] : []),
  ...kontakter,
];

const isNamed = (navn: string) => {
  const key = navnenoekkel(navn);
  return (person: KjentPerson) => key !== '' && navnenoekkel(person.navn) === key;
};
