import type {
  AdminSak,
  ForslagRad,
  Opplysning,
  SakBegrensning,
  Tilbaketrekking,
} from '#contract/admin/saker.ts';
import { type ForslagSvar, opphevesAvTo } from '#domain/forslag.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { formatDay } from '#web/format.ts';
import { HIDEABLE, t } from './texts.tsx';

type Dokument = NonNullable<Opplysning['dokument']>;

/** What can be hidden. */
export type Hideable =
  | { readonly omfang: 'sak' | 'parter' }
  | { readonly omfang: 'dokument'; readonly dokument: Dokument; readonly aapnet: number | null };

/** A change that the administrator has asked for, and that a dialog asks more about. */
export type Change =
  | { readonly kind: 'skjul'; readonly what: Hideable }
  | { readonly kind: 'begrens' }
  | {
      readonly kind: 'opphev';
      readonly what: Hideable;
      readonly tilbaketrekking: Tilbaketrekking;
    }
  | {
      /** Of what is hidden for safety: another one answers. */
      readonly kind: 'foreslaa';
      readonly what: Hideable;
      readonly tilbaketrekking: Tilbaketrekking;
    }
  | {
      readonly kind: 'svar';
      readonly what: Hideable;
      readonly tilbaketrekking: Tilbaketrekking;
      readonly forslag: ForslagRad;
      readonly svar: ForslagSvar;
    }
  | { readonly kind: 'opphevBegrensning'; readonly begrensning: SakBegrensning & { id: number } };

/** Sends a change, and says what was done with it. `typed` is kept for whoever finds that another one was first. */
export type Attempt = (
  send: () => Promise<AdminSak>,
  receipt: (sak: AdminSak) => string,
  typed: string,
) => Promise<void>;

/** What is hidden, as in «Skjul partene»; `hva` begins a sentence when `isFirst`. */
export function nameOf(what: Pick<Hideable, 'omfang'> & { dokument?: { filtype: string } | null }) {
  if (what.omfang === 'sak') return HIDEABLE.sak;
  if (what.omfang === 'parter') return HIDEABLE.parter;
  return HIDEABLE[what.dokument?.filtype === 'avgjoerelse' ? 'avgjoerelse' : 'tiltale'];
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);

/** A document in the table: its type and its day. */
export function dokumentName({ filtype, publiseringsdato }: Dokument): string {
  return (filtype === 'tiltale' ? t.indictmentOf : t.decisionOf)(formatDay(publiseringsdato));
}

/** The line of the table that says this about the parties or a document. */
export function hideableOf({ type, dokument, aapnet }: Opplysning): Hideable | null {
  if (type === 'dokument' && dokument) return { omfang: 'dokument', dokument, aapnet };
  return type === 'parter' ? { omfang: 'parter' } : null;
}

/** Whether the case has an indictment that journalists see, in which the names of the parties stand. */
export function hasTiltale({ opplysninger }: AdminSak): boolean {
  return opplysninger.some(({ dokument, tilbaketrekking }) =>
    dokument?.filtype === 'tiltale' ? tilbaketrekking === null : false,
  );
}

export const begrensningName = ({ type }: Pick<SakBegrensning, 'type'>) => BEGRENSNING_NAVN[type];

/** What showing it again takes: one person, or a proposal and another one. */
export const liftingOf = (tilbaketrekking: Tilbaketrekking) =>
  opphevesAvTo(tilbaketrekking.grunn) ? ('foreslaa' as const) : ('opphev' as const);
