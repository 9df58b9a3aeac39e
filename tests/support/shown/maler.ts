import type { EpostMal } from '#contract/admin/maler.ts';

const ENDRET = { av: 'Torbjørn Lysvåg', tidspunkt: '2026-11-12T14:02:00+01:00' };

/** Reasons for rejections, of which the last is no longer in use. */
export const shownGrunner = [
  {
    navn: 'Arbeidsgiver bekreftet ikke behovet',
    tekstNb: 'Arbeidsgiveren du oppga, bekreftet ikke at du trenger tilgang.',
    tekstNn: 'Arbeidsgjevaren du førte opp, stadfesta ikkje at du treng tilgang.',
    iBruk: true,
  },
  {
    navn: 'Ikke tilknyttet et redigert medium',
    tekstNb: 'Vi fant ikke at redaksjonen du oppga, er et redigert medium med ansvarlig redaktør.',
    tekstNn:
      'Vi fann ikkje at redaksjonen du førte opp, er eit redigert medium med ansvarleg redaktør.',
    iBruk: true,
  },
  {
    navn: 'Sendt på papir',
    tekstNb: 'Søknader på papir behandles ikke lenger.',
    tekstNn: 'Søknader på papir blir ikkje behandla lenger.',
    iBruk: false,
  },
].map((grunn, at) => ({ ...grunn, id: at + 1, versjon: 1, endret: ENDRET }));

const NEXT = 'Kontaktpersonen du oppga, får nå en e-post og har 30 dager på å svare.';
const OWN = {
  emneNb: 'Vi har mottatt søknaden din',
  tekstNb:
    'Hei, {fornavn}\n\nVi har mottatt søknaden din om tilgang til Domstolenes pressetjeneste.\n\n{lenke}',
  emneNn: 'Vi har fått søknaden din',
  tekstNn:
    'Hei, {fornavn}\n\nVi har fått søknaden din om tilgang til Pressetenesta til domstolane.\n\n{lenke}',
};
const withLine = (line: string) => ({
  ...OWN,
  tekstNb: OWN.tekstNb.replace('{lenke}', `${line}\n\n{lenke}`),
});

/** The receipt, which has been edited twice. */
export const shownEpostmal: EpostMal = {
  mal: 'soeknad_mottatt',
  versjon: 2,
  opprinnelig: OWN,
  versjoner: [
    { nr: 2, tekster: withLine(NEXT), ...ENDRET },
    {
      nr: 1,
      tekster: withLine('Kontaktpersonen du oppga, får nå en e-post.'),
      av: null,
      tidspunkt: '2026-10-01T09:30:00+02:00',
    },
  ],
};

/** Somebody else has saved another one since. */
export const shownEpostmalNow: EpostMal = {
  ...shownEpostmal,
  versjon: 3,
  versjoner: [
    { nr: 3, tekster: withLine('Kontaktpersonen får nå en e-post.'), ...ENDRET },
    ...shownEpostmal.versjoner,
  ],
};
