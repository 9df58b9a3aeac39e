import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ReadText, TextFailure } from '#domain/document-text.ts';
import { cleanText } from './clean-text.ts';
import type { PageLimits, ReadAnswer, ReadRequest } from './pdf-messages.ts';

/** What reading one file may cost. */
export interface ReadLimits extends PageLimits {
  /** ms; then the thread is ended. */
  readonly time: number;
  /** MB of JavaScript objects, and of how much the whole process grows meanwhile: decompressed streams lie outside the heap. */
  readonly memory: number;
}
export const READ_LIMITS: ReadLimits = {
  pages: 500,
  characters: 500_000,
  time: 20_000,
  memory: 512,
};

/** Raised when the same file gives another text than before: then `extract-texts` reads the old ones again. */
export const READER_VERSION = 1;

/** The thread cannot be started: the installation is broken, not the file. */
export class ReaderBroken extends Error {
  override readonly name = 'ReaderBroken';
}

export interface PdfReader {
  /** The text of a PDF file, or why there is none; one file at a time. `bytes` are handed over and empty afterwards. */
  readonly read: (bytes: Uint8Array<ArrayBuffer>) => Promise<ReadText>;
  readonly close: () => Promise<void>;
}

/**
 * Reads PDF files in a thread of its own, which is started with the first file and kept for the others. Whatever a file
 * does, it gives an answer; only a thread that cannot be started throws `ReaderBroken`.
 */
export function createPdfReader(limits: ReadLimits = READ_LIMITS): PdfReader {
  let thread: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const readNow = async (bytes: Uint8Array<ArrayBuffer>): Promise<ReadText> => {
    if (!thread) {
      const started = await startThread(limits);
      started.once('exit', () => {
        if (thread === started) thread = null;
      });
      thread = started;
    }
    const running = thread;
    const outcome = await readIn(running, bytes, limits);
    if (!('ended' in outcome)) return toText(outcome, limits);
    await running.terminate();
    return { kode: outcome.ended };
  };
  return {
    read: (bytes) => {
      const result = queue.then(() => readNow(bytes));
      queue = result.catch(() => undefined);
      return result;
    },
    close: async () => {
      await queue;
      await thread?.terminate();
    },
  };
}

/** How long the thread may take to load, ms: a machine may be busy. */
const START_TIME = 60_000;

async function startThread({ memory }: ReadLimits): Promise<Worker> {
  const options = {
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  };
  const built = new URL('./pdf-worker.js', import.meta.url);
  const worker = existsSync(fileURLToPath(built))
    ? new Worker(built, options)
    : new Worker(fromSource(new URL('./pdf-worker.ts', import.meta.url)), {
        ...options,
        eval: true,
      });
  // What a library prints may quote a file.
  worker.stdout.resume();
  worker.stderr.resume();
  await new Promise<void>((resolve, reject) => {
    const broken = () => {
      clearTimeout(timer);
      reject(new ReaderBroken('the thread that reads PDF files does not start'));
    };
    const timer = setTimeout(broken, START_TIME);
    // Also later: an error between two files only ends the thread.
    worker.on('error', broken);
    worker.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return worker;
}

/** In the source tree the thread is TypeScript, which a thread does not read by itself. */
function fromSource(url: URL): string {
  const path = JSON.stringify(url.href);
  return `import('tsx/esm/api').then(({ tsImport }) => tsImport(${path}, ${path}))`;
}

type Outcome = Exclude<ReadAnswer, { kind: 'ready' }> | { readonly ended: TextFailure };

/** How often the memory is looked at, ms. */
const WATCH = 50;

function readIn(
  thread: Worker,
  bytes: Uint8Array<ArrayBuffer>,
  limits: ReadLimits,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let least = process.memoryUsage.rss();
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      clearInterval(watch);
      thread.off('message', finish).off('error', onError).off('exit', onExit);
      resolve(outcome);
    };
    const onError = (error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      finish({ ended: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'minnegrense' : 'oedelagt' });
    };
    const onExit = () => {
      finish({ ended: 'oedelagt' });
    };
    const timer = setTimeout(() => {
      finish({ ended: 'tidsgrense' });
    }, limits.time);
    const watch = setInterval(() => {
      const now = process.memoryUsage.rss();
      // Not what it was at the beginning: what others give back meanwhile would make room for the file.
      least = Math.min(least, now);
      if (now - least > limits.memory * 1024 * 1024) finish({ ended: 'minnegrense' });
    }, WATCH);
    thread.on('message', finish).on('error', onError).on('exit', onExit);
    const request: ReadRequest = { bytes, limits };
    thread.postMessage(request, [bytes.buffer]);
  });
}

function toText(
  answer: Exclude<Outcome, { ended: TextFailure }>,
  { characters }: ReadLimits,
): ReadText {
  if (answer.kind === 'failed')
    return { kode: answer.name === 'PasswordException' ? 'kryptert' : 'oedelagt' };
  const tekst = cleanText(answer.pages, characters);
  return /[\p{L}\p{N}]/u.test(tekst) ? { kode: 'lest', tekst } : { kode: 'uten_tekst' };
}
