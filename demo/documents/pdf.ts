import PDFDocument from 'pdfkit';
import type { DocumentText } from './text.ts';

interface PdfOptions {
  /** A page as a scanner gives it: something that looks like lines, and no text. */
  readonly scanned?: boolean;
}

/** A real PDF. The same text gives the same bytes: the dates are given, and nothing is compressed. */
export async function renderPdf(text: DocumentText, options: PdfOptions = {}): Promise<Buffer> {
  const made = new Date(`${text.date}T10:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 72,
    compress: false,
    lang: 'nb-NO',
    displayTitle: true,
    info: {
      Title: text.tittel,
      Creator: 'Demodata',
      Producer: 'pdfkit',
      CreationDate: made,
      ModDate: made,
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    pdf.on('error', reject);
  });
  if (options.scanned) drawScan(pdf, text);
  else writeText(pdf, text);
  pdf.end();
  return whole;
}

function writeText(pdf: PDFKit.PDFDocument, text: DocumentText): void {
  pdf.font('Helvetica-Bold').fontSize(20).text(latin(text.tittel)).moveDown(0.5);
  pdf.font('Helvetica').fontSize(11);
  for (const line of text.lines) pdf.text(latin(line));
  pdf.moveDown();
  for (const paragraph of text.paragraphs) {
    if (paragraph.startsWith('#')) pdf.font('Helvetica-Bold').text(latin(paragraph.slice(1)));
    else pdf.font('Helvetica').text(latin(paragraph)).moveDown();
  }
  pdf.fontSize(9).text('Syntetisk dokument til demonstrasjon. Ingen virkelig sak eller person.');
}

function drawScan(pdf: PDFKit.PDFDocument, { paragraphs }: DocumentText): void {
  let y = 90;
  for (const paragraph of paragraphs) {
    for (let left = paragraph.length; left > 0; left -= 90) {
      if (y > 740) return;
      pdf.rect(72, y, Math.min(left, 90) * 5, 6).fill('#666');
      y += 14;
    }
    y += 10;
  }
}

/** Sámi letters that the built-in fonts lack, as many systems write them. */
const OTHER: Readonly<Record<string, string>> = {
  ...{ č: 'c', Č: 'C', đ: 'd', Đ: 'D', ŋ: 'n', Ŋ: 'N', ŧ: 't', Ŧ: 'T' },
};

function latin(text: string): string {
  return text.replace(/[čđŋŧ]/giu, (letter) => OTHER[letter] ?? letter);
}
