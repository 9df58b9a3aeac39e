import {
  ALLE_SLAG,
  ENDRING_SLAG,
  type EndringSlag,
  type Kolonne,
  type Slag,
} from './endring-slag.ts';
import { BEGRENSNING_NAVN, type BegrensningType } from './sak.ts';
import { type Both, texts } from './texts.ts';

interface Tekster {
  /** What a notice is called on the page, and in an e-mail: `{begrensning}` and `{Begrensning}` are its name. */
  readonly tittel: Both;
  readonly epost: Both;
  /**
   * The sentence on the page of the case. `{fra}` and `{til}`: what was and what is; `{endret}`: both, or that there is none any
   * more (`uten`); `{naar}`: when the hearing is; `{hva}`: the title, or the name of the restriction and its hearing.
   */
  readonly setning: Both;
  readonly uten?: Both;
  /** What its tag says. */
  readonly merke?: Both;
}

/** What is said of each kind. */
export const ENDRING_TEKSTER = texts({
  flyttet: {
    tittel: { nb: 'Rettsmøte flyttet', nn: 'Rettsmøte flytta' },
    epost: { nb: 'Rettsmøte flyttet', nn: 'Rettsmøte flytta' },
    setning: { nb: 'flyttet fra {fra} til {til}', nn: 'flytta frå {fra} til {til}' },
    merke: { nb: 'Flyttet', nn: 'Flytta' },
  },
  avlyst: {
    tittel: { nb: 'Rettsmøte avlyst', nn: 'Rettsmøte avlyst' },
    epost: { nb: 'Rettsmøte avlyst', nn: 'Rettsmøte avlyst' },
    setning: { nb: 'rettsmøtet {fra} er avlyst', nn: 'rettsmøtet {fra} er avlyst' },
    merke: { nb: 'Avlyst', nn: 'Avlyst' },
  },
  lagtTil: {
    tittel: { nb: 'Nytt rettsmøte', nn: 'Nytt rettsmøte' },
    epost: { nb: 'Nytt rettsmøte', nn: 'Nytt rettsmøte' },
    setning: { nb: 'nytt rettsmøte {til}', nn: 'nytt rettsmøte {til}' },
    merke: { nb: 'Nytt rettsmøte', nn: 'Nytt rettsmøte' },
  },
  sal: {
    tittel: { nb: 'Ny sal', nn: 'Ny sal' },
    epost: { nb: 'Ny sal eller adresse', nn: 'Ny sal eller adresse' },
    setning: { nb: 'rettsmøtet {naar}: {endret}', nn: 'rettsmøtet {naar}: {endret}' },
    uten: { nb: 'sal er ikke lenger oppgitt', nn: 'sal er ikkje lenger oppgitt' },
    merke: { nb: 'Ny sal', nn: 'Ny sal' },
  },
  dommer: {
    tittel: { nb: 'Ny dommer', nn: 'Ny dommar' },
    epost: { nb: 'Ny dommer', nn: 'Ny dommar' },
    setning: { nb: 'dommer: {endret}', nn: 'dommar: {endret}' },
    uten: { nb: 'ikke lenger oppgitt', nn: 'ikkje lenger oppgitt' },
    merke: { nb: 'Ny dommer', nn: 'Ny dommar' },
  },
  tema: {
    tittel: { nb: 'Endret hva saken gjelder', nn: 'Endra kva saka gjeld' },
    epost: { nb: 'Endret hva saken gjelder', nn: 'Endra kva saka gjeld' },
    setning: { nb: 'hva saken gjelder', nn: 'kva saka gjeld' },
  },
  begrensning: {
    tittel: { nb: '{Begrensning}', nn: '{Begrensning}' },
    epost: { nb: '{Begrensning}', nn: '{Begrensning}' },
    setning: { nb: 'ny begrensning: {hva}', nn: 'ny avgrensing: {hva}' },
  },
  begrensningOpphevet: {
    tittel: { nb: '{Begrensning} opphevet', nn: '{Begrensning} oppheva' },
    epost: { nb: 'Ikke lenger {begrensning}', nn: 'Ikkje lenger {begrensning}' },
    setning: { nb: 'begrensning opphevet: {hva}', nn: 'avgrensing oppheva: {hva}' },
  },
  tiltale: {
    tittel: { nb: 'Ny tiltale', nn: 'Ny tiltale' },
    epost: { nb: 'Ny tiltale', nn: 'Ny tiltale' },
    setning: { nb: 'ny tiltale: {hva}', nn: 'ny tiltale: {hva}' },
    merke: { nb: 'Ny', nn: 'Ny' },
  },
  avgjorelse: {
    tittel: { nb: 'Ny avgjørelse', nn: 'Ny avgjerd' },
    epost: { nb: 'Ny avgjørelse', nn: 'Ny avgjerd' },
    setning: { nb: 'ny avgjørelse: {hva}', nn: 'ny avgjerd: {hva}' },
    merke: { nb: 'Ny', nn: 'Ny' },
  },
} satisfies Record<EndringSlag, Tekster>);

/** The kinds whose tag stands in this cell, and what it says. */
export const celler = (kolonne: Kolonne) =>
  ALLE_SLAG.flatMap((slag) => {
    const { celle }: Slag = ENDRING_SLAG[slag];
    const said = ENDRING_TEKSTER[slag];
    const merke = 'merke' in said ? said.merke : '';
    return celle?.kolonne === kolonne ? [{ slag, merke, ...celle }] : [];
  });

/** What a change is called without its values, where notices are read. */
export function noticeTitle(
  endring: { readonly slag: EndringSlag; readonly type?: BegrensningType },
  where: 'tittel' | 'epost',
): string {
  const name = endring.type === undefined ? '' : BEGRENSNING_NAVN[endring.type];
  return ENDRING_TEKSTER[endring.slag][where]
    .replace('{begrensning}', name)
    .replace('{Begrensning}', name.charAt(0).toUpperCase() + name.slice(1));
}
