import type { Knex } from 'knex';
import { z } from 'zod';
import type { Actor } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { type OpenCall, openJsonRoute } from '#bff/http/json-route.ts';
import { namesOf, openLink } from '#bff/session/crypto.ts';
import { contactPerson } from '#bff/session/person.ts';
import { redaksjonPaths } from '#contract/paths.ts';
import { redaksjonslisteSchema, redaksjonslisteSvarSchema } from '#contract/redaksjonsliste.ts';
import { type Liste, answerListe, readListe } from '#db/redaksjon/lister.ts';
import { type RedaksjonPerson, listPersoner } from '#db/redaksjon/personer.ts';
import { lastLinkDay, linkState } from '#domain/arbeidsgiver.ts';
import { displayName } from '#domain/person-name.ts';

const link = {
  path: redaksjonPaths.liste.path,
  limit: 'link',
  answers: [410],
  params: z.object({ token: z.string() }),
} as const;

/** GET liste: looking is no answer, because mail programs open links by themselves. */
const hentListe = openJsonRoute({
  ...link,
  method: 'get',
  summary: 'The people of a newsroom, whom its editor is asked about',
  response: redaksjonslisteSchema,
  handle: async (call) => {
    const { liste, actor } = await findListe(call);
    const people = await peopleOf(call, liste);
    return {
      body: {
        redaksjon: liste.redaksjon,
        redaktoer: liste.redaktoer,
        svarfrist: lastLinkDay(liste.utloeper),
        personer: people.map(({ merke, person: { fornavn, etternavn, stilling } }) => ({
          ...{ merke, stilling, navn: displayName(`${fornavn} ${etternavn}`) },
        })),
      },
      audit: { action: 'redaksjonsliste_vist', detaljer: aboutList(liste), actor },
    };
  },
});

/**
 * POST liste: the answer, which can be given once. Throws 409 `list_changed` when somebody has come or gone since: nobody is confirmed whom
 * the editor has not seen.
 */
const svarListe = openJsonRoute({
  ...link,
  method: 'post',
  summary: "The editor's answer: who no longer works there",
  answers: [409, 410],
  body: redaksjonslisteSvarSchema,
  response: null,
  status: 204,
  handle: async (call) => {
    const { db, body, now } = call;
    const { liste, actor } = await findListe(call);
    const people = await peopleOf(call, liste);
    const answered = new Map(body.personer.map(({ merke, jobberHer }) => [merke, jobberHer]));
    if (answered.size !== people.length || people.some(({ merke }) => !answered.has(merke)))
      throw httpErrors.listChanged();
    const gone = people
      .filter(({ merke }) => answered.get(merke) === false)
      .map(({ person }) => person.id);
    if (!(await answerListe(db, liste, gone, now))) throw await tooLate(call);
    const detaljer = { ...aboutList(liste), brukerIder: gone };
    return { body: null, audit: { action: 'redaksjonsliste_bekreftet', detaljer, actor } };
  },
});

/** Another answer came first: reading the list again says why the link takes none. */
async function tooLate(call: ListCall): Promise<Error> {
  await findListe(call);
  return httpErrors.linkEnded('used');
}

type ListCall = Pick<OpenCall<{ token: string }>, 'db' | 'deps' | 'params' | 'now'>;

interface OpenListe {
  readonly liste: Liste;
  /** The editor: the audit log keeps a pseudonym, as of an employer's contact person. */
  readonly actor: Actor;
}

/** The list behind a link. Throws 404 when we did not make the link, 410 with the reason when it is closed. */
async function findListe({ db, deps: { config }, params, now }: ListCall): Promise<OpenListe> {
  const target = openLink(config.keys.session, params.token, 'redaksjon_liste');
  const liste = target && (await readListe(db, target.id));
  if (!liste) throw httpErrors.notFound();
  const state = linkState(liste, now);
  if (state !== 'open') throw httpErrors.linkEnded(state);
  const identitetHash = await contactPerson(db, config.keys.identity, liste.epost, now);
  return { liste, actor: { rolle: 'arbeidsgiver', identitetHash } };
}

interface Listed {
  readonly merke: string;
  readonly person: RedaksjonPerson;
}

/** Everybody in the newsroom whose access has not ended. Their ids stay here. */
async function peopleOf(
  { db, deps: { config }, now }: { readonly db: Knex } & Pick<ListCall, 'deps' | 'now'>,
  { id, redaksjonId }: Liste,
): Promise<Listed[]> {
  const nameOf = namesOf(config.keys.session[0]);
  const people = await listPersoner(db, redaksjonId, now);
  return people.map((person) => ({ merke: nameOf(`${id}:${person.id}`), person }));
}

const aboutList = ({ redaksjonId }: Liste) => ({ redaksjonId });

export const redaksjonslisteRoutes = [hentListe, svarListe];
