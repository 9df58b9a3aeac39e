import { bokmaal, texts } from './texts.ts';
import { LIMITS } from './text-rules.ts';

/* Why applications are rejected: the reasons that administrators keep, and the text that is made of those that are ticked. */

/**
 * With which the reason for a rejection begins (`avslagSoeknadMal` on the wire). The e-mail around it greets, says that the
 * application is rejected, and signs.
 */
export const avslagTekster = texts({
  mal: {
    nb: `Søknaden er avslått fordi kriteriene for godkjenning ikke er oppfylt.

Du kan sende ny søknad når forholdet er rettet.`,
    nn: `Søknaden er avslått fordi kriteria for godkjenning ikkje er oppfylte.

Du kan sende ny søknad når forholdet er retta.`,
  },
});

/** How many reasons there can be. */
export const MAX_GRUNNER = 30;

export const avslagMessages = bokmaal({
  navn: 'Navn må fylles ut.',
  navnTooLong: `Navnet kan ikke være lengre enn ${LIMITS.line} tegn.`,
  navnTaken: 'Det finnes en grunn med dette navnet.',
  tekst: 'Teksten må fylles ut på begge målformer.',
  full: `Det kan ikke være flere enn ${MAX_GRUNNER} grunner. Endre en av dem.`,
  unknown: 'En av grunnene finnes ikke.',
  changed: 'Grunnen er endret av en annen.',
});

/** A reason that can be ticked, in the applicant's language. */
interface Grunn {
  readonly id: number;
  readonly tekst: string;
}

/** The reason that the applicant is given: what is said of each tick, in the order of the list; without any, the template. */
export function begrunnelseOf(
  mal: string,
  grunner: readonly Grunn[],
  valgte: readonly number[],
): string {
  const said = grunner.filter(({ id }) => valgte.includes(id)).map(({ tekst }) => tekst);
  return said.length > 0 ? said.join('\n\n') : mal;
}

/** The ticks after one has been pressed. */
export function withTick(valgte: readonly number[], id: number): readonly number[] {
  return valgte.includes(id) ? valgte.filter((one) => one !== id) : [...valgte, id];
}
