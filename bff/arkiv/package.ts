import { createHash } from 'node:crypto';
import { MANIFEST } from '#db/dokumentlager/archive.ts';
import { documentsOf } from './documents.ts';
import { innholdSchema } from './innhold.ts';
import { noarkOf, type PakkeId } from './noark.ts';
import { pdfOf } from './pdf.ts';

interface PackageFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The files of a package in the order in which they are written, the manifest last. The same input gives the same bytes. */
export async function packageOf(pakke: PakkeId, stored: unknown): Promise<PackageFile[]> {
  const innhold = innholdSchema.parse(stored);
  const described = [];
  for (const document of documentsOf(innhold))
    described.push({ document, content: await pdfOf(document) });
  const metadata = Buffer.from(noarkOf(pakke, innhold, described));
  const files = [
    ...described.map(({ document, content }) => ({ name: document.file, content })),
    { name: 'arkivmelding.xml', content: metadata },
  ];
  return [...files, { name: MANIFEST, content: manifestOf(files) }];
}

/** As `sha256sum --check` reads it. */
function manifestOf(files: readonly PackageFile[]): Buffer {
  const lines = files.map(({ name, content }) => `${sha256(content).toString('hex')}  ${name}\n`);
  return Buffer.from(lines.join(''));
}

export const sha256 = (content: Buffer): Buffer => createHash('sha256').update(content).digest();
