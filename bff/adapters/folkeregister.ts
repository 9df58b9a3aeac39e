import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type Folkeregister, RegisterUnavailable } from '#bff/register/folkeregister.ts';
import type { RegisterName } from '#domain/person-name.ts';
import type { AccessTokens } from './maskinporten.ts';

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

/**
 * The register behind `url`, as `GET {url}/v1/personer/{pid}?part=navn` (Skatteetaten's person service). `tokens`: what it lets
 * us in with; null when a gateway adds that.
 */
export function createFolkeregister(
  url: string,
  tokens: AccessTokens | null = null,
): Folkeregister {
  const base = url.replace(/\/$/, '');
  return {
    findName: async (pid) => {
      const address = `${base}/v1/personer/${encodeURIComponent(pid)}?part=navn`;
      const { status, body } = await askTwice({ address, tokens });
      if (status === 404) return null;
      requireOk(status);
      return currentName(body);
    },
    ping: async () => {
      const { status, body } = await askOnce({ address: `${base}/v1/helse`, tokens });
      // Unlike a gateway, the register itself may have no such page: it has let us in.
      if (tokens && status === 404) return;
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

interface Question {
  readonly address: string;
  readonly tokens: AccessTokens | null;
}
interface Answer {
  readonly status: number;
  readonly body: string;
  /** What it was asked with. */
  readonly token: string | undefined;
}
/** Why there was no answer. */
type Silence = RegisterUnavailable;

/**
 * Asks by GET; once more with a new token when the register refuses the one that it got. Throws `RegisterUnavailable` when there
 * is no answer. The error contains neither address, answer nor token, because they hold the identity number or let others in.
 */
async function askOnce(question: Question): Promise<Answer> {
  const first = await attempt(question);
  if (!dropRefused(question, first)) return answerOf(first);
  return answerOf(await attempt(question));
}

/** As `askOnce`, and a second time after no answer, 5xx or 429. */
async function askTwice(question: Question): Promise<Answer> {
  const first = await attempt(question);
  if (!dropRefused(question, first)) {
    if (!mayPass(first)) return answerOf(first);
    await pause(PAUSE);
  }
  return answerOf(await attempt(question));
}

function dropRefused({ tokens }: Question, answer: Answer | Silence): boolean {
  if (answer instanceof RegisterUnavailable || answer.status !== 401 || !answer.token) return false;
  tokens?.drop(answer.token);
  return true;
}

function mayPass(answer: Answer | Silence): boolean {
  return answer instanceof RegisterUnavailable || answer.status >= 500 || answer.status === 429;
}

function answerOf(answer: Answer | Silence): Answer {
  if (answer instanceof RegisterUnavailable) throw answer;
  return answer;
}

/**
 * The time limit covers the whole answer, and the wait for a token. A redirect is not followed: the address holds the identity
 * number.
 */
async function attempt({ address, tokens }: Question): Promise<Answer | Silence> {
  const signal = AbortSignal.timeout(TIMEOUT);
  try {
    const token = tokens ? await tokenWithin(signal, tokens) : undefined;
    const headers = {
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const response = await fetch(address, { signal, headers, redirect: 'manual' });
    return { status: response.status, body: await readBody(response), token };
  } catch (error) {
    if (error instanceof RegisterUnavailable) return error;
    const silence = signal.aborted ? 'timeout' : 'connection';
    return new RegisterUnavailable(`No answer (${silence})`, { isSlow: signal.aborted });
  }
}

/** Others may wait for the same token, so it goes on being fetched when our time is up. */
function tokenWithin(signal: AbortSignal, tokens: AccessTokens): Promise<string> {
  const late = new Promise<never>((_, refuse) => {
    const give = () => refuse(new RegisterUnavailable(LATE, { isSlow: true }));
    signal.addEventListener('abort', give, { once: true });
  });
  return Promise.race([tokens.get(), late]);
}
const LATE = 'Maskinporten does not answer in time: see MASKINPORTEN_ISSUER';

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
