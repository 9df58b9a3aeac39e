import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** The bytes of a PDF file on which `draw` has written. */
export async function pdfOf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, ...options });
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => {
      resolve(new Uint8Array(Buffer.concat(chunks)));
    });
  });
  draw(pdf);
  pdf.end();
  return whole;
}

/** A page whose content is `megabytes` of spaces, compressed to a thousandth. */
export function pdfBomb(megabytes: number): Uint8Array<ArrayBuffer> {
  const stream = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << >> >>',
  ];
  const head = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  const begin = `%PDF-1.4\n${head}4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`;
  const end = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
  return new Uint8Array(Buffer.concat([Buffer.from(begin), stream, Buffer.from(end)]));
}
