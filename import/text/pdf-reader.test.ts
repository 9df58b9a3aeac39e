import { afterAll, describe, expect, it, vi } from 'vitest';
import { pdfBomb, pdfOf } from '#tests/support/pdf/pdf.ts';
import { READ_LIMITS, createPdfReader, type ReadLimits } from './pdf-reader.ts';

const reader = createPdfReader();
afterAll(() => reader.close());

const withLimits = async (limits: Partial<ReadLimits>, bytes: Uint8Array<ArrayBuffer>) => {
  const limited = createPdfReader({ ...READ_LIMITS, ...limits });
  try {
    return await limited.read(bytes);
  } finally {
    await limited.close();
  }
};

describe('a PDF file', () => {
  it('gives its text, a paragraph a line, with whole words', async () => {
    const bytes = await pdfOf((pdf) => {
      pdf.fontSize(11).text('Dom i straffesak');
      pdf.moveDown();
      pdf.text('Tiltalte dømmes for grovt tyveri etter straffeloven § 322, jf. § 321. '.repeat(3));
      pdf.moveDown();
      pdf.text('Æresord på øya.');
    });
    const sentence = 'Tiltalte dømmes for grovt tyveri etter straffeloven § 322, jf. § 321.';
    expect(await reader.read(bytes)).toEqual({
      kode: 'lest',
      tekst: ['Dom i straffesak', Array(3).fill(sentence).join(' '), 'Æresord på øya.'].join('\n'),
    });
  });

  it('of pictures only has no text', async () => {
    const bytes = await pdfOf((pdf) => {
      pdf.rect(100, 100, 200, 200).fill('grey');
      pdf.addPage();
    });
    expect(await reader.read(bytes)).toEqual({ kode: 'uten_tekst' });
  });

  it('that opens with a password only is noted', async () => {
    const bytes = await pdfOf((pdf) => pdf.text('Hemmelig'), {
      userPassword: 'a',
      ownerPassword: 'b',
    });
    expect(await reader.read(bytes)).toEqual({ kode: 'kryptert' });
  });

  it.each([
    ['empty', ''],
    ['something else', 'PK\u0003\u0004 not a pdf'],
    ['nothing but the frame of one', '%PDF-1.4\nstartxref\n0\n%%EOF\n'],
  ])('that is %s is noted', async (_, text) => {
    expect(await reader.read(new Uint8Array(Buffer.from(text)))).toEqual({ kode: 'oedelagt' });
  });

  it('that breaks off is noted or read as far as it goes, and the next one is read', async () => {
    const whole = await pdfOf((pdf) => pdf.text('Hele'));
    const { kode } = await reader.read(whole.slice(0, whole.length / 2));
    expect(['oedelagt', 'uten_tekst']).toContain(kode);
    expect(await reader.read(await pdfOf((pdf) => pdf.text('Neste')))).toEqual({
      kode: 'lest',
      tekst: 'Neste',
    });
  });

  it('is read no further than the limits of pages and characters', async () => {
    const pages = await pdfOf((pdf) => {
      for (const nr of [1, 2, 3]) pdf.text(`Side ${nr}`).addPage();
    });
    expect(await withLimits({ pages: 2 }, pages)).toEqual({
      kode: 'lest',
      tekst: 'Side 1\nSide 2',
    });
    const long = await pdfOf((pdf) => pdf.text('ord '.repeat(50)));
    expect(await withLimits({ characters: 7 }, long)).toEqual({ kode: 'lest', tekst: 'ord ord' });
  });

  it('that takes too long ends the thread, and the next one is read in another', async () => {
    const slow = createPdfReader({ ...READ_LIMITS, time: 1 });
    const large = await pdfOf((pdf) => {
      for (let page = 0; page < 60; page++) pdf.text('ord '.repeat(400)).addPage();
    });
    expect(await slow.read(large)).toEqual({ kode: 'tidsgrense' });
    await slow.close();
    expect(await reader.read(await pdfOf((pdf) => pdf.text('Neste')))).toMatchObject({
      kode: 'lest',
    });
  });

  it('that swells when it is decompressed ends the thread before it fills the machine', async () => {
    // Memory is to end it, however slow the machine is.
    const limits = { memory: 200, time: 100_000 };
    expect(await withLimits(limits, pdfBomb(500))).toEqual({ kode: 'minnegrense' });
  }, 120_000);

  it('that swells gets no room from what others give back meanwhile', async () => {
    const inUse = process.memoryUsage.rss();
    // Others hold 3 GB when the reading begins, and give them back at once.
    const watched = vi.spyOn(process.memoryUsage, 'rss');
    watched.mockReturnValueOnce(inUse + 3 * 1024 ** 3);
    const limits = { memory: 200, time: 100_000 };
    expect(await withLimits(limits, pdfBomb(500))).toEqual({ kode: 'minnegrense' });
    watched.mockRestore();
  }, 120_000);
});
