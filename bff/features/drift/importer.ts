import { z } from 'zod';
import { BOM, csvLine } from '#bff/csv.ts';
import type { Deps } from '#bff/deps.ts';
import type { Ctx } from '#bff/http/context.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import type { Route } from '#bff/http/router.ts';
import {
  IMPORTER_PAGE,
  type Import,
  importerParamsSchema,
  importerSchema,
} from '#contract/admin/importer.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { readParams } from '#contract/values.ts';
import {
  type Importfil,
  readAvvist,
  readFunn,
  readImporter,
  readImportfil,
} from '#db/importfil/read.ts';
import { FUNN, avvistGrunnText, isFunn } from '#domain/importer.ts';
import { bokmaal } from '#domain/texts.ts';
import { osloIso } from '#domain/time.ts';

/** The number of an imported file, as it stands in an address. */
export const importIdSchema = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });

/** GET drift/importer: what became of the files that came last. It shows nothing about persons, so it writes no audit row. */
const visImporter = jsonRoute({
  method: 'get',
  path: adminPaths.importer.path,
  summary: 'The files that were imported, the newest first',
  access: 'operate',
  query: importerParamsSchema,
  response: importerSchema,
  handle: async ({ db, query }) => {
    const { domstol, avviste, foer } = readParams(importerParamsSchema, query);
    const which = { domstolId: domstol ?? null, medAvviste: avviste, foerId: foer ?? null };
    const found = await readImporter(db, which, IMPORTER_PAGE + 1);
    const rader = found.slice(0, IMPORTER_PAGE).map(presentImport);
    return { body: { rader, flere: found.length > IMPORTER_PAGE }, audit: null };
  },
});

function presentImport({
  begynt,
  ferdig,
  domstoler,
  domstolNavn,
  gjentatt,
  ...fil
}: Importfil): Import {
  const { id, tegnsett, innhold, resultat, nye, endret, uendret, avvist, borteSaker, borteMoeter } =
    fil;
  return {
    ...{
      id,
      fil: fil.fil,
      tegnsett,
      innhold: [...innhold],
      resultat,
      nye,
      endret,
      uendret,
      avvist,
    },
    funn: { navn: fil.funnNavn, gradert: fil.funnGradert, ulest: fil.funnUlest },
    ...{ borteSaker, borteMoeter, domstoler: [...domstolNavn], antallDomstoler: domstoler },
    lastetOpp: fil.erLastetOpp ? { av: fil.lastetOppAv } : null,
    tattTilbake: tattTilbakeOf(fil),
    rader: nye + endret + uendret + gjentatt + avvist,
    begynt: osloIso(begynt),
    ferdig: ferdig && osloIso(ferdig),
  };
}

/** When an uploaded list was taken back, and by whom. */
export const tattTilbakeOf = ({
  tattTilbake,
  tattTilbakeAv,
}: Pick<Importfil, 'tattTilbake' | 'tattTilbakeAv'>) =>
  tattTilbake && { tidspunkt: osloIso(tattTilbake), av: tattTilbakeAv };

/** GET drift/importer/{id}/avviste: why rows were refused, as CSV; never what stands in them. 404 when there is no such file. */
const avvisteRader: Route = {
  method: 'get',
  path: adminPaths.importAvviste.path,
  summary: 'Why rows of an imported file were refused, as CSV',
  access: 'operate',
  params: importIdSchema,
  response: 'text/csv',
  answer,
};

const t = bokmaal({
  columns: ['Rad', 'Felt', 'Grunn'],
  foundColumns: ['Rad', 'Felt', 'Funn'],
  notKept: (faults: number) => `${faults} feil til er ikke tatt vare på`,
});

async function answer(ctx: Ctx, deps: Deps): Promise<void> {
  const fil = await importOf(ctx, deps);
  const faults = await readAvvist(deps.db, fil.id);
  const lines = faults.map(({ linje, felt, grunn, posisjon }) =>
    csvLine([String(linje), felt ?? '', avvistGrunnText(grunn, posisjon)]),
  );
  const more = fil.feil - faults.length;
  sendCsv(ctx, `${fil.fil}-avvist.csv`, [
    csvLine(t.columns),
    ...lines,
    ...(more > 0 ? [csvLine(['', '', t.notKept(more)])] : []),
  ]);
}

/**
 * GET drift/importer/{id}/funn: in which rows a name or a graded address was found, and what kind, as CSV; never the word itself. 404
 * when there is no such file.
 */
const funnRader: Route = {
  method: 'get',
  path: adminPaths.importFunn.path,
  summary: 'In which rows of an imported file names and graded addresses were found, as CSV',
  access: 'operate',
  params: importIdSchema,
  response: 'text/csv',
  answer: async (ctx, deps) => {
    const fil = await importOf(ctx, deps);
    const funn = await readFunn(deps.db, fil.id);
    const lines = funn.map(({ linje, felt, slag }) =>
      csvLine([String(linje), felt ?? '', isFunn(slag) ? FUNN[slag] : slag]),
    );
    sendCsv(ctx, `${fil.fil}-funn.csv`, [csvLine(t.foundColumns), ...lines]);
  },
};

/** The file that the address names. */
async function importOf(ctx: Ctx, { db }: Deps): Promise<Importfil> {
  const read = importIdSchema.safeParse(ctx.params);
  const fil = read.success ? await readImportfil(db, Number(read.data.id)) : null;
  if (!fil) throw httpErrors.notFound();
  return fil;
}

function sendCsv(ctx: Ctx, name: string, lines: readonly string[]): void {
  ctx.attachment(name);
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = BOM + lines.join('');
}

export const importRoutes = [visImporter, avvisteRader, funnRader];
