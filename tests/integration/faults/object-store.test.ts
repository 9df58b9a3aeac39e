import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressePaths, systemPaths } from '#contract/paths.ts';
import { DokumentlagerUnavailable } from '#db/dokumentlager/port.ts';
import { openBucketStore } from '#db/dokumentlager/s3/store.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { pdfOf } from '#tests/support/cases/store-sak.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { FAULTS } from '#tests/support/faults/faults.ts';
import { startFaultProxy, type FaultProxy } from '#tests/support/faults/fault-proxy.ts';
import { makeBucket, objectStoreForTests } from '#tests/support/servers/object-store.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { until } from '#tests/support/until.ts';

const DOCUMENT = pressePaths.dokument.href('tiltale', 'TSOS', 'vist-tiltale.pdf');
const WHOLE = pdfOf('vist-tiltale.pdf').toString();
/** ms: an answer that takes longer than this waits without bound. */
const BOUND = 25_000;

const found = objectStoreForTests();
const [endpoint, skipped] =
  'endpoint' in found ? [found.endpoint, ''] : ['', ` (skipped: ${found.skip})`];

describe.skipIf(skipped)(`an object store${skipped}`, () => {
  let bff: TestBff;
  let presse: Ask;
  let proxy: FaultProxy;
  let throughProxy: ReturnType<typeof openBucketStore>;
  beforeAll(async () => {
    const settings = await makeBucket(endpoint);
    const { hostname, port } = new URL(endpoint);
    proxy = await startFaultProxy({ host: hostname, port: Number(port) });
    throughProxy = openBucketStore({ ...settings, endpoint: `http://127.0.0.1:${proxy.port}` });
    bff = await startTestBff({ deps: { documents: throughProxy } });
    await storeSaker({ ...bff, documents: openBucketStore(settings) });
    presse = await bff.signedIn('presse');
  });
  afterAll(async () => {
    await bff?.close();
    await proxy?.close();
  });

  const ready = async () => {
    const { status, json } = await bff.guest(systemPaths.ready.href());
    return `${status} ${(json as { dependencies: { documents: string } }).dependencies.documents}`;
  };
  const isWell = async () => {
    const { status, text } = await presse(DOCUMENT);
    return status === 200 && text === WHOLE && (await ready()) === '200 ok';
  };
  const refused = { status: 503, json: { id: 'documents_unavailable' } };

  it.each(Object.entries(FAULTS).slice(0, rounds(4, Infinity)))(
    'that %s takes only documents with it, and they come back',
    async (_, fault) => {
      await proxy.breakDown(fault);
      try {
        const began = performance.now();
        const [whole, part, head, sak, readiness, listed] = await Promise.all([
          presse(DOCUMENT),
          presse(DOCUMENT, { headers: { range: 'bytes=2-20' } }),
          presse(DOCUMENT, { method: 'HEAD' }),
          presse(pressePaths.saksdetaljer.href('VIST')),
          ready(),
          throughProxy
            .list()
            [Symbol.asyncIterator]()
            .next()
            .catch((error: unknown) => error),
        ]);
        expect(performance.now() - began).toBeLessThan(BOUND);
        expect([whole, part]).toMatchObject([refused, refused]);
        // An answer without a body has no middle.
        const headless = fault.kind === 'cuts' || fault.kind === 'stalls' ? 200 : 503;
        expect([head.status, sak.status, readiness]).toEqual([headless, 200, '200 down']);
        expect(listed).toBeInstanceOf(DokumentlagerUnavailable);
      } finally {
        await proxy.mend();
      }
      await until('documents come again', isWell);
      tried('dependencies', 1);
    },
    60_000,
  );

  it('is left no connection that nobody uses, whatever it answers', async () => {
    const missing = `ab/${'a'.repeat(64)}.pdf`;
    // The proxy may still hold some that a fault before this left half open; the store has let go of them.
    const before = proxy.open();
    for (let i = 0; i < 10; i++) {
      expect(await throughProxy.size(missing)).toBeNull();
      expect(await throughProxy.open(missing)).toBeNull();
      expect(await throughProxy.open(missing, { start: 0, end: 1 })).toBeNull();
      expect((await presse(DOCUMENT, { method: 'HEAD' })).status).toBe(200);
      expect((await presse(DOCUMENT)).text).toBe(WHOLE);
    }
    // Fifty answers, one after the other: a connection that is not given back would be there for each of ten.
    expect(proxy.open() - before).toBeLessThan(10);
  });

  it('gives documents again although the connections that were open are dead', async () => {
    await Promise.all(Array.from({ length: 6 }, () => presse(DOCUMENT)));
    await proxy.breakDown({ kind: 'frozen' });
    try {
      expect((await presse(DOCUMENT)).text).toBe(WHOLE);
    } finally {
      await proxy.mend();
    }
    await until('documents come again', isWell);
    tried('dependencies', 1);
  });
});
