import { setTimeout as pause } from 'node:timers/promises';
import { RegisterUnavailable } from '#bff/register/port.ts';

/** ms. Two questions and the pause between them stay within the 2 s of DESIGN §7. */
const TIMEOUT = 900;
const PAUSE = 100;
/** A person's names are a few hundred bytes. */
const MAX_BYTES = 64 * 1024;

interface Answer {
  readonly status: number;
  readonly body: string;
}
/** Why there was none. */
type Silence = 'timeout' | 'connection';

/**
 * Asks by GET. Throws `RegisterUnavailable` when there is no answer; neither address nor answer is in the error,
 * since both hold the identity number.
 */
export async function askOnce(address: string): Promise<Answer> {
  return answerOf(await attempt(address));
}

/** As `askOnce`, and once more where that may help: no answer, 5xx, 429. */
export async function askTwice(address: string): Promise<Answer> {
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

/** The limit holds for the whole answer. A redirect is an answer: nobody else is asked with this address. */
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

/** What is longer than any person reads as nothing. */
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
