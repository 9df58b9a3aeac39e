import { MailRefused, MailUnavailable } from '#bff/mail/port.ts';
import { isDatabaseUnavailable } from '#db/errors.ts';
import { OwnWords } from '#domain/own-words.ts';

/** What the codes of the system, of Postgres and of TLS mean. */
const MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens at that address',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: "the name of the host can't be looked up now",
  ECONNRESET: 'the connection was ended',
  ETIMEDOUT: 'it does not answer in time',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the network of the host',
  ENOENT: 'it is not there',
  EACCES: 'we may not',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk can only be read',
  '28P01': 'Postgres refuses the password',
  '28000': 'Postgres refuses the user, or a connection like this one (pg_hba.conf)',
  '3D000': 'there is no such database',
  '42P01': 'a table is missing: the database has not been migrated',
  '42501': 'the user may not do this',
  '53300': 'Postgres has no connection to spare',
  '57P03': 'Postgres is starting or stopping',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by itself and not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: "the certificate's authority is not trusted",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "the certificate's authority is not known",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "the certificate's authority is not known",
  CERT_HAS_EXPIRED: 'the certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  OAUTH_TIMEOUT: 'it does not answer in time',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'its metadata name another issuer',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'its answer is not that of an OpenID provider',
  OAUTH_RESPONSE_IS_NOT_JSON: 'its answer is not JSON',
};

/**
 * An error in words that may be printed: what its code means, or what we have written ourselves. Other messages are left out, because
 * they may quote what is secret or personal.
 */
export function meaningOf(error: unknown): string {
  if (error instanceof OwnWords) return error.message;
  const isMail = error instanceof MailUnavailable || error instanceof MailRefused;
  const codes = isMail ? [error.detalj ?? error.kode] : codesIn(error);
  const known = codes.find((code) => MEANINGS[code]);
  if (known) return `${MEANINGS[known]} (${known})`;
  if (error instanceof Error && /does not support SSL/.test(error.message))
    return 'Postgres does not offer TLS, and DATABASE_URL asks for it';
  if (isDatabaseUnavailable(error) || errorName(error) === 'TimeoutError')
    return 'it does not answer in time';
  if (isMail) return `it says ${codes.join(' ')}`;
  return `an unexpected error (${[errorName(error), ...codes].join(' ')})`;
}

const errorName = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/** The codes of an error and of what caused it. */
function codesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause;
  return [...own, ...codesIn(inner)];
}
