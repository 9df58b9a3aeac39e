import { z } from 'zod';
import { RegisterUnavailable, type Folkeregister, type RegisterName } from '../register/port.ts';

/** ms for one question; with the one retry still within the 2 s of DESIGN §7. */
const TIMEOUT = 900;

/** What we read of the register's answer: one of the names is the current one. */
const personSchema = z.object({
  navn: z.array(
    z.object({
      erGjeldende: z.boolean(),
      fornavn: z.string().min(1),
      mellomnavn: z.string().nullish(),
      etternavn: z.string().min(1),
    }),
  ),
});

/** The register behind `url`, as `GET {url}/v1/personer/{pid}?part=navn` (Skatteetaten's person service). */
export function createFolkeregister(url: string): Folkeregister {
  const base = url.replace(/\/$/, '');
  const ask = (path: string) => withRetry(() => get(base + path));
  return {
    findName: async (pid) => {
      const response = await ask(`/v1/personer/${encodeURIComponent(pid)}?part=navn`);
      return response.status === 404 ? null : currentName(await readJson(response));
    },
    ping: async () => {
      await get(`${base}/v1/helse`);
    },
  };
}

async function get(address: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const headers = { Accept: 'application/json' };
  try {
    const response = await fetch(address, { signal, headers, redirect: 'error' });
    if (response.ok || response.status === 404) return response;
    throw new RegisterUnavailable(`It answered ${response.status}`);
  } catch (error) {
    if (error instanceof RegisterUnavailable) throw error;
    throw new RegisterUnavailable('It does not answer', { cause: error });
  }
}

async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return work();
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new RegisterUnavailable('It answered something else than JSON', { cause: error });
  }
}

function currentName(body: unknown): RegisterName {
  const parsed = personSchema.safeParse(body);
  const name = parsed.data?.navn.find(({ erGjeldende }) => erGjeldende);
  if (!name) throw new RegisterUnavailable('It answered something else than a person');
  const etternavn = [name.mellomnavn, name.etternavn].filter(Boolean).join(' ');
  return { fornavn: name.fornavn, etternavn };
}
