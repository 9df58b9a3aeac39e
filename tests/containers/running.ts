import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { must } from './image.ts';
import { podman } from './podman.ts';
import type { Stack } from './stack.ts';

const OURS = ['app', 'indexer', 'oidc', 'folkeregister'];
const OTHERS = ['postgres', 'elasticsearch', 'mailpit'];

/** What a running container may not do, and what is not told about it. */
export async function checkConfinement(stack: Stack): Promise<string> {
  for (const service of OURS) {
    const found = JSON.parse(await stack.exec(service, 'node', '-e', LOOK)) as Look;
    must(found.uid === 1000, `${service} runs as ${found.uid}`);
    must(found.written === 'EROFS', `${service} can write to /app (${found.written})`);
    must(found.temporary === 'done', `${service} can't write to /tmp (${found.temporary})`);
  }
  for (const service of [...OURS, ...OTHERS]) await checkLimits(stack, service);
  return `${OURS.length + OTHERS.length} containers`;
}

interface Look {
  readonly uid: number;
  readonly written: string;
  readonly temporary: string;
}
const LOOK = `
const fs = require('node:fs');
const write = (file) => { try { fs.writeFileSync(file, 'x'); return 'done'; } catch (error) { return error.code; } };
console.log(JSON.stringify({ uid: process.getuid(), written: write('/app/x'), temporary: write('/tmp/x') }));
`;

interface Inspected {
  readonly Config: { readonly Env: readonly string[] };
  readonly State: { readonly Pid: number };
  readonly HostConfig: { readonly Memory: number; readonly PidsLimit: number };
}

async function checkLimits(stack: Stack, service: string): Promise<void> {
  const [inspected] = JSON.parse(await podman(['inspect', stack.container(service)])) as [
    Inspected,
  ];
  const { Memory, PidsLimit } = inspected.HostConfig;
  must(Memory > 0, `${service} may use all memory`);
  must(PidsLimit > 0 && PidsLimit < 5000, `${service} may start ${PidsLimit} processes`);
  const status = readFileSync(`/proc/${inspected.State.Pid}/status`, 'utf8');
  for (const set of ['CapEff', 'CapPrm', 'CapBnd', 'CapAmb'])
    must(new RegExp(`^${set}:\\s+0+$`, 'm').test(status), `${service} has capabilities (${set})`);
  must(/^NoNewPrivs:\s+1$/m.test(status), `${service} may gain privileges`);
  const environment = inspected.Config.Env.join('\n');
  for (const secret of ['identity_key', 'session_key', 'audit_key', 'postgres_password']) {
    const path = join(projectRoot, 'dev', 'stand-ins', 'secrets', secret);
    const value = readFileSync(path, 'utf8').trim();
    must(!environment.includes(value), `${service} has ${secret} in its environment`);
  }
}

/** Elasticsearch asks for TLS and a password, and our programs' user may do nothing but their work. */
export async function checkElasticsearch(stack: Stack): Promise<string> {
  const authority = 'NODE_EXTRA_CA_CERTS=/run/elasticsearch-ca/ca.crt';
  const ask = async (url: string) => {
    const code = `fetch(${JSON.stringify(url)}, { headers: process.argv[1] ? { authorization: process.argv[1] } : {} })
      .then((r) => console.log(r.status), (e) => console.log(e.cause?.code ?? e.message))`;
    const asked = async (user?: string) => {
      const credentials = user ? `Basic ${Buffer.from(user).toString('base64')}` : '';
      const args = ['exec', '--env', authority, stack.container('app'), 'node', '-e', code];
      return (await podman([...args, credentials])).trim();
    };
    return asked;
  };
  const root = await ask('https://elasticsearch:9200/');
  const ours = 'presse:development-only';
  must((await root()) === '401', `without a password it answers ${await root()}`);
  must((await root('presse:wrong')) === '401', 'it takes a wrong password');
  must((await root(ours)) === '200', `our user gets ${await root(ours)}`);
  const plain = await (await ask('http://elasticsearch:9200/'))();
  must(!/^\d+$/.test(plain), `without TLS it answers ${plain}`);
  const users = await (await ask('https://elasticsearch:9200/_security/user'))(ours);
  must(users === '403', `our user may read users (${users})`);
  const others = await (await ask('https://elasticsearch:9200/others/_search'))(ours);
  must(others === '403', `our user may search other indices (${others})`);
  return 'TLS, a password, and a user who may do little';
}
