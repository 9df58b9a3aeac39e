import { z } from 'zod';
import { decrypt, type KeyRing } from '#bff/session/key-ring.ts';
import type { SealedNotat } from '#db/notat/notater.ts';
import type { Notatinnhold } from '#domain/notat.ts';

/** What is written in a note; null when the key has been taken away. */
export function openNotat(ring: KeyRing, { noekkel, kryptert }: SealedNotat): Notatinnhold | null {
  const text = decrypt(ring, { noekkel, kryptert });
  return text === null ? null : innholdSchema.parse(JSON.parse(text));
}

const innholdSchema = z.object({ tekst: z.string(), merker: z.array(z.string()) });
