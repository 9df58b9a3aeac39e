import type { Knex } from 'knex';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import {
  type LestListe,
  type Liste,
  forhaandsvisningSchema,
  lesInnSchema,
  lestListeSchema,
  listeSchema,
  listerSchema,
  taTilbakeSchema,
  tilbakeSchema,
} from '#contract/admin/lister.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { isAlone } from '#db/importfil/one-at-a-time.ts';
import { type Importfil, readImportfil, readOpplastinger } from '#db/importfil/read.ts';
import { noteTakenBack } from '#db/importfil/write.ts';
import { avvistGrunnText, cleanFileName } from '#domain/importer.ts';
import { MAX_LISTE, TILBAKE_TIMER, opplastingMessages, tilbakeFoer } from '#domain/opplasting.ts';
import { osloIso } from '#domain/time.ts';
import { type ReadList, UnreadableList, readUploaded } from '#import/upload/read-uploaded.ts';
import { type TakenBack, takeBack } from '#import/upload/take-back.ts';
import { importIdSchema, tattTilbakeOf } from './importer.ts';
import { presentPreview } from './preview.ts';

/** A file in base64 with what is sent beside it. */
const maxBody = Math.ceil((MAX_LISTE * 4) / 3) + 4096;

interface Who {
  readonly now: Date;
  readonly session: { readonly identitetHash: Buffer };
}

/** Reads the list in, in this transaction, as the only one that does. */
async function readListe(db: Knex, body: Liste, { now, session }: Who): Promise<ReadList> {
  const bytes = Buffer.from(body.innhold, 'base64');
  if (bytes.length > MAX_LISTE)
    throw httpErrors.validation({ innhold: [opplastingMessages.tooLarge] });
  if (!(await isAlone(db))) throw httpErrors.importBusy();
  const { fil, komplett, likevel } = body;
  try {
    const of = { fil, bytes, komplett, likevel };
    return await readUploaded(db, of, { now, av: session.identitetHash });
  } catch (error) {
    throw error instanceof UnreadableList ? unreadable(error) : error;
  }
}

function unreadable({ linje, grunn }: UnreadableList) {
  const text =
    linje === null || grunn === null
      ? opplastingMessages.empty
      : opplastingMessages.unreadable(linje, avvistGrunnText(grunn));
  return httpErrors.validation({ innhold: [text] });
}

const NOTHING_STAYS = new Error('rolled back');

/** What `work` comes to, and nothing of what it has written. */
async function rolledBack<T>(db: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  let result: { readonly value: T } | null = null;
  await db
    .transaction(async (trx: Knex) => {
      result = { value: await work(trx) };
      throw NOTHING_STAYS;
    })
    .catch((error: unknown) => {
      if (error !== NOTHING_STAYS) throw error;
    });
  return result!.value;
}

const preview = async (db: Knex, body: Liste, who: Who) =>
  presentPreview(await rolledBack(db, (trx) => readListe(trx, body, who)), who.now);

const ofList = (body: Liste, rader: number) => ({ fil: cleanFileName(body.fil), antall: rader });

/** POST drift/lister/forhaandsvis: what a list would change. Nothing is stored but that it was asked. */
const forhaandsvis = changeRoute({
  method: 'post',
  path: adminPaths.forhaandsvisListe.path,
  summary: 'What reading in a court list would change; nothing is changed',
  access: 'operate',
  maxBody,
  answers: [409],
  body: listeSchema,
  response: forhaandsvisningSchema,
  prepare: ({ db, body, now, session }) => preview(db, body, { now, session }),
  handle: ({ body }, shown) =>
    Promise.resolve({
      body: shown,
      audit: { action: 'liste_lastet_opp', detaljer: ofList(body, shown.rader) },
    }),
});

/** POST drift/lister: reads a list in. 409 when something is another than in the preview: with a new one. */
const lesInn = changeRoute({
  method: 'post',
  path: adminPaths.lister.path,
  summary: 'Reads in a court list as its preview says',
  access: 'operate',
  maxBody,
  answers: [409],
  body: lesInnSchema,
  response: lestListeSchema,
  stored: async ({ db, body, now, session }) => ({
    body: await preview(db, body, { now, session }).catch(() => null),
    audit: null,
  }),
  handle: async ({ db, body, now, session }) => {
    const read = await readListe(db, body, { now, session });
    if (read.print !== body.versjon) throw httpErrors.listeChanged();
    const { id } = read.importfil;
    const lest = presentLest((await readImportfil(db, id))!, now);
    const audit: AuditEntry = {
      action: 'liste_lest_inn',
      detaljer: { ...ofList(body, lest.rader), importfilId: id },
    };
    return { body: lest, audit };
  },
});

/** GET drift/lister: the lists that were uploaded in the last 24 hours. */
const visLister = jsonRoute({
  method: 'get',
  path: adminPaths.lister.path,
  summary: 'The court lists that were uploaded in the last 24 hours',
  access: 'operate',
  response: listerSchema,
  handle: async ({ db, now }) => {
    const since = new Date(now.getTime() - TILBAKE_TIMER * 3_600_000);
    const found = await readOpplastinger(db, since);
    return { body: { rader: found.map((fil) => presentLest(fil, now)) }, audit: null };
  },
});

function presentLest(fil: Importfil, now: Date): LestListe {
  const { id, begynt, domstolNavn, domstoler, avvist } = fil;
  const foer = tilbakeFoer(begynt);
  return {
    ...{ id, fil: fil.fil, domstoler: [...domstolNavn], antallDomstoler: domstoler },
    ...{ tidspunkt: osloIso(begynt), av: fil.lastetOppAv, avvist },
    rader: fil.nye + fil.endret + fil.uendret + fil.gjentatt,
    tilbakeFoer: fil.tattTilbake === null && now < foer ? osloIso(foer) : null,
    tattTilbake: tattTilbakeOf(fil),
  };
}

/** Takes a list back, in this transaction. 404 when there is no such upload, 409 when it is too late or done. */
async function takeListeBack(db: Knex, id: number, now: Date) {
  if (!(await isAlone(db))) throw httpErrors.importBusy();
  const fil = await readImportfil(db, id);
  if (!fil?.erLastetOpp) throw httpErrors.notFound();
  if (fil.tattTilbake !== null) throw httpErrors.listeTakenBack();
  if (now >= tilbakeFoer(fil.begynt)) throw httpErrors.listeTooLate();
  return { fil, taken: await takeBack(db, id, now) };
}

const presentTilbake = ({ tilbake, igjen, fjernet, beholdt, print }: TakenBack) => ({
  ...{ versjon: print, tilbake: tilbake.length, igjen: igjen.length, fjernes: fjernet.length },
  beholdt: [...beholdt],
});

const wouldRestore = async (db: Knex, id: number, now: Date) =>
  presentTilbake(await rolledBack(db, async (trx) => (await takeListeBack(trx, id, now)).taken));

/** GET drift/lister/{id}/tilbake: what taking it back would restore. */
const visTilbake = jsonRoute({
  method: 'get',
  path: adminPaths.tilbakeListe.path,
  summary: 'What taking back an uploaded court list would restore',
  access: 'operate',
  params: importIdSchema,
  answers: [409],
  response: tilbakeSchema,
  handle: async ({ db, params, now }) => ({
    body: await wouldRestore(db, Number(params.id), now),
    audit: null,
  }),
});

/** POST drift/lister/{id}/tilbake: takes it back. 409 when that would restore something else than was said. */
const taTilbake = changeRoute({
  method: 'post',
  path: adminPaths.tilbakeListe.path,
  summary: 'Takes back an uploaded court list',
  access: 'operate',
  params: importIdSchema,
  answers: [409],
  body: taTilbakeSchema,
  response: tilbakeSchema,
  stored: async ({ db, params, now }) => ({
    body: await wouldRestore(db, Number(params.id), now).catch(() => null),
    audit: null,
  }),
  handle: async ({ db, params, body, now, session }) => {
    const id = Number(params.id);
    const { fil, taken } = await takeListeBack(db, id, now);
    if (taken.print !== body.versjon) throw httpErrors.listeChanged();
    await noteTakenBack(db, id, { av: session.identitetHash, now });
    return {
      body: presentTilbake(taken),
      audit: { action: 'liste_tatt_tilbake', detaljer: { fil: fil.fil, importfilId: id } },
    };
  },
});

export const listeRoutes = [forhaandsvis, lesInn, visLister, visTilbake, taTilbake];
