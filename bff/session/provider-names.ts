import { identityHash } from './crypto.ts';
import { type KeyRing, keysOf } from './key-ring.ts';
import type { SideName } from './side.ts';

/** What a provider names in a logout token: a sign-in or a person. */
type Named = 'sid' | 'sub';

/** A provider's name, as it is stored: keyed, and apart for each provider. */
export function providerHash(key: Buffer, side: SideName, named: Named, name: string): Buffer {
  return identityHash(key, `${named}:${side}:${name}`);
}

/** The same under each key that is read, because a session can be older than the newest. */
export function providerHashes(
  ring: KeyRing,
  side: SideName,
  named: Named,
  name: string,
): Buffer[] {
  return keysOf(ring).map((key) => providerHash(key, side, named, name));
}
