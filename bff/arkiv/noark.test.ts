// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { INNHOLD, KLAGE, OVERSENDT } from '#tests/support/access/innhold.ts';
import { documentsOf } from './documents.ts';
import { innholdSchema } from './innhold.ts';
import { noarkOf } from './noark.ts';

/* jsdom has a parser of XML, which is another's. */

const ID = {
  id: '0d3f5b0e-5a0e-4a57-9a38-1f5b1a8f6a01',
  soeknadId: '7c1d2f7e-0f0a-4e0b-8f5e-2b1c3d4e5f60',
  versjon: 2,
};

function xmlOf(stored: object = INNHOLD): Document {
  const innhold = innholdSchema.parse(stored);
  const files = documentsOf(innhold).map((document) => ({
    document,
    content: Buffer.from(document.file),
  }));
  const xml = new DOMParser().parseFromString(noarkOf(ID, innhold, files), 'application/xml');
  expect([...xml.getElementsByTagName('parsererror')]).toEqual([]);
  return xml;
}
const valuesOf = (xml: Document, name: string) =>
  [...xml.getElementsByTagName(name)].map(({ textContent }) => textContent);
const changed = (soeknad: Partial<(typeof INNHOLD)['soeknad']>) => ({
  ...INNHOLD,
  soeknad: { ...INNHOLD.soeknad, ...soeknad },
});

describe('the metadata', () => {
  it('have the names of Noark 5, and the checksums of the files', () => {
    const xml = xmlOf();
    const files = ['soeknad.pdf', 'arbeidsgiver.pdf', 'vedtak.pdf'];
    expect(valuesOf(xml, 'referanseDokumentfil')).toEqual(files);
    expect(valuesOf(xml, 'sjekksum')).toEqual(
      files.map((name) => createHash('sha256').update(name).digest('hex')),
    );
    expect(valuesOf(xml, 'sjekksumAlgoritme')).toEqual(Array(3).fill('SHA-256'));
    expect(valuesOf(xml, 'versjonsnummer')).toEqual(['2', '2', '2']);
    expect(valuesOf(xml, 'journalposttype')).toEqual([
      ...['Inngående dokument', 'Inngående dokument', 'Utgående dokument'],
    ]);
    const applicant = 'Áŋŋá Đ. Čáppagiš-Ødegård';
    expect(valuesOf(xml, 'korrespondansepartNavn')).toEqual([
      ...[applicant, 'Randi Redaktør', applicant],
    ]);
    expect(valuesOf(xml, 'avsluttetDato')).toEqual(['2026-03-10T10:30:00+01:00']);
    expect(valuesOf(xml, 'systemID')[0]).toBe(ID.soeknadId);
    expect(new Set(valuesOf(xml, 'systemID')).size).toBe(7);
  });

  it('say that a case is open while a complaint waits, and who answered it when', () => {
    const open = xmlOf({ ...INNHOLD, klager: [KLAGE] });
    expect(valuesOf(open, 'saksstatus')).toEqual(['Under behandling']);
    expect(valuesOf(open, 'avsluttetDato')).toEqual([]);
    const answered = xmlOf({ ...INNHOLD, klager: [OVERSENDT] });
    expect(valuesOf(answered, 'saksstatus')).toEqual(['Avsluttet']);
    expect(valuesOf(answered, 'avsluttetDato')).toEqual(['2026-03-13T12:00:00+01:00']);
    expect(valuesOf(answered, 'avsluttetAv')).toEqual(['Vidar Tinghaug']);
    expect(valuesOf(answered, 'journalposttype').slice(-2)).toEqual([
      ...['Inngående dokument', 'Utgående dokument'],
    ]);
  });

  it.each([
    ['what XML means something by', `<b>"O'Neill" & Co]]>`, `<b>"O'Neill" & Co]]>`],
    ['control characters', 'A\u0000\u0008\u001f\u007fB', 'A\ufffd\ufffd\ufffd\u007fB'],
    ['half a pair of UTF-16', 'A\ud800B', 'A\ufffdB'],
    ['what is no character', 'A\ufffe\uffffB', 'A\ufffd\ufffdB'],
    ['a sign beyond the first plane', '𝔸', '𝔸'],
  ])('are well-formed whatever a name holds: %s', (_, etternavn, read) => {
    const xml = xmlOf(changed({ fornavn: 'X', etternavn }));
    expect(valuesOf(xml, 'korrespondansepartNavn')[0]).toBe(`X ${read}`);
  });
});
