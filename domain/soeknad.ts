import { soeknadMessages } from './soeknad-messages.ts';

/** An application's status as the wire has it (SPEC §4). */
export const STATUS = { ny: 0, godkjent: 1, avslaatt: 2, paaVent: 3 } as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** What an administrator can do with an application. */
export type SoeknadEvent =
  | { readonly type: 'godkjenn'; readonly settPaaVent: boolean }
  | { readonly type: 'lagre'; readonly settPaaVent: boolean }
  | { readonly type: 'avslaa'; readonly begrunnelse: string };

/** The next status, or why not: `felt` is the field of the review form that the message belongs to. */
export type SoeknadMove =
  | { readonly status: Status }
  | { readonly refused: 'decided' }
  | {
      readonly refused: 'guard';
      readonly felt: 'settPaaVent' | 'avslagBegrunnelse';
      readonly message: string;
    };

type Rule<T extends SoeknadEvent['type']> = (
  event: Extract<SoeknadEvent, { type: T }>,
) => SoeknadMove;

const godkjenn: Rule<'godkjenn'> = ({ settPaaVent }) =>
  settPaaVent
    ? { refused: 'guard', felt: 'settPaaVent', message: soeknadMessages.review.onHold }
    : { status: STATUS.godkjent };
const lagre: Rule<'lagre'> = ({ settPaaVent }) => ({
  status: settPaaVent ? STATUS.paaVent : STATUS.ny,
});
const avslaa: Rule<'avslaa'> = ({ begrunnelse }) =>
  begrunnelse.trim() === ''
    ? { refused: 'guard', felt: 'avslagBegrunnelse', message: soeknadMessages.review.reason }
    : { status: STATUS.avslaatt };

const open = { godkjenn, lagre, avslaa } as const;

/** Administrators act only on Ny and På vent; a decision is final (SPEC §4). The database agrees (migration 0005). */
export const SOEKNAD_MOVES: Readonly<
  Record<Status, { readonly [T in SoeknadEvent['type']]?: Rule<T> }>
> = {
  [STATUS.ny]: open,
  [STATUS.paaVent]: open,
  [STATUS.godkjent]: {},
  [STATUS.avslaatt]: {},
};

/** What becomes of an application in `status` by the event. */
export function moveSoeknad(status: Status, event: SoeknadEvent): SoeknadMove {
  const rule = SOEKNAD_MOVES[status][event.type] as Rule<SoeknadEvent['type']> | undefined;
  return rule ? rule(event) : { refused: 'decided' };
}

/** Whether the applicant waits for a decision: then there can't be a second application (SPEC §2, soeknad). */
export function isActive(status: Status): boolean {
  return status === STATUS.ny || status === STATUS.paaVent;
}
