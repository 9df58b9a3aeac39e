import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type Folkeregister, RegisterUnavailable } from '#bff/register/folkeregister.ts';
import type { RegisterName } from '#domain/person-name.ts';

/** The part of the register's answer that we read. Only the current name must be complete. */
const personSchema = z.object({
  navn: z.array(z.looseObject({ erGjeldende: z.boolean().catch(false) })),
});
const nameSchema = z.object({
  fornavn: z.string().trim().min(1),
  mellomnavn: z.string().trim().nullish(),
  etternavn: z.string().trim().min(1),
});

/** As the stand-in and Spring's health check say it. A proxy's page answers 200 as well. */
const healthSchema = z.looseObject({ status: z.string().regex(/^(ok|up)$/i) });

/** The register behind `url`, as `GET {url}/v1/personer/{pid}?part=navn` (Skatteetaten's person service). */
export function createFolkeregister(url: string): Folkeregister {
  const base = url.replace(/\/$/, '');
  return {
    findName: async (pid) => {
      const address = `${base}/v1/personer/${encodeURIComponent(pid)}?part=navn`;
      const { status, body } = await askTwice(address);
      if (status === 404) return null;
      requireOk(status);
      return currentName(body);
    },
    ping: async () => {
      const { status, body } = await askOnce(`${base}/v1/helse`);
      requireOk(status);
      if (!healthSchema.safeParse(parseJson(body)).success)
        throw new RegisterUnavailable('The answer is not about its health');
    },
  };
}

function requireOk(status: number): void {
  if (status !== 200) throw new RegisterUnavailable(`It answered ${status}`);
}

function currentName(body: string): RegisterName {
  const person = personSchema.safeParse(parseJson(body)).data;
  const current = person?.navn.find(({ erGjeldende }) => erGjeldende);
  const name = nameSchema.safeParse(current).data;
  if (!name) throw new RegisterUnavailable('The answer is not a person');
  const etternavn = [name.mellomnavn, name.etternavn].filter(Boolean).join(' ');
  return { fornavn: name.fornavn, etternavn };
}

/** Undefined when it is not JSON. The parser's own error would quote the answer, so it is not passed on. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** ms. Two questions and the pause between them take less than 2 s, after which callers get an error. */
const TIMEOUT = 900;
const PAUSE = 100;
/** A person's names are a few hundred bytes. */
const MAX_BYTES = 64 * 1024;

interface Answer {
  readonly status: number;
  readonly body: string;
}
/** Why there was no answer. */
type Silence = 'timeout' | 'connection';

/**
 * Asks by GET. Throws `RegisterUnavailable` when there is no answer. The error contains neither address nor answer,
 * because both hold the identity number.
 */
async function askOnce(address: string): Promise<Answer> {
  return answerOf(await attempt(address));
}

/** As `askOnce`, and a second time after no answer, 5xx or 429. */
async function askTwice(address: string): Promise<Answer> {
  const first = await attempt(address);
  if (!mayPass(first)) return answerOf(first);
  await pause(PAUSE);
  return askOnce(address);
}

function mayPass(answer: Answer | Silence): boolean {
  return typeof answer === 'string' || answer.status >= 500 || answer.status === 429;
}

function answerOf(answer: Answer | Silence): Answer {
  if (typeof answer !== 'string') return answer;
  throw new RegisterUnavailable(`No answer (${answer})`, { isSlow: answer === 'timeout' });
}

/** The time limit covers the whole answer. A redirect is not followed: the address holds the identity number. */
async function attempt(address: string): Promise<Answer | Silence> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const headers = { Accept: 'application/json' };
  try {
    const response = await fetch(address, { signal, headers, redirect: 'manual' });
    return { status: response.status, body: await readBody(response) };
  } catch {
    return signal.aborted ? 'timeout' : 'connection';
  }
}

/** An answer that is too long for a person's names counts as empty. */
async function readBody({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
