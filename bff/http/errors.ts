import type { SkjultSak } from '#contract/skjult.ts';
import { abonnementMessages } from '#domain/abonnement.ts';
import { angreMessages } from '#domain/angre.ts';
import { adminApiMessages, apiMessages } from '#domain/api-messages.ts';
import { avslagMessages } from '#domain/avslag.ts';
import { driftMessages } from '#domain/drift.ts';
import { epostMalMessages } from '#domain/epost-mal.ts';
import { forslagMessages } from '#domain/forslag.ts';
import { klageMessages, klageSvarMessages } from '#domain/klage.ts';
import { gjennomgangMessages } from '#domain/gjennomgang.ts';
import { lagredeSoekMessages } from '#domain/lagrede-soek.ts';
import { messages } from '#domain/messages.ts';
import { noekkelMessages } from '#domain/noekler.ts';
import { redaksjonMessages } from '#domain/redaksjon.ts';
import { suspensjonMessages } from '#domain/redaksjon-suspensjon.ts';
import { notatMessages } from '#domain/notat.ts';
import { opplastingMessages } from '#domain/opplasting.ts';
import { ubruktMessages } from '#domain/ubrukt.ts';
import type { Refusal } from '#domain/permissions.ts';
import { slettingMessages } from '#domain/sletting.ts';
import { spoerreIgjenMessages } from '#domain/spoerre-igjen.ts';
import { type Omfang, skjultMessages, tilbaketrekkingMessages } from '#domain/tilbaketrekking.ts';

type FieldErrors = Readonly<Record<string, readonly string[]>>;
type Headers = Readonly<Record<string, string>>;
interface More {
  readonly errors?: FieldErrors;
  readonly skjultSak?: SkjultSak;
  readonly naa?: unknown;
  readonly headers?: Headers;
}

/** An answer other than a success. Users are shown `message`; programs compare `id`, which never changes. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly id: string;
  readonly errors: FieldErrors;
  readonly headers: Headers;
  readonly skjultSak: SkjultSak | null;
  /** What is stored now, with a 409; undefined when that is not told. */
  readonly naa: unknown;

  constructor(status: number, id: string, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.id = id;
    this.errors = more.errors ?? {};
    this.headers = more.headers ?? {};
    this.skjultSak = more.skjultSak ?? null;
    this.naa = more.naa;
  }
}

type Dependency = 'database' | 'search' | 'sign_in' | 'documents';

const refusals: Readonly<Record<Refusal, readonly [number, keyof typeof apiMessages]>> = {
  unauthenticated: [401, 'unauthenticated'],
  no_access: [403, 'noAccess'],
  access_lapsed: [403, 'accessLapsed'],
  has_access: [409, 'hasAccess'],
  suspended: [403, 'suspended'],
  not_admin: [403, 'notAdmin'],
};

/** Why an employer's link is closed (domain/arbeidsgiver.ts). */
const linkMessages = {
  used: 'linkUsed',
  replaced: 'linkReplaced',
  expired: 'linkExpired',
} as const;

/** The same refusal, with what is stored now. */
export function withStored(error: HttpError, naa: unknown): HttpError {
  const { status, id, message, errors, headers } = error;
  return new HttpError(status, id, message, { errors, headers, naa });
}

/** Every error that the service answers with. */
export const httpErrors = {
  validation: (errors: FieldErrors) =>
    new HttpError(400, 'validation', apiMessages.validation, { errors }),
  refused: (refusal: Refusal) => {
    const [status, text] = refusals[refusal];
    return new HttpError(status, refusal, apiMessages[text]);
  },
  /** To a program: there is nobody to lead to sign-in (RFC 6750 §3). */
  invalidKey: () =>
    new HttpError(401, 'invalid_key', noekkelMessages.invalid, {
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    }),
  outsideKey: () =>
    new HttpError(403, 'outside_key', noekkelMessages.outside, {
      headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' },
    }),
  malformed: () => new HttpError(400, 'malformed', apiMessages.malformed),
  forgedRequest: () => new HttpError(403, 'forged_request', apiMessages.forgedRequest),
  logoutRefused: () => new HttpError(400, 'logout_refused', apiMessages.malformed),
  notFound: () => new HttpError(404, 'not_found', apiMessages.notFound),
  methodNotAllowed: (allowed: string) =>
    new HttpError(405, 'method_not_allowed', apiMessages.methodNotAllowed, {
      headers: { Allow: allowed },
    }),
  applicationActive: () => new HttpError(409, 'application_active', apiMessages.applicationActive),
  applicationDecided: () =>
    new HttpError(409, 'application_decided', adminApiMessages.applicationDecided),
  applicationChanged: () =>
    new HttpError(409, 'application_changed', adminApiMessages.applicationChanged),
  tooLateToUndo: () => new HttpError(409, 'too_late_to_undo', angreMessages.tooLate),
  appliedAgain: () => new HttpError(409, 'applied_again', angreMessages.appliedAgain),
  /** To the applicant: decided, or taken back in another tab. */
  applicationEnded: () => new HttpError(409, 'application_ended', spoerreIgjenMessages.ended),
  klageSent: () => new HttpError(409, 'klage_sent', klageMessages.alleredeSendt),
  /** To the applicant: taken up again, or there is a newer application. */
  rejectionEnded: () => new HttpError(409, 'rejection_ended', klageMessages.ikkeAvslaatt),
  klageChanged: () => new HttpError(409, 'klage_changed', klageSvarMessages.endret),
  employerAnswered: () => new HttpError(409, 'employer_answered', spoerreIgjenMessages.answered),
  askedToday: () => new HttpError(409, 'asked_today', spoerreIgjenMessages.askedToday),
  tooManyQuestions: () => new HttpError(409, 'too_many_questions', spoerreIgjenMessages.tooMany),
  appliedOften: () => new HttpError(409, 'applied_often', spoerreIgjenMessages.appliedOften),
  notatChanged: () => new HttpError(409, 'notat_changed', notatMessages.changed),
  tooManyNotater: () => new HttpError(409, 'too_many_notater', notatMessages.tooManySaker),
  brukerChanged: () => new HttpError(409, 'bruker_changed', adminApiMessages.brukerChanged),
  redaksjonChanged: () => new HttpError(409, 'redaksjon_changed', redaksjonMessages.endret),
  redaksjonHasPersons: () =>
    new HttpError(409, 'redaksjon_has_persons', redaksjonMessages.harPersoner),
  redaksjonSuspended: () => new HttpError(409, 'redaksjon_suspended', redaksjonMessages.suspendert),
  redaksjonNameTaken: () =>
    new HttpError(409, 'redaksjon_name_taken', redaksjonMessages.navnFinnes),
  notSeparable: () => new HttpError(409, 'not_separable', redaksjonMessages.kanIkkeAngres),
  notUnused: () => new HttpError(409, 'not_unused', ubruktMessages.notUnused),
  notSuspendable: () => new HttpError(409, 'not_suspendable', adminApiMessages.notSuspendable),
  notSuspended: () => new HttpError(409, 'not_suspended', adminApiMessages.notSuspended),
  redaksjonNotSuspended: () =>
    new HttpError(409, 'redaksjon_not_suspended', suspensjonMessages.notSuspended),
  listWithoutEditor: () => new HttpError(409, 'list_without_editor', suspensjonMessages.noEditor),
  listWithoutPeople: () => new HttpError(409, 'list_without_people', suspensjonMessages.nobody),
  /** Nothing else is decided of somebody who is being deleted; and nobody applies meanwhile. */
  slettingBestilt: (message: string = slettingMessages.ordered) =>
    new HttpError(409, 'deletion_ordered', message),
  slettingAngret: () => new HttpError(409, 'deletion_undone', slettingMessages.notOrdered),
  slettingForSent: () => new HttpError(409, 'too_late_to_undo', slettingMessages.tooLate),
  bannerChanged: () => new HttpError(409, 'varsel_changed', adminApiMessages.bannerChanged),
  bannerExists: () => new HttpError(409, 'varsel_exists', adminApiMessages.bannerExists),
  avslagsgrunnChanged: () => new HttpError(409, 'avslagsgrunn_changed', avslagMessages.changed),
  rowJudged: () => new HttpError(409, 'row_judged', gjennomgangMessages.changed),
  reviewSigned: () => new HttpError(409, 'review_signed', gjennomgangMessages.signed),
  /** Nobody judges what they have done, or what was done to them. */
  ownRow: () => new HttpError(403, 'own_row', gjennomgangMessages.own),
  epostmalChanged: () => new HttpError(409, 'epostmal_changed', epostMalMessages.changed),
  alreadyRetried: () => new HttpError(409, 'already_retried', driftMessages.alreadyRetried),
  importBusy: () => new HttpError(409, 'import_busy', opplastingMessages.busy),
  listeChanged: () => new HttpError(409, 'liste_changed', opplastingMessages.changed),
  listeTooLate: () => new HttpError(409, 'liste_too_late', opplastingMessages.tooLate),
  listeTakenBack: () => new HttpError(409, 'liste_taken_back', opplastingMessages.takenBack),
  rebuildActive: () => new HttpError(409, 'rebuild_active', driftMessages.oppbygging.active),
  tooManyNoekler: () => new HttpError(409, 'noekler_full', noekkelMessages.full),
  tooManySaved: () => new HttpError(409, 'lagrede_soek_full', lagredeSoekMessages.full),
  tooManyAbonnementer: () => new HttpError(409, 'abonnementer_full', abonnementMessages.full),
  linkEnded: (why: keyof typeof linkMessages) =>
    new HttpError(410, `link_${why}`, apiMessages[linkMessages[why]]),
  /** To an editor: people have come or gone since the list was read. */
  listChanged: () => new HttpError(409, 'list_changed', apiMessages.listChanged),
  gone: (message: string) => new HttpError(410, 'gone', message),
  /** Only to somebody who has opened the case or has it as a favourite; to everybody else it is `notFound`. */
  skjultSak: (skjultSak: SkjultSak) =>
    new HttpError(410, 'sak_skjult', skjultMessages.sak, { skjultSak }),
  unknownSak: () => new HttpError(404, 'not_found', tilbaketrekkingMessages.notFound),
  alreadyHidden: (omfang: Omfang) =>
    new HttpError(409, 'already_hidden', tilbaketrekkingMessages.alreadyHidden[omfang]),
  alreadyLifted: () => new HttpError(409, 'already_lifted', tilbaketrekkingMessages.alreadyLifted),
  alreadyRestricted: () =>
    new HttpError(409, 'already_restricted', tilbaketrekkingMessages.alreadyRestricted),
  needsTwo: () => new HttpError(409, 'needs_two', forslagMessages.needsTwo),
  needsOne: () => new HttpError(409, 'needs_one', forslagMessages.onlySafety),
  alreadyProposed: () => new HttpError(409, 'already_proposed', forslagMessages.already),
  proposalOver: () => new HttpError(409, 'proposal_over', forslagMessages.over),
  /** Of a proposal: the same person answers it, or another one takes it back. */
  notYours: (message: string) => new HttpError(409, 'not_yours', message),
  skjultChanged: () => new HttpError(409, 'skjult_changed', tilbaketrekkingMessages.changed),
  requestTimeout: () => new HttpError(408, 'request_timeout', apiMessages.requestTimeout),
  headersTooLarge: () => new HttpError(431, 'headers_too_large', apiMessages.headersTooLarge),
  lengthRequired: () => new HttpError(411, 'length_required', apiMessages.lengthRequired),
  tooLarge: () =>
    new HttpError(413, 'too_large', apiMessages.tooLarge, { headers: { Connection: 'close' } }),
  unsupportedMediaType: () =>
    new HttpError(415, 'unsupported_media_type', apiMessages.unsupportedMediaType),
  rangeNotSatisfiable: (bytes: number) =>
    new HttpError(416, 'range_not_satisfiable', apiMessages.rangeNotSatisfiable, {
      headers: { 'Content-Range': `bytes */${bytes}` },
    }),
  tooManyRequests: (seconds: number) =>
    new HttpError(429, 'too_many_requests', apiMessages.tooManyRequests, {
      headers: { 'Retry-After': String(seconds) },
    }),
  unexpected: () => new HttpError(500, 'unexpected', apiMessages.unexpected),
  /** The message is a heading, which the page adds a text to. */
  registerUnavailable: () =>
    new HttpError(503, 'register_unavailable', messages.auth.registerFailed, {
      headers: { 'Retry-After': '5' },
    }),
  /** The message is in `errors` too, where the search page reads what it shows. */
  searchTooSlow: () =>
    new HttpError(503, 'search_too_slow', apiMessages.searchTooSlow, {
      errors: { query: [apiMessages.searchTooSlow] },
      headers: { 'Retry-After': '5' },
    }),
  /** Everything is there, and there are more requests than connections to the database. */
  overloaded: () =>
    new HttpError(503, 'overloaded', apiMessages.overloaded, { headers: { 'Retry-After': '5' } }),
  clockWrong: () =>
    new HttpError(503, 'clock_wrong', apiMessages.clockWrong, { headers: { 'Retry-After': '60' } }),
  unavailable: (dependency: Dependency) =>
    new HttpError(503, `${dependency}_unavailable`, apiMessages.unavailable, {
      headers: { 'Retry-After': '5' },
    }),
};
