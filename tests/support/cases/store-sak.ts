import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { registerGeneration, swapGenerations } from '#db/queues/generations.ts';
import type { DokumentRow } from '#db/sak/dokumenter.ts';
import { withTekster } from '#db/sak/dokumenttekster.ts';
import { readSakerAfter } from '#db/sak/saker.ts';
import { rowOfTexts } from '#domain/sak-texts.ts';
import type { Dokument, Sak } from '#domain/sak.ts';
import { READER_VERSION } from '#import/text/pdf-reader.ts';
import { generationName } from '#indexer/generations.ts';
import { buildDocument } from '#search/document.ts';
import type { SearchAdapter } from '#search/port.ts';
import { analysisVersion } from '#search/version.ts';

/**
 * Puts the case with its hearings and documents into Postgres, and a little PDF for each document; a document with
 * `tekst` as if that had been read from it.
 */
export async function storeSak(db: Knex, documents: Dokumentlager, sak: Sak): Promise<void> {
  const rows = await Promise.all(sak.dokumenter.map((fil) => dokumentRow(documents, sak, fil)));
  await db.transaction(async (trx) => {
    await trx('sak').insert({
      ...rowOfTexts(sak),
      sak_id: sak.sakId,
      saksnummer: sak.saksnummer,
      domstol_id: sak.domstolId,
      saks_tema: sak.saksTema,
      saks_tema_uten_navn: sak.saksTemaUtenNavn,
      begrensninger: sak.begrensninger.filter((one) => one.tekst === null).map(({ type }) => type),
      parter: sak.parter,
      parter_anonymisert: sak.parterAnonymisert,
      er_hentet_fra_sak_api: sak.erHentetFraSakApi,
      foerst_sett: sak.foerstSett,
      endret: sak.endret,
    });
    for (const {
      start,
      slutt,
      sal,
      rettsalAdresse,
      rettsmoetetype,
      begrensninger,
    } of sak.rettsmoeter)
      await trx('rettsmoete').insert({
        ...{
          sak_id: sak.sakId,
          start,
          slutt,
          sal,
          rettsal_adresse: rettsalAdresse,
          rettsmoetetype,
        },
        begrensninger: [...begrensninger],
      });
    for (const { type, tekst, gjelderTil } of sak.begrensninger)
      if (tekst !== null)
        await trx('begrensning').insert({
          ...{ sak_id: sak.sakId, type, tekst, gjelder_til: gjelderTil, satt: sak.foerstSett },
        });
    for (const [at, row] of rows.entries()) {
      const [{ id } = { id: 0 }] = await trx('dokument')
        .insert(row)
        .returning<{ id: number }[]>('id');
      const tekst = sak.dokumenter[at]?.tekst;
      if (tekst !== undefined) await trx('dokument_tekst').insert(tekstRow(id, row, tekst));
    }
  });
}

function tekstRow(
  id: number,
  { sak_id, sha256 }: Pick<DokumentRow, 'sak_id' | 'sha256'>,
  tekst: string,
) {
  const lest = new Date('2026-03-01T08:00:00Z');
  return { dokument_id: id, sak_id, sha256, kode: 'lest', tekst, lest, leser: READER_VERSION };
}

/** The content of the file: a minimal PDF that contains its name. */
export function pdfOf(filNavn: string): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${filNavn}\n%%EOF\n`);
}

async function dokumentRow(documents: Dokumentlager, { sakId }: Sak, fil: Dokument) {
  const { noekkel, bytes, sha256 } = await documents.put(pdfOf(fil.filNavn));
  return {
    sak_id: sakId,
    filtype: fil.filtype,
    tittel: fil.tittel,
    fil_navn: fil.filNavn,
    domstol_initialer: fil.domstolInitialer,
    publiseringsdato: fil.publiseringsdato,
    avgivelsesdato: fil.avgivelsesdato,
    tittel_uten_navn: fil.tittelUtenNavn,
    fil_navn_uten_navn: fil.filNavnUtenNavn,
    begrensninger: [...fil.begrensninger],
    lagernoekkel: noekkel,
    bytes,
    sha256,
  };
}

/** Indexes what Postgres holds as it is at `now`, as a rebuild would, and leaves nothing waiting. */
export async function indexAll(
  { index, capabilities: { name } }: SearchAdapter,
  db: Knex,
  now: Date,
): Promise<void> {
  // A test file builds many at one and the same time: four digits would be drawn twice now and then.
  const generation = generationName(now, randomBytes(4).toString('hex'));
  await index.create(generation);
  const version = { analysis: analysisVersion(), layout: index.layout };
  await registerGeneration(db, name, generation, version);
  const saker = await readSakerAfter(db, null, 10_000);
  const withTexts = await withTekster(db, saker, now);
  const writes = withTexts.map((sak) => ({ kind: 'put', ...buildDocument(sak, now) }) as const);
  if (writes.length > 0) await index.write(generation, writes);
  await index.finish(generation);
  await swapGenerations(db, name, generation, () => index.activate(generation));
  await db('sak_utboks').delete();
}
