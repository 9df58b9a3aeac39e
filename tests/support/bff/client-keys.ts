import { generateKeyPairSync } from 'node:crypto';
import type { JWK } from 'jose';
import type { ClientKey } from '#bff/client-key.ts';

/** A key pair of ours: the private one as it is used and as it stands in a setting, the public one as it is registered. */
export interface TestKey {
  readonly clientKey: ClientKey;
  readonly pem: string;
  readonly jwk: JWK;
  readonly registered: JWK;
}

export function makeClientKey(kid: string, alg: ClientKey['alg'] = 'RS256'): TestKey {
  const { privateKey, publicKey } =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    clientKey: { key: privateKey, alg, kid },
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    jwk: { ...(privateKey.export({ format: 'jwk' }) as JWK), kid },
    registered: { ...(publicKey.export({ format: 'jwk' }) as JWK), kid, alg, use: 'sig' },
  };
}
