import { createHash } from 'node:crypto';
import { osloDay, osloIso } from '#domain/time.ts';
import { type Document, nameOf, writtenBy } from './documents.ts';
import type { Innhold } from './innhold.ts';
import { arkivTexts, noarkTexts } from './texts.ts';

/** A file of a package that the metadata are about. */
interface Described {
  readonly document: Document;
  readonly content: Buffer;
}

export interface PakkeId {
  readonly id: string;
  readonly soeknadId: string;
  readonly versjon: number;
}

const NAMESPACE = 'http://www.arkivverket.no/standarder/noark5/arkivmelding';
/** PDF/A-2b in PRONOM, the register of formats that Noark 5 names. */
const FORMAT = 'fmt/477';

/** An element: its name with what is in it. Without a content it is left out. */
type Element = readonly [
  name: string,
  content: string | number | null | readonly Element[],
  type?: string,
];

/** The metadata of a package in XML, with the names of Noark 5: one mappe with a journalpost for each document. */
export function noarkOf(pakke: PakkeId, innhold: Innhold, files: readonly Described[]): string {
  const { soeknad, vedtak } = innhold;
  const isOpen = innhold.klager.some(({ utfall }) => utfall === null);
  const last = files.at(-1)!.document;
  const melding: Element[] = [
    ['system', arkivTexts.system],
    ['meldingId', pakke.id],
    ['tidspunkt', osloIso(last.date)],
    ['antallFiler', files.length],
    [
      'mappe',
      [
        ['systemID', pakke.soeknadId],
        ['tittel', arkivTexts.mappe(nameOf(innhold))],
        ['opprettetDato', osloIso(soeknad.soeknadsdato)],
        ['opprettetAv', arkivTexts.system],
        ['avsluttetDato', isOpen ? null : osloIso(last.date)],
        ['avsluttetAv', isOpen ? null : last.by],
        ...files.map((file, at) => registrering(pakke, file, at + 1)),
        ['saksdato', osloDay(soeknad.soeknadsdato)],
        ['saksansvarlig', writtenBy(vedtak.behandletAv)],
        ['saksstatus', noarkTexts.saksstatus(isOpen)],
      ],
      'saksmappe',
    ],
  ];
  const root = `<arkivmelding xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${written(melding, '  ')}</arkivmelding>\n`;
}

function registrering(pakke: PakkeId, { document, content }: Described, number: number): Element {
  const { file, title, type, date, by, isIncoming, party } = document;
  const made: Element[] = [
    ['opprettetDato', osloIso(date)],
    ['opprettetAv', by],
  ];
  return [
    'registrering',
    [
      ['systemID', idOf(pakke, file, 'registrering')],
      ...made,
      [
        'dokumentbeskrivelse',
        [
          ['systemID', idOf(pakke, file, 'dokumentbeskrivelse')],
          ['dokumenttype', type],
          ['dokumentstatus', noarkTexts.dokumentstatus],
          ['tittel', title],
          ...made,
          ['tilknyttetRegistreringSom', noarkTexts.tilknyttet],
          ['dokumentnummer', 1],
          ['tilknyttetDato', osloIso(date)],
          ['tilknyttetAv', arkivTexts.system],
          [
            'dokumentobjekt',
            [
              ['versjonsnummer', pakke.versjon],
              ['variantformat', noarkTexts.variant],
              ['format', FORMAT],
              ['formatDetaljer', 'PDF/A-2b'],
              ...made,
              ['referanseDokumentfil', file],
              ['sjekksum', createHash('sha256').update(content).digest('hex')],
              ['sjekksumAlgoritme', 'SHA-256'],
              ['filstoerrelse', content.length],
            ],
          ],
        ],
      ],
      ['tittel', title],
      [
        'korrespondansepart',
        [
          ['korrespondanseparttype', isIncoming ? noarkTexts.avsender : noarkTexts.mottaker],
          ['korrespondansepartNavn', party.name],
          ['epostadresse', party.email],
        ],
      ],
      ['journalaar', osloDay(date).slice(0, 4)],
      ['journalpostnummer', number],
      ['journalposttype', isIncoming ? noarkTexts.inn : noarkTexts.ut],
      ['journalstatus', noarkTexts.journalstatus],
      ['journaldato', osloDay(date)],
    ],
    'journalpost',
  ];
}

/** An id for a part of a package, the same each time it is made (a UUID of version 8, of our own making). */
function idOf({ id }: PakkeId, file: string, part: string): string {
  const hex = createHash('sha256').update(`${id}/${file}/${part}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function written(elements: readonly Element[], indent: string): string {
  return elements
    .map(([name, content, type]) => {
      if (content === null || content === '') return '';
      const opening = type ? `${name} xsi:type="${type}"` : name;
      return typeof content === 'object'
        ? `${indent}<${opening}>\n${written(content, `${indent}  `)}${indent}</${name}>\n`
        : `${indent}<${opening}>${escapeXml(String(content))}</${name}>\n`;
    })
    .join('');
}

/** XML 1.0 has no way to write most control characters, nor half a pair of UTF-16: they become the mark of what can't be shown. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
