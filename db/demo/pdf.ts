import PDFDocument from 'pdfkit';
import type { Day } from '#domain/time.ts';

export interface PdfText {
  readonly tittel: string;
  readonly lines: readonly string[];
  readonly paragraphs: readonly string[];
  readonly date: Day;
}

/** A real PDF with text, the same bytes for the same text: its dates are given, and nothing is compressed. */
export async function renderPdf(text: PdfText): Promise<Buffer> {
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
  pdf.font('Helvetica-Bold').fontSize(20).text(text.tittel).moveDown(0.5);
  pdf.font('Helvetica').fontSize(11);
  for (const line of text.lines) pdf.text(line);
  pdf.moveDown();
  for (const paragraph of text.paragraphs) pdf.text(paragraph).moveDown();
  pdf.fontSize(9).text('Syntetisk dokument til demonstrasjon. Ingen virkelig sak eller person.');
  pdf.end();
  return whole;
}
