import { texts, type Both } from '#domain/texts.ts';
import type { InnsynFormat } from '#domain/innsyn/deler.ts';

/** Everything that is stored about oneself, as a file. */
export const t = texts({
  heading: { nb: 'Last ned alt om meg', nn: 'Last ned alt om meg' },
  stored: { nb: 'Det som er lagret om meg', nn: 'Det som er lagra om meg' },
  right: {
    nb: 'Du har rett til innsyn, og til å ta opplysningene med deg.',
    nn: 'Du har rett til innsyn, og til å ta opplysningane med deg.',
  },
  lead: {
    nb: 'Filen har det pressetjenesten har lagret om deg: profil, søknader, lagrede søk, favoritter, notater, e-poster og loggen over det du har gjort. Det som ikke er med, står i filen, og hvorfor.',
    nn: 'Fila har det pressetenesta har lagra om deg: profil, søknader, lagra søk, favorittar, notat, e-postar og loggen over det du har gjort. Det som ikkje er med, står i fila, og kvifor.',
  },
  care: {
    nb: 'Ta vare på filen som på notatene dine. Nedlastingen blir logget.',
    nn: 'Ta vare på fila som på notata dine. Nedlastinga blir logga.',
  },
});

/** Of the dialog, whoever the file is about. */
export const dialogTexts = texts({
  format: { nb: 'Filtype', nn: 'Filtype' },
  download: { nb: 'Last ned', nn: 'Last ned' },
  busy: { nb: 'Lager filen …', nn: 'Lagar fila …' },
  failed: { nb: 'Filen kunne ikke lages.', nn: 'Fila kunne ikkje lagast.' },
});

export const FORMAT_NAVN = texts({
  html: { nb: 'Til å lese (HTML)', nn: 'Til å lese (HTML)' },
  json: { nb: 'For andre programmer (JSON)', nn: 'For andre program (JSON)' },
} satisfies Record<InnsynFormat, Both>);
