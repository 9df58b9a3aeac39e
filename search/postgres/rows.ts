import type { Filtype } from '#domain/sak.ts';
import type { IndexWrite } from '#search/port.ts';
import {
  DOCUMENT_TEXT,
  type PartOfDocument,
  type SearchField,
  TEXT_FIELDS,
} from '#search/query.ts';
import type { IndexedFile, SakDocument } from '#search/sak-document.ts';
import type { IndexedText } from '#search/text/tokenize.ts';
import { phraseText, tsvector } from './lexemes.ts';
import { type Mask, masksOfText } from './visible.ts';

/** A row by its columns (schema.ts), each value as text. */
export type Row = Readonly<Record<string, string | null>>;

export function sakRow(write: IndexWrite): Row {
  if (write.kind === 'delete') return { sak_id: write.sakId, versjon: String(write.versjon) };
  const { document, hash, versjon } = write;
  return {
    sak_id: document.sakId,
    versjon: String(versjon),
    hash,
    domstol_id: document.domstolId,
    domstol_sortering: document.domstolSortering,
    foerst_sett: document.foerstSett,
    berammet_dag: document.berammetDag,
    sakstype_navn: document.sakstypeNavn,
    kode: document.kode,
    begrensninger: arrayOf(document.begrensninger),
  };
}

/** For an array of words that need no quotes. */
const arrayOf = (words: readonly string[]): string => `{${words.join(',')}}`;

/** The fields of the case, and the files with text. What is hidden already, or empty, has no row. */
export function tekstRows(document: SakDocument): Row[] {
  const { sakId, parterSkjulesFra, tiltaler, avgjoerelser } = document;
  const row = (
    felt: SearchField | PartOfDocument,
    tekst: IndexedText,
    skjules_fra: string | null,
    masker: readonly Mask[],
  ): Row[] =>
    skjules_fra === null || tekst.segments.length + tekst.stems.length === 0
      ? []
      : [{ sak_id: sakId, felt, skjules_fra, masker: arrayOf(masker), ...wordsOf(tekst) }];
  const ofFiles = (filtype: Filtype, filer: readonly IndexedFile[]) =>
    filer.flatMap(({ tekst, begynnelse, ofte, tekstSkjulesFra }) => {
      const masks = masksOfText(filtype);
      return [
        ...row(DOCUMENT_TEXT, tekst, tekstSkjulesFra, masks),
        ...row('dokumentbegynnelse', begynnelse, tekstSkjulesFra, masks),
        ...row('dokumentofte', ofte, tekstSkjulesFra, masks),
      ];
    });
  return [
    ...TEXT_FIELDS.flatMap((field) =>
      field === 'parter'
        ? row(field, document.tekst.parter, parterSkjulesFra, ['parter'])
        : row(field, document.tekst[field], 'infinity', []),
    ),
    ...ofFiles('tiltale', tiltaler),
    ...ofFiles('avgjoerelse', avgjoerelser),
  ];
}

function wordsOf(text: IndexedText): Row {
  return {
    tokens: tsvector(text),
    frase: phraseText(text.segments),
    lemma: phraseText(text.lemmas),
  };
}

export function moeteRows({ sakId, rettsmoeter }: SakDocument): Row[] {
  return rettsmoeter.map(({ start, slutt, type, typeNavn }) => ({
    sak_id: sakId,
    start,
    slutt,
    type_navn: typeNavn,
    ...wordsOf(type),
  }));
}

export function filRows({ sakId, tiltaler, avgjoerelser }: SakDocument): Row[] {
  const rows = (filtype: Filtype, filer: readonly IndexedFile[]): Row[] =>
    filer.map(({ skjulesFra, publiseringsdato, avgivelsesdato }) => ({
      sak_id: sakId,
      filtype,
      skjules_fra: skjulesFra,
      publiseringsdato,
      avgivelsesdato,
    }));
  return [...rows('tiltale', tiltaler), ...rows('avgjoerelse', avgjoerelser)];
}
