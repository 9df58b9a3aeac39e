import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pack } from './compress.ts';
import type { Ctx } from './context.ts';

const asked = (encodings: string, method = 'GET') =>
  ({ method, get: () => encodings }) as unknown as Ctx;
const small = JSON.stringify('å'.repeat(5_000));
const large = JSON.stringify(Array.from({ length: 20_000 }, (_, i) => `sak ${i}`));

describe('an answer', () => {
  it.each([small, large])('is sent in brotli to whom takes it', async (text) => {
    const { body, encoding } = await pack(asked('gzip, deflate, br, zstd'), text);
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(body as Buffer).toString()).toBe(text);
  });

  it.each(['', 'gzip', 'br;q=0.1, gzip', 'br;q=0', 'brotli', '*'])(
    'is left as it is for %j',
    async (encodings) => {
      expect(await pack(asked(encodings), small)).toEqual({ body: small, encoding: null });
    },
  );

  it('is left as it is when it is short, or only its headers are asked for', async () => {
    expect(await pack(asked('br'), '{}')).toEqual({ body: '{}', encoding: null });
    expect(await pack(asked('br', 'HEAD'), small)).toEqual({ body: small, encoding: null });
  });
});
