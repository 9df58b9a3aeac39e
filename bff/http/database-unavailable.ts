import { z } from 'zod';

/** SQLSTATE: connection exceptions, too many connections, server shutting down, statement timeout. */
const SQLSTATE = /^(08...|53300|57P0[1-5]|57014)$/;
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EAI_AGAIN',
]);
/** For these the driver has neither a code nor a class, only words; knex puts the statement in front. */
const DRIVER =
  /(Connection terminated( unexpectedly| due to connection timeout)?|Query read timeout|timeout expired|Client has encountered a connection error and is not queryable)$/;

const failure = z.object({
  name: z.string().catch(''),
  code: z.string().catch(''),
  message: z.string().catch(''),
});

/** Whether Postgres could not be reached or did not answer in time, as opposed to having said no. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, message } = failure.parse(error);
  if (name === 'KnexTimeoutError' || SYSTEM.has(code) || SQLSTATE.test(code)) return true;
  return code === '' && DRIVER.test(message);
}
