import { describe, expect, it } from 'vitest';
import { decoderFor, tegnsettOf } from './encoding.ts';

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const found = (bytes: Uint8Array, size = 3) => tegnsettOf(inChunks(bytes, size));
/** As older systems write it: letters in one byte, `–` and `’` as Windows has them. */
const old = (text: string) =>
  Buffer.from(text.replaceAll('–', '\u0096').replaceAll('’', '\u0092'), 'latin1');

describe('the encoding of a file', () => {
  it.each([
    ['letters', 'Påtalemyndigheten mot Åse Bjørnstad'],
    ['letters of other languages', 'José Müller, Søren Ødegård'],
    ['only marks', 'Straffeloven § 321 – tyveri'],
    ['one letter', 'Per Ås'],
  ])('is Windows-1252 with %s of it, however it is cut', async (_, text) => {
    for (const size of [1, 2, 5, 1000]) expect(await found(old(text), size)).toBe('windows-1252');
    expect(decoderFor('windows-1252')(old(text))).toBe(text);
  });

  it.each([
    ['plain text', Buffer.from('Per Dahl')],
    ['nothing', Buffer.alloc(0)],
    ['UTF-8', Buffer.from('\uFEFFÅse Bjørnstad – 𝄞 אב')],
    ['a byte that is no letter', Buffer.from([0x50, 0xff, 0x50])],
    ['half a letter of UTF-8', Buffer.from([0x50, 0xc3, 0x50])],
    ['the other half', Buffer.from([0x50, 0xa5, 0x50])],
    ['UTF-8 with a wrong byte', Buffer.concat([Buffer.from('Åse '), Buffer.from([0xe5])])],
    ['UTF-8 with as many', Buffer.concat([Buffer.from('Bjørn Åsås '), old('Bjørn Åsås')])],
    ['UTF-16', Buffer.from('\uFEFFÅse Bjørnstad', 'utf16le')],
    // Påske, in DOS and on a Macintosh.
    ['DOS', Buffer.from([0x50, 0x86, 0x73, 0x9b, 0x6b, 0x65])],
    ['Macintosh', Buffer.from([0x50, 0x8c, 0x73, 0xbf, 0x6b, 0x65])],
  ])('is UTF-8 with %s, however it is cut', async (_, bytes) => {
    for (const size of [1, 2, 5, 1000]) expect(await found(bytes, size)).toBe('utf-8');
  });
});

describe('a row', () => {
  it('of a file in UTF-8 is no text with another byte', () => {
    expect(decoderFor('utf-8')(old('Åse'))).toBeNull();
    expect(decoderFor('utf-8')(Buffer.from('Åse'))).toBe('Åse');
  });

  it('in UTF-8 is no text of a file in Windows-1252: its names would be wrong', () => {
    expect(decoderFor('windows-1252')(Buffer.from('Åse'))).toBeNull();
    expect(decoderFor('windows-1252')(Buffer.from('Per'))).toBe('Per');
  });
});
