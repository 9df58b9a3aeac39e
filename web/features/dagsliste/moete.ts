import type { DagslisteSak, MoeteOfDay } from '#contract/dagsliste.ts';
import type { BegrensningType } from '#domain/sak.ts';

/** A line of the list: a hearing that is held, or was to be, with its case. */
export interface Moete extends Pick<MoeteOfDay, 'utgaar' | 'flyttetFra' | 'flyttetTil'> {
  readonly saksnummer: string;
  readonly start: string;
  readonly slutt: string;
  readonly sal: string | null;
  readonly type: string | null;
  /** Of the hearing and of the whole case, each once. */
  readonly begrensninger: readonly BegrensningType[];
  readonly sak: DagslisteSak;
}

/** A case with two hearings on the day has two lines. */
export function moeterOf(saker: readonly DagslisteSak[]): Moete[] {
  return saker.flatMap((sak) =>
    sak.moeter.map(({ rettsmøteType: type, begrensninger, ...moete }) => ({
      ...{ ...moete, saksnummer: sak.saksnummer, type, sak },
      begrensninger: [...new Set([...sak.begrensninger.map(({ type }) => type), ...begrensninger])],
    })),
  );
}
