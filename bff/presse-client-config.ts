import { z } from 'zod';
import type { Rule } from '#settings/shared.ts';
import { clientKey, clientKeyId, type Credential, isNameless, namedKey } from './client-key.ts';

/** What ID-porten knows us by: a password or a key. */
export const presseClientVariables = {
  OIDC_PRESSE_CLIENT_SECRET: z.string().min(1).optional().meta({
    description: 'our password at ID-porten, unless OIDC_PRESSE_CLIENT_KEY is set',
    secret: true,
  }),
  OIDC_PRESSE_CLIENT_KEY: clientKey(
    'our private key at ID-porten (private_key_jwt), instead of a password: PEM or JWK, mostly by `OIDC_PRESSE_CLIENT_KEY_FILE`',
  ),
  OIDC_PRESSE_CLIENT_KEY_ID: clientKeyId('OIDC_PRESSE_CLIENT_KEY'),
};
type PresseClient = z.output<z.ZodObject<typeof presseClientVariables>>;

/** Exactly one of the two, everywhere. */
export const presseClientRules: readonly Rule<PresseClient>[] = [
  [
    'OIDC_PRESSE_CLIENT_SECRET',
    (v) => v.OIDC_PRESSE_CLIENT_SECRET !== undefined || v.OIDC_PRESSE_CLIENT_KEY !== undefined,
    'is required, or OIDC_PRESSE_CLIENT_KEY in its place',
  ],
  [
    'OIDC_PRESSE_CLIENT_KEY',
    (v) => v.OIDC_PRESSE_CLIENT_SECRET === undefined || v.OIDC_PRESSE_CLIENT_KEY === undefined,
    'is set, and OIDC_PRESSE_CLIENT_SECRET too: by which of them are we known to ID-porten?',
  ],
  [
    'OIDC_PRESSE_CLIENT_KEY_ID',
    (v) => !isNameless(v.OIDC_PRESSE_CLIENT_KEY, v.OIDC_PRESSE_CLIENT_KEY_ID),
    'is required with a key that does not bring its name (kid)',
  ],
];

/** Null when nothing usable is set. */
export function presseCredential(v: Partial<PresseClient>): Credential | null {
  const named = namedKey(v.OIDC_PRESSE_CLIENT_KEY, v.OIDC_PRESSE_CLIENT_KEY_ID);
  if (named) return { clientKey: named };
  const { OIDC_PRESSE_CLIENT_SECRET: clientSecret } = v;
  return clientSecret === undefined ? null : { clientSecret };
}
