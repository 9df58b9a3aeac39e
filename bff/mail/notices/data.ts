import type { EndringFortalt } from '#contract/notices.ts';
import type { Varsle } from '#domain/notices.ts';
import type { BegrensningType, Rettsmoete } from '#domain/sak.ts';

/** A case as it is told of in an e-mail: neither parties nor subject. */
interface SakIEpost {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly domstolNavn: string;
  readonly sakstype: string | null;
  /** It is told without hearing times. */
  readonly erHentetFraSakApi: boolean;
  readonly begrensninger: readonly BegrensningType[];
  /** The reader's own labels of it. */
  readonly merker: readonly string[];
}

/** A hit, with the next of its hearings that were asked for; null: none is to come. */
export interface TreffIEpost extends SakIEpost {
  readonly moete: Pick<Rettsmoete, 'start' | 'sal' | 'rettsmoetetype'> | null;
}

/** What has happened to a favourite. */
export interface EndringIEpost extends SakIEpost {
  readonly endring: EndringFortalt;
}

/** What may be told of news at the time of sending. All lists are in the order in which they are told. */
export interface NoticesData {
  readonly soek: readonly {
    readonly id: number;
    /** What its owner calls it. */
    readonly navn: string;
    readonly treff: readonly TreffIEpost[];
  }[];
  readonly endringer: readonly EndringIEpost[];
  /** There is more than one e-mail is made of. */
  readonly flere: boolean;
  /** How soon its reader wants to be told; null when that is not the same for all of it. */
  readonly varsle: Exclude<Varsle, 'aldri'> | null;
  /** Of the link that stops these e-mails: the press user, and until when it works. */
  readonly stopp: { readonly id: string; readonly utloeper: string };
}
