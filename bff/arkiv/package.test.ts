import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfReader } from '#import/text/pdf-reader.ts';
import { INNHOLD, KLAGE, OVERSENDT } from '#tests/support/access/innhold.ts';
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
async function textOf(file: string, innhold?: object): Promise<string> {
  const read = await reader.read(new Uint8Array((await filesOf(innhold)).get(file)!));
  return 'tekst' in read ? read.tekst : read.kode;
}
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

  it('has each complaint and its answer, by when they came', async () => {
    const files = async (klager: readonly object[]) =>
      [...(await filesOf({ ...INNHOLD, klager })).keys()].slice(2, -2);
    expect(await files([KLAGE])).toEqual(['vedtak.pdf', 'klage.pdf']);
    const earlier = {
      ...OVERSENDT,
      sendt: '2026-03-09T13:00:00Z',
      avgjort: '2026-03-09T14:00:00Z',
    };
    expect(await files([earlier, KLAGE])).toEqual([
      ...['klage.pdf', 'klagesvar.pdf', 'vedtak.pdf', 'klage-2.pdf'],
    ]);
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

  it('says what was complained of, and what was answered', async () => {
    const complained = { ...INNHOLD, klager: [OVERSENDT] };
    expect(await textOf('klage.pdf', complained)).toMatch(
      /10\.03\.2026 10:30[^]*31\.03\.2026[^]*12\.03\.2026 11:00[^]*Vi har en redaktør\./,
    );
    expect(await textOf('klagesvar.pdf', complained)).toMatch(
      /Klagen er sendt til klageinstansen[^]*13\.03\.2026 12:00[^]*Vidar Tinghaug[^]*Ikke et redigert medium\./,
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
