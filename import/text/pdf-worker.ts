import { parentPort } from 'node:worker_threads';
import type * as Pdfjs from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import { AffineMatrix } from './affine-matrix.ts';
import type { PdfLine, ReadAnswer, ReadRequest } from './pdf-messages.ts';

/**
 * The thread in which PDF files are read (pdf-reader.ts starts and ends it). A file may be hostile: nothing is fetched,
 * drawn or evaluated, and no native code is loaded.
 */

const pdfjs = await loadPdfjs();
const send = (answer: ReadAnswer) => {
  parentPort!.postMessage(answer);
};
parentPort!.on('message', (request: ReadRequest) => {
  void read(request).then(send);
});
send({ kind: 'ready' });

/** pdf.js looks for a native canvas when it is loaded, and writes to the console; reading text needs neither. */
async function loadPdfjs(): Promise<typeof Pdfjs> {
  Object.assign(console, { warn: () => undefined, log: () => undefined });
  const builtin = process.getBuiltinModule.bind(process);
  const withoutRequire = { createRequire: () => refuse };
  process.getBuiltinModule = (name: string) => (name === 'module' ? withoutRequire : builtin(name));
  const worker: unknown = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  Object.assign(globalThis, { DOMMatrix: AffineMatrix, pdfjsWorker: worker });
  return import('pdfjs-dist/legacy/build/pdf.mjs');
}

function refuse(): never {
  throw new Error('not loaded');
}

async function read({ bytes, limits }: ReadRequest): Promise<ReadAnswer> {
  const loading = pdfjs.getDocument({
    data: bytes,
    verbosity: 0,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 1,
  });
  try {
    return { kind: 'pages', pages: await readPages(await loading.promise, limits) };
  } catch (error) {
    return { kind: 'failed', name: error instanceof Error ? error.name : 'unknown' };
  } finally {
    await loading.destroy();
  }
}

async function readPages(
  pdf: Pdfjs.PDFDocumentProxy,
  limits: ReadRequest['limits'],
): Promise<PdfLine[][]> {
  const pages: PdfLine[][] = [];
  let left = limits.characters;
  for (let nr = 1; nr <= Math.min(pdf.numPages, limits.pages) && left > 0; nr++) {
    const lines = await readPage(pdf, nr, left);
    left -= lines.reduce((sum, line) => sum + line.text.length, 0);
    pages.push(lines);
  }
  return pages;
}

/** The lines of a page, of at most `most` characters. A page that cannot be read has none; the others may still be read. */
async function readPage(pdf: Pdfjs.PDFDocumentProxy, nr: number, most: number): Promise<PdfLine[]> {
  try {
    const page = await pdf.getPage(nr);
    const { items } = await page.getTextContent();
    page.cleanup();
    return linesOf(items as TextItem[], most);
  } catch {
    return [];
  }
}

function linesOf(items: readonly TextItem[], most: number): PdfLine[] {
  const lines: PdfLine[] = [];
  let text = '';
  let height: number | null = null;
  let above: number | null = null;
  let left = most;
  for (const item of items) {
    if (left <= 0) break;
    const part = item.str.slice(0, left);
    left -= part.length;
    text += part;
    if (part.trim() !== '') height ??= (item.transform as number[])[5] ?? null;
    if (!item.hasEOL) continue;
    lines.push({ text, drop: dropOf(above, height) });
    above = height ?? above;
    [text, height] = ['', null];
  }
  if (text !== '') lines.push({ text, drop: dropOf(above, height) });
  return lines;
}

function dropOf(above: number | null, height: number | null): number | null {
  return above === null || height === null ? null : above - height;
}
