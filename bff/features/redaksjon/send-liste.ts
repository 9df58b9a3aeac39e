import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { lestVersjonSchema, readLestVersjon } from '#bff/http/lest-versjon.ts';
import { askEditor } from '#bff/mail/newsroom-lists.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { readNewestListe } from '#db/redaksjon/lister.ts';
import { listPersoner } from '#db/redaksjon/personer.ts';
import { lockRedaksjon } from '#db/redaksjon/redaksjoner.ts';
import { askableFrom } from '#domain/spoerre-igjen.ts';
import { redaksjonParams, requireRedaksjonVersion, showRedaksjon } from './read.ts';

/**
 * POST redaksjon/{id}/send-liste: asks the editor who works there. A list that was not answered is replaced. At most once for each Oslo day,
 * the reminder included. Throws 409 `list_without_editor`, `list_without_people`, `asked_today` and `redaksjon_changed`.
 */
const sendListe = changeRoute({
  method: 'post',
  path: adminPaths.sendListe.path,
  answers: [409],
  summary: 'Asks the editor of a newsroom to confirm its list of people',
  access: 'manage users',
  params: redaksjonParams,
  query: lestVersjonSchema,
  response: null,
  status: 204,
  stored: showRedaksjon,
  handle: async ({ db, deps, params: { id }, query, now }) => {
    const redaksjon = await lockRedaksjon(db, id);
    if (!redaksjon) throw httpErrors.notFound();
    requireRedaksjonVersion(redaksjon, readLestVersjon(query));
    if (!redaksjon.redaktoer) throw httpErrors.listWithoutEditor();
    if ((await listPersoner(db, id, now)).length === 0) throw httpErrors.listWithoutPeople();
    const newest = await readNewestListe(db, id);
    const isSameEditor = newest?.epost === redaksjon.redaktoer.epost;
    if (newest && isSameEditor && askableFrom(newest.paaminnet ?? newest.opprettet, now))
      throw httpErrors.askedToday();
    await askEditor(db, deps.config.keys, { id, redaktoer: redaksjon.redaktoer }, now);
    return {
      body: null,
      audit: { action: 'redaksjonsliste_sendt', detaljer: { redaksjonId: id } },
    };
  },
});

export const sendListeRoutes = [sendListe];
