import { z } from 'zod';
import { RegisterUnavailable, type Folkeregister, type RegisterName } from '#bff/register/port.ts';
import { askOnce, askTwice } from './ask-register.ts';

/** What we read of the register's answer. Only the current one of the names has to be whole. */
const personSchema = z.object({
  navn: z.array(z.looseObject({ erGjeldende: z.boolean().catch(false) })),
});
const nameSchema = z.object({
  fornavn: z.string().trim().min(1),
  mellomnavn: z.string().trim().nullish(),
  etternavn: z.string().trim().min(1),
});

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
      requireOk((await askOnce(`${base}/v1/helse`)).status);
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
  if (!name) throw new RegisterUnavailable('It answered something else than a person');
  const etternavn = [name.mellomnavn, name.etternavn].filter(Boolean).join(' ');
  return { fornavn: name.fornavn, etternavn };
}

/** Undefined when it is none; the parser's own error would quote the answer. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
