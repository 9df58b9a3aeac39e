import { addVersjon } from '#db/epost-mal/versjoner.ts';
import { insertAvslagsgrunn } from '#db/avslagsgrunn/grunner.ts';
import type { Desk } from './desk.ts';
import { workDaysAgo } from './times.ts';

/* What administrators have written for everybody: the reasons for rejections, and the text of an e-mail. */

const GRUNNER = [
  [
    'Arbeidsgiver bekreftet ikke behovet',
    'Arbeidsgiveren du oppga, bekreftet ikke at du trenger tilgang.',
    'Arbeidsgjevaren du førte opp, stadfesta ikkje at du treng tilgang.',
  ],
  [
    'Ikke tilknyttet et redigert medium',
    'Vi fant ikke at redaksjonen du oppga, er et redigert medium med ansvarlig redaktør.',
    'Vi fann ikkje at redaksjonen du førte opp, er eit redigert medium med ansvarleg redaktør.',
  ],
  [
    'Kontaktpersonen kunne ikke nås',
    'Vi fikk ikke kontakt med kontaktpersonen du oppga. Du kan søke på nytt med en annen kontaktperson.',
    'Vi fekk ikkje kontakt med kontaktpersonen du førte opp. Du kan søke på nytt med ein annan kontaktperson.',
  ],
  [
    'Skal brukes til annet enn journalistikk',
    'Tilgangen skal brukes til annet enn journalistikk. Tilgang gis ikke til markedsføring.',
    'Tilgangen skal brukast til anna enn journalistikk. Tilgang blir ikkje gitt til marknadsføring.',
  ],
  [
    'Har allerede tilgang',
    'Du har allerede tilgang til Domstolenes pressetjeneste, og trenger ikke å søke.',
    'Du har allereie tilgang til Pressetenesta til domstolane, og treng ikkje søke.',
  ],
  [
    'Sendt på papir (utgått)',
    'Søknader på papir behandles ikke lenger. Søk på nettsiden.',
    'Søknader på papir blir ikkje behandla lenger. Søk på nettsida.',
  ],
] as const;

/** A reason of the list, as an application is rejected for it. */
export interface DeskGrunn {
  readonly id: number;
  readonly tekst: string;
}

/** The reasons, of which the last is no longer in use. */
export async function writeGrunner(desk: Desk): Promise<DeskGrunn[]> {
  const { db, now, random, administrator, log } = desk;
  const written: DeskGrunn[] = [];
  for (const [at, [navn, tekstNb, tekstNn]] of GRUNNER.entries()) {
    const actor = administrator();
    const time = workDaysAgo(random, now, 200 - at);
    const iBruk = at < GRUNNER.length - 1;
    const form = { navn, tekstNb, tekstNn, iBruk, plass: at + 1 };
    const id = await insertAvslagsgrunn(db, form, { av: actor.identitetHash, now: time });
    const detaljer = { avslagsgrunnId: id, navn, iBruk, nr: 1 };
    log.push({ at: time, actor, entry: { action: 'avslagsgrunn_lagret', detaljer } });
    if (iBruk) written.push({ id, tekst: tekstNb });
  }
  return written;
}

const MAL = 'soeknad_mottatt';
const NEXT = {
  nb: 'Kontaktpersonen du oppga, får nå en e-post og har 30 dager på å svare. Vi behandler søknaden når svaret har kommet.',
  nn: 'Kontaktpersonen du førte opp, får no ein e-post og har 30 dagar på å svare. Vi behandlar søknaden når svaret har kome.',
};
const FIRST = {
  nb: 'Kontaktpersonen du oppga, får nå en e-post. Deretter behandler vi søknaden.',
  nn: 'Kontaktpersonen du førte opp, får no ein e-post. Deretter behandlar vi søknaden.',
};

const tekster = (next: typeof NEXT) => ({
  nb: {
    emne: 'Vi har mottatt søknaden din',
    tekst: `Hei, {fornavn}\n\nVi har mottatt søknaden din om tilgang til Domstolenes pressetjeneste.\n\n${next.nb}\n\n{lenke}`,
  },
  nn: {
    emne: 'Vi har fått søknaden din',
    tekst: `Hei, {fornavn}\n\nVi har fått søknaden din om tilgang til Pressetenesta til domstolane.\n\n${next.nn}\n\n{lenke}`,
  },
});

/** The receipt, written anew twice. */
export async function writeEpostmal(desk: Desk): Promise<void> {
  const { db, now, random, administrator, log } = desk;
  for (const [etter, next] of [FIRST, NEXT].entries()) {
    const actor = administrator();
    const at = workDaysAgo(random, now, 60 - 40 * etter);
    const ny = { mal: MAL, etter, tekster: tekster(next), av: actor.identitetHash } as const;
    await addVersjon(db, ny, at);
    log.push({
      at,
      actor,
      entry: { action: 'epostmal_lagret', detaljer: { mal: MAL, nr: etter + 1 } },
    });
  }
}
