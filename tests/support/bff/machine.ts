import type { Noekkel, NyNoekkel } from '#contract/noekler.ts';
import type { Omfang } from '#domain/noekler.ts';
import type { Ask, AskOptions, HttpAnswer } from './http-client.ts';

const NOEKLER = '/api/presse/noekler';

/** A program that asks with a key: no cookie, and none of the headers of our own page. */
export type Machine = Ask & { readonly key: string; readonly id: number };

interface MachineOptions {
  readonly omfang?: readonly Omfang[];
  readonly dager?: number;
  readonly navn?: string;
}

/** Somebody makes a key, and a program of theirs asks with it. */
export async function machineOf(
  url: string,
  person: Ask,
  { omfang = ['soek', 'favoritter', 'endreFavoritter'], dager = 30, navn }: MachineOptions = {},
): Promise<Machine> {
  const json = { navn: navn ?? `Nøkkel for ${omfang.join(', ')}`, omfang, dager };
  const made = await person(NOEKLER, { method: 'POST', json });
  if (made.status !== 200) throw new Error(`No key was made: ${made.text}`);
  const { id, noekkel } = made.json as NyNoekkel;
  return Object.assign(withKey(url, noekkel), { key: noekkel, id });
}

/** Asks with a key, right or wrong, and with nothing else but what is given. */
export function withKey(url: string, key: string): Ask {
  return (path, options) =>
    plain(url + path, {
      ...options,
      headers: { authorization: `Bearer ${key}`, ...options?.headers },
    });
}

/** A request with no more headers than it is given. */
async function plain(
  address: string,
  { method = 'GET', headers = {}, json }: AskOptions,
): Promise<HttpAnswer> {
  const sent = json === undefined ? {} : { body: JSON.stringify(json) };
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(address, {
    ...{ method, redirect: 'manual', headers: { ...type, ...headers } },
    ...sent,
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const read: unknown = isJson && text ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, bytes, json: read };
}

export const noeklerOf = async (person: Ask) => (await person(NOEKLER)).json as Noekkel[];

/** The status, and the id of the error. */
export const outcome = ({ status, json }: HttpAnswer) => [
  status,
  (json as { id?: string } | undefined)?.id,
];
export const refusedAs = (id: string, status = 403) => [status, id];
export const INVALID = refusedAs('invalid_key', 401);

/** What programs of these tests ask. */
export const RANGE = 'domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
export const SEARCH = `/api/presse/hent-berammingsliste?${RANGE}`;
export const FAVOURITES = '/api/presse/favoritter';
