import { existsSync, readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { language } from '#domain/texts.ts';
import type { Document } from './documents.ts';
import { arkivTexts } from './texts.ts';

const SIZES = { heading: 16, text: 11, label: 9 } as const;
type Pdf = PDFKit.PDFDocument;
/** Of the page, pt. */
const MARGIN = 64;

/**
 * A document as PDF/A-2b: the font is in it, and nothing is outside. The same content gives the same bytes; its time is that of the
 * document.
 */
export async function pdfOf({ title, date, fields }: Document): Promise<Buffer> {
  // Only where there is an archive: it takes its time to load.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, pdfVersion: '1.7', subset: 'PDF/A-2b' },
    ...{ lang: language(), font: font(), displayTitle: true },
    info: { Title: title, Author: arkivTexts.system, CreationDate: date, ModDate: date },
  });
  const whole = buffer(pdf);
  const write = (size: number, text: string, gap: number) =>
    pdf.fontSize(size).text(printable(pdf, text)).moveDown(gap);
  write(SIZES.label, arkivTexts.system, 0.5);
  write(SIZES.heading, title, 1);
  for (const [label, value] of fields) {
    write(SIZES.label, label, 0.1);
    write(SIZES.text, value, 0.7);
  }
  pdf.end();
  return whole;
}

/** Letters that the font lacks are written as their number, `[U+4E2D]`: PDF/A refuses a letter that nothing shows. */
function printable(pdf: Pdf, text: string): string {
  const has = glyphsOf(pdf);
  return Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' '), (sign) => {
    if (sign === '\n') return sign;
    const code = sign.codePointAt(0)!;
    return has(code) ? sign : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}

/** Not in the types of pdfkit: the font as fontkit reads it. */
interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

function glyphsOf(pdf: Pdf): (code: number) => boolean {
  const { font: read } = (pdf as unknown as WithFont)._font;
  return (code) => code >= 0x20 && read.hasGlyphForCodePoint(code);
}

let read: Buffer | undefined;

/** DejaVu Sans: Latin with the letters of Norwegian and the Sámi languages, Greek, Cyrillic and more. */
function font(): string {
  read ??= readFileSync(fontFile());
  return read as unknown as string;
}

/** In the source tree beside this file; the build puts a copy beside the bundle. */
function fontFile(): string {
  const candidates = ['./font/DejaVuSans.ttf', './bff/arkiv/font/DejaVuSans.ttf'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error('The font of the archive is missing beside the program');
  return found;
}
