import { open } from 'node:fs/promises';

const EDGE = 1024;
/** Larger than any court document; keeps a mistaken path from being copied. */
export const MAX_PDF_BYTES = 200 * 1024 * 1024;

/**
 * Why a file is no PDF document, or null when it looks like one: the header at the beginning, the pointer to
 * the cross-reference table and the end mark at the end. Throws what the file system throws.
 */
export async function pdfProblem(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const { size, ...info } = await file
      .stat()
      .then((stat) => ({ size: stat.size, ok: stat.isFile() }));
    if (!info.ok) return 'is no file';
    if (size === 0) return 'is empty';
    if (size > MAX_PDF_BYTES) return `is larger than ${MAX_PDF_BYTES / 1024 / 1024} MB`;
    const head = await read(0, Math.min(size, EDGE));
    if (!head.startsWith('%PDF-')) return 'is no PDF: it does not begin with %PDF-';
    const tail = await read(Math.max(0, size - EDGE), Math.min(size, EDGE));
    if (!/startxref\s+\d+\s+%%EOF/.test(tail)) return 'is no whole PDF: its end is missing';
    return null;
  } finally {
    await file.close();
  }

  async function read(position: number, length: number): Promise<string> {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1');
  }
}
