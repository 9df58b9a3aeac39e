import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReader } from '#import/text/pdf-reader.ts';
import { INNHOLD } from '#tests/support/access/innhold.ts';
import { packageOf } from './package.ts';

const ID = {
  id: '0d3f5b0e-5a0e-4a57-9a38-1f5b1a8f6a01',
  soeknadId: '7c1d2f7e-0f0a-4e0b-8f5e-2b1c3d4e5f60',
  versjon: 2,
};
const reader = createPdfReader();
afterAll(() => reader.close());

type Innhold = typeof INNHOLD;
const changed = (soeknad: Partial<Innhold['soeknad']>): Innhold => ({
  ...INNHOLD,
  soeknad: { ...INNHOLD.soeknad, ...soeknad },
});
async function filesOf(innhold: object = INNHOLD): Promise<Map<string, Buffer>> {
  return new Map((await packageOf(ID, innhold)).map(({ name, content }) => [name, content]));
}
async function xmlOf(innhold?: object): Promise<Document> {
  const text = (await filesOf(innhold)).get('arkivmelding.xml')!.toString('utf8');
  // Throws for what is not well-formed.
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}
async function textOf(file: string, innhold?: object): Promise<string> {
  const read = await reader.read(new Uint8Array((await filesOf(innhold)).get(file)!));
  return 'tekst' in read ? read.tekst : read.kode;
}
const valuesOf = (xml: Document, name: string) =>
  [...xml.getElementsByTagName(name)].map(({ textContent }) => textContent);

describe('a package', () => {
  it('has a file for each document, the metadata, and last a manifest of all of them', async () => {
    const files = await filesOf();
    expect([...files.keys()]).toEqual([
      ...['soeknad.pdf', 'arbeidsgiver.pdf', 'vedtak.pdf'],
      ...['arkivmelding.xml', 'manifest-sha256.txt'],
    ]);
    const lines = files.get('manifest-sha256.txt')!.toString().trimEnd().split('\n');
    expect(lines).toEqual(
      [...files]
        .slice(0, -1)
        .map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}`),
    );
  });

  it('is the same, byte for byte, each time it is made', async () => {
    expect(await filesOf()).toEqual(await filesOf());
  });

  it('has no answer of an employer who was never asked', async () => {
    const files = await filesOf({ ...INNHOLD, spoersmaal: [] });
    expect([...files.keys()]).not.toContain('arbeidsgiver.pdf');
  });

  it('is not made of what is none', async () => {
    await expect(packageOf(ID, { soeknad: {} })).rejects.toThrow();
  });
});

describe('a document', () => {
  it('says what was applied for, answered and decided, in the letters it was typed in', async () => {
    const application = await textOf('soeknad.pdf');
    for (const said of ['Áŋŋá Đ. Čáppagiš-Ødegård', 'Ávvir', 'Dekker krim.', 'Alle domstoler'])
      expect(application).toContain(said);
    expect(await textOf('arbeidsgiver.pdf')).toMatch(/Behovet er bekreftet[^]*Hun er hos oss\./);
    expect(await textOf('vedtak.pdf')).toMatch(
      /Søknaden er avslått[^]*10\.03\.2026 10:30[^]*Astrid Domsland[^]*Ikke redaksjonelt arbeid\./,
    );
  });

  it('is PDF/A-2b: it says so, has its font in it, and the colours it means', async () => {
    const bytes = (await filesOf()).get('soeknad.pdf')!.toString('latin1');
    expect(bytes).toMatch(/^%PDF-1\.7/);
    expect(bytes).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(bytes).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(bytes).toContain('/GTS_PDFA1');
    expect(bytes).toContain('/FontFile2');
    expect(bytes).not.toContain('/BaseFont /Helvetica');
  });

  it('names letters that no font of ours shows by their number', async () => {
    expect(await textOf('soeknad.pdf', changed({ etternavn: '中\u0007' }))).toContain(
      '[U+4E2D][U+0007]',
    );
  });
});

describe('the metadata', () => {
  it('have the names of Noark 5, and the checksums of the files', async () => {
    const xml = await xmlOf();
    const files = await filesOf();
    const sums = ['soeknad.pdf', 'arbeidsgiver.pdf', 'vedtak.pdf'].map((name) =>
      createHash('sha256').update(files.get(name)!).digest('hex'),
    );
    expect(valuesOf(xml, 'sjekksum')).toEqual(sums);
    expect(valuesOf(xml, 'sjekksumAlgoritme')).toEqual(Array(3).fill('SHA-256'));
    expect(valuesOf(xml, 'referanseDokumentfil')).toEqual([...files.keys()].slice(0, 3));
    expect(valuesOf(xml, 'versjonsnummer')).toEqual(['2', '2', '2']);
    expect(valuesOf(xml, 'korrespondansepartNavn')).toEqual([
      'Áŋŋá Đ. Čáppagiš-Ødegård',
      'Randi Redaktør',
      'Áŋŋá Đ. Čáppagiš-Ødegård',
    ]);
    expect(valuesOf(xml, 'avsluttetDato')).toEqual(['2026-03-10T10:30:00+01:00']);
    expect(valuesOf(xml, 'systemID')[0]).toBe(ID.soeknadId);
    expect(new Set(valuesOf(xml, 'systemID')).size).toBe(7);
    for (const name of ['mappe', 'registrering', 'dokumentbeskrivelse', 'dokumentobjekt'])
      expect(xml.getElementsByTagName(name).length).toBeGreaterThan(0);
  });

  it.each([
    ['what XML means something by', `<b>"O'Neill" & Co]]>`, `<b>"O'Neill" & Co]]>`],
    ['control characters', 'A\u0000\u0008\u001f\u007fB', 'A\ufffd\ufffd\ufffd\u007fB'],
    ['half a pair of UTF-16', 'A\ud800B', 'A\ufffdB'],
    ['what is no character', 'A\ufffe\uffffB', 'A\ufffd\ufffdB'],
    ['a sign beyond the first plane', '𝔸', '𝔸'],
  ])('are well-formed whatever a name holds: %s', async (_, etternavn, read) => {
    const xml = await xmlOf(changed({ fornavn: 'X', etternavn }));
    expect(valuesOf(xml, 'korrespondansepartNavn')[0]).toBe(`X ${read}`);
  });
});
