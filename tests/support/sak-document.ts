import type { IndexedText, SakDocument, VersionedDocument } from '#search/document.ts';
import type { IndexWrite } from '#search/port.ts';
import { TEXT_FIELDS, type TextField } from '#search/query.ts';

/** A text of these segments, without stems. */
export function text(...segments: string[]): IndexedText {
  return { segments, stems: [] };
}

interface Overrides extends Partial<Omit<SakDocument, 'tekst'>> {
  readonly tekst?: Partial<SakDocument['tekst']>;
}

/** A case with one hearing on 10 March 2026 and nothing else in it. */
export function buildSakDocument(overrides: Overrides = {}): SakDocument {
  const empty = Object.fromEntries(TEXT_FIELDS.map((field) => [field, text()]));
  return {
    sakId: 'sak-1',
    domstolId: 'TSOS',
    domstolSortering: 'soer-oestfold',
    foerstSett: '2026-02-01T08:00:00.000Z',
    berammetDag: null,
    parterSkjulesFra: null,
    rettsmoeter: [
      { start: '2026-03-10T08:00:00.000Z', slutt: '2026-03-10T14:30:00.000Z', type: text() },
    ],
    tiltaler: [],
    avgjoerelser: [],
    ...overrides,
    tekst: { ...(empty as Record<TextField, IndexedText>), ...overrides.tekst },
  };
}

export function versioned(document: SakDocument, versjon = 1): VersionedDocument {
  return { versjon, hash: `hash-${document.sakId}-${versjon}`, document };
}

export function put(document: SakDocument, versjon = 1): IndexWrite {
  return { kind: 'put', ...versioned(document, versjon) };
}
