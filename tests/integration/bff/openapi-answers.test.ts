import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Route } from '#bff/http/router.ts';
import { routes } from '#bff/routes.ts';
import { anyCall, faultOf, operationOf, type Call } from '#tests/support/bff/openapi-calls.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { comeAs } from '#tests/support/bff/come-as.ts';
import { EXPECTED, WHO } from '#tests/support/bff/route-expectations.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { rounds, tried } from '#tests/support/trust.ts';

/*
 * Calls made from the OpenAPI document, right ones and wrong ones, by somebody whom the route lets in and by a guest: no answer is
 * a server error, none is undeclared, and each body fits its schema. Schemathesis makes more of them (`npm run trust`).
 */

const { bff } = useBff('presse', storeSaker);

async function allowed({ access }: Route): Promise<Ask> {
  if (access === 'open') return bff.guest;
  return comeAs(
    bff,
    WHO.find((who) => EXPECTED[access][who] === 'in')!,
  );
}

function address(pattern: string, { path, query }: Call): string {
  const filled = pattern.replace(/[:*](\w+)/g, (_, name: string) =>
    encodeURIComponent(path[name]!),
  );
  const params = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return query.length === 0 ? filled : `${filled}?${params}`;
}

/** As a form has them. */
function fieldsOf(body: unknown): [string, string][] {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return fields.map(([name, value]) => [name, String(value)]);
}

describe('whatever is called', () => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route]))(
    '%s answers as the document says',
    { timeout: rounds(60_000, 600_000) },
    async (_, route) => {
      const { method, path, form } = route;
      const operation = operationOf(method, path);
      const numRuns = rounds(6, 300);
      await fc.assert(
        fc.asyncProperty(anyCall(operation), fc.boolean(), async (call, asGuest) => {
          const ask = asGuest ? bff.guest : await allowed(route);
          const sent = form
            ? {
                body: new URLSearchParams(fieldsOf(call.body)),
                headers: { origin: bff.url },
              }
            : call.body === undefined
              ? {}
              : { json: call.body };
          const answer = await ask(address(path, call), { method: method.toUpperCase(), ...sent });
          expect(answer.status).toBeLessThan(500);
          expect(faultOf(operation, answer)).toBeNull();
        }),
        { numRuns, seed: 20_260_310 },
      );
      tried('documented', numRuns);
    },
  );
});
