import type { Day } from './time.ts';

/** A court meeting; `start` and `slutt` are instants. */
export interface Rettsmoete {
  readonly start: Date;
  readonly slutt: Date;
  readonly sal: string | null;
  readonly rettsalAdresse: string | null;
  readonly rettsmoetetype: string | null;
}

export const FILTYPER = ['tiltale', 'avgjoerelse'] as const;
export type Filtype = (typeof FILTYPER)[number];

/** A published file of a case. An `avgjoerelse` always has its `avgivelsesdato`. */
export interface Dokument {
  readonly filtype: Filtype;
  readonly tittel: string;
  readonly filNavn: string;
  readonly domstolInitialer: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
}

/** A case as Postgres stores it, hidden parts included: only presenters and `buildDocument` pass parts of it on. */
export interface Sak {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly domstolId: string;
  readonly domstolNavn: string;
  /** Every name by which the court is found: code, present and former names, seat. */
  readonly domstolSoekenavn: readonly string[];
  readonly saksTema: string | null;
  readonly sakstype: string | null;
  readonly parter: string | null;
  /** The court itself has anonymised the parties. */
  readonly parterAnonymisert: boolean;
  /** One lawyer per line. */
  readonly advokat: string | null;
  readonly bistandsadvokater: readonly string[];
  /** The judge. */
  readonly rettensAdministrator: string | null;
  readonly erHentetFraSakApi: boolean;
  /** Shown instead of meeting times for a case-API case. */
  readonly beskrivelse: string | null;
  /** When the service first saw the case; the sort key of 'Nye saker'. */
  readonly foerstSett: Date;
  readonly versjon: number;
  /** Ascending by start. */
  readonly rettsmoeter: readonly Rettsmoete[];
  readonly dokumenter: readonly Dokument[];
}

/** The instant at which the case's last hearing ends; null without hearings. */
export function lastHearingEnd(sak: Pick<Sak, 'rettsmoeter'>): Date | null {
  const ends = sak.rettsmoeter.map((moete) => moete.slutt.getTime());
  return ends.length === 0 ? null : new Date(ends.reduce((a, b) => Math.max(a, b)));
}
