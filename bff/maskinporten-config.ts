import { z } from 'zod';
import { isHttps, type Rule } from '#settings/shared.ts';
import { type ClientKey, clientKey, clientKeyId, isNameless, namedKey } from './client-key.ts';

/** How the token is fetched that the population register wants. Without all of them a gateway adds it. */
export const maskinportenVariables = {
  MASKINPORTEN_ISSUER: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Maskinporten, as it calls itself (`https://maskinporten.no/`), when no gateway adds the token of the population register; https in production',
    ),
  MASKINPORTEN_CLIENT_ID: z.string().min(1).optional().describe('our name at Maskinporten'),
  MASKINPORTEN_SCOPE: z
    .string()
    .regex(/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'must be scopes')
    .optional()
    .describe('what the population register asks for, with a blank between several'),
  MASKINPORTEN_KEY: clientKey(
    'our private key at Maskinporten, which takes RSA only: PEM or JWK, mostly by `MASKINPORTEN_KEY_FILE`',
  ),
  MASKINPORTEN_KEY_ID: clientKeyId('MASKINPORTEN_KEY'),
};
type MaskinportenValues = z.output<z.ZodObject<typeof maskinportenVariables>>;

const TOGETHER = [
  'MASKINPORTEN_ISSUER',
  'MASKINPORTEN_CLIENT_ID',
  'MASKINPORTEN_SCOPE',
  'MASKINPORTEN_KEY',
] as const;

/** Whether Maskinporten is to be asked: one of its settings is there. */
export function isMaskinportenMeant(values: Partial<MaskinportenValues>): boolean {
  return [...TOGETHER, 'MASKINPORTEN_KEY_ID' as const].some((name) => values[name] !== undefined);
}

export const maskinportenRules: readonly Rule<MaskinportenValues>[] = [
  ...TOGETHER.map((name): Rule<MaskinportenValues> => [
    name,
    (v) => !isMaskinportenMeant(v) || v[name] !== undefined,
    'is required with the other settings of Maskinporten',
  ]),
  [
    'MASKINPORTEN_KEY_ID',
    (v) => !isNameless(v.MASKINPORTEN_KEY, v.MASKINPORTEN_KEY_ID),
    'is required with a key that does not bring its name (kid)',
  ],
];

export const maskinportenProductionRules: readonly Rule<MaskinportenValues>[] = [
  ['MASKINPORTEN_ISSUER', (v) => isHttps(v.MASKINPORTEN_ISSUER), 'must be https in production'],
];

/** Who we are at Maskinporten, and what we ask for. */
export interface MaskinportenClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  readonly key: ClientKey;
}

/** Null when its settings are absent, or not complete. */
export function maskinportenOf(values: Partial<MaskinportenValues>): MaskinportenClient | null {
  const { MASKINPORTEN_ISSUER: issuer, MASKINPORTEN_CLIENT_ID: clientId } = values;
  const { MASKINPORTEN_SCOPE: scope, MASKINPORTEN_KEY, MASKINPORTEN_KEY_ID } = values;
  const key = namedKey(MASKINPORTEN_KEY, MASKINPORTEN_KEY_ID);
  return issuer && clientId && scope && key ? { issuer, clientId, scope, key } : null;
}
