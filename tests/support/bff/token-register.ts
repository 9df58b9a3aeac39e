import { createMaskinporten } from '#bff/adapters/maskinporten.ts';
import { type RegisteredPerson, startFolkeregister } from '#dev/stand-ins/folkeregister.ts';
import { startMaskinporten } from '#dev/stand-ins/maskinporten.ts';
import { makeClientKey } from './client-keys.ts';

export const SCOPE = 'folkeregister:deling/offentligmedhjemmel';

/** A register that wants a token of Maskinporten, and ours that fetch it. */
export async function startTokenRegister(persons: readonly RegisteredPerson[]) {
  const key = makeClientKey('a');
  const clients = [{ clientId: 'presse', keys: [key.registered], scopes: [SCOPE] }];
  const maskinporten = await startMaskinporten({ clients });
  /** Tokens that the register lets nobody in with, though they are good. */
  const withdrawn = new Set<string>();
  const accepted: string[] = [];
  const refusing = { everything: false };
  const options = {
    persons,
    accepts: (token: string) => {
      if (refusing.everything || withdrawn.has(token)) return false;
      accepted.push(token);
      return maskinporten.isGood(token, SCOPE);
    },
  };
  const first = await startFolkeregister(options);
  const port = Number(new URL(first.url).port);
  let running: typeof first | null = first;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  let isUp = true;
  const stopMaskinporten = async () => {
    if (isUp) await maskinporten.stop();
    isUp = false;
  };
  const { issuer } = maskinporten;
  return {
    ...{ url: first.url, issuer, key, withdrawn, accepted, refusing },
    given: maskinporten.given,
    tokens: createMaskinporten({
      ...{ issuer, clientId: 'presse', scope: SCOPE, key: key.clientKey },
    }),
    stop,
    start: async () => {
      running ??= await startFolkeregister({ ...options, port });
    },
    stopMaskinporten,
    close: async () => {
      await stop();
      await stopMaskinporten();
    },
  };
}
