import { httpErrors } from '#bff/http/errors.ts';
import { type Call, jsonRoute } from '#bff/http/json-route.ts';
import { knownName } from '#bff/register/name.ts';
import { adminbrukerSchema } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { type Suspendert, brukerInfoSchema, soeknadInfoSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { readShownBanners } from '#db/banner/varsler.ts';
import { readSuspensjon } from '#db/bruker/access.ts';
import { readRedaksjonOf } from '#db/redaksjon/redaksjoner.ts';
import { readSletting } from '#db/bruker/sletting.ts';
import { readNewestAvslag } from '#db/soeknad/avslag.ts';
import { readActiveSoeknad } from '#db/soeknad/soeknader.ts';
import type { Maalgruppe } from '#domain/banners.ts';
import { accessState, isInForce } from '#domain/access.ts';
import { browserMark } from '#bff/session/crypto.ts';
import { isPressUser } from '#domain/permissions.ts';
import { LOCKED_UNTIL, slettesMessages } from '#domain/sletting.ts';
import { osloIso } from '#domain/time.ts';

/**
 * GET bruker-info, which every page begins with: it answers without a name too. Somebody whose access has lapsed
 * still counts as a press user: the next call answers 403 and the page leads to the yearly update, not to the
 * application form (docs/PRODUCT.md, "Profile and renewal").
 */
const brukerInfo = jsonRoute({
  method: 'get',
  path: pressePaths.brukerInfo.path,
  summary: 'Who is signed in, and whether as a press user',
  access: 'see own info',
  response: brukerInfoSchema,
  handle: async (call) => ({
    body: {
      erGyldigPressebruker: countsAsPress(call),
      fornavn: (await knownName(call))?.fornavn ?? '',
      ...(await obstaclesOf(call)),
      merke: browserMark(call.deps.config.keys.session, call.session.identitetHash),
    },
    audit: null,
  }),
});

/** GET soeknad-info. Throws 503 `register_unavailable` when the name is not known from anywhere. */
const soeknadInfo = jsonRoute({
  method: 'get',
  path: pressePaths.soeknadInfo.path,
  summary: "The applicant's name and whether an application is under way",
  access: 'see own info',
  response: soeknadInfoSchema,
  handle: async (call) => {
    const { db, session } = call;
    const name = await knownName(call);
    if (!name) throw httpErrors.registerUnavailable();
    return {
      body: {
        navn: `${name.fornavn} ${name.etternavn}`,
        erGyldigBruker: countsAsPress(call),
        brukerHarAktivSoeknad: (await readActiveSoeknad(db, session.identitetHash)) !== null,
        ...((await readNewestAvslag(db, session.identitetHash)) && { avslag: true }),
        ...(await obstaclesOf(call)),
        // Press users have theirs on the search page.
        ...(!countsAsPress(call) && (await bannersFor('soekere', call))),
      },
      audit: null,
    };
  },
});

/** What is shown to these people now; nothing when there is nothing. */
async function bannersFor(who: Maalgruppe, { db, now }: Pick<Own, 'db' | 'now'>) {
  const varsler = await readShownBanners(db, who, now);
  return varsler && { varsler };
}

type Own = Pick<Call<unknown>, 'db' | 'deps' | 'session' | 'now'>;

/**
 * Whether the pages of press users are open to the person, or lead on by themselves. A suspended user counts as none, here
 * and in both calls alike: a client that knows nothing of suspensions would be sent from one page to the other for ever.
 */
function countsAsPress({ session, now }: Own): boolean {
  return isPressUser(session, now) && accessState(session.access, now) !== 'suspended';
}

/**
 * What stands between a press user and the pages: until when and why there is a suspension, the deletion of the profile, or the yearly
 * update.
 */
async function obstaclesOf(call: Own) {
  const state = accessState(call.session.access, call.now);
  return {
    suspendert:
      state === 'suspended' || state === 'ended'
        ? ((await deletionOf(call)) ?? (state === 'ended' ? null : await suspensionOf(call)))
        : null,
    maaOppdatere: state === 'lapsed',
  };
}

/** That an administrator has ordered the deletion of the profile, and whom to ask. */
async function deletionOf({ db, deps, session }: Own): Promise<Suspendert | null> {
  const order = await readSletting(db, session.identitetHash);
  return (
    order && {
      til: LOCKED_UNTIL,
      begrunnelse: slettesMessages.ask(deps.config.EPOST_DOMSTOLADMINISTRASJONEN),
      slettes: osloIso(order.fra),
    }
  );
}

/** Of a person's own suspension and that of the newsroom, the one that ends last: until then there is no access. */
async function suspensionOf({ db, deps, session, now }: Own): Promise<Suspendert | null> {
  const { newsroomSuspension: whole, suspendedUntil } = session.access ?? {};
  const lastsLonger = !suspendedUntil || !whole?.until || whole.until > suspendedUntil;
  if (isInForce(whole, now) && lastsLonger) {
    const redaksjon = await readRedaksjonOf(db, session.pressebrukerId!);
    if (redaksjon?.suspensjon) {
      const { navn, suspensjon } = redaksjon;
      const { EPOST_DOMSTOLADMINISTRASJONEN: spoer } = deps.config;
      return {
        ...{ til: suspensjon.til, begrunnelse: suspensjon.begrunnelse },
        redaksjon: { navn, spoer },
      };
    }
  }
  const own = await readSuspensjon(db, session.identitetHash);
  return own && { til: own.til, begrunnelse: own.begrunnelse };
}

/** GET gyldigadminbruker, which every admin page begins with. 403 `not_admin` for everybody else. */
const gyldigAdminbruker = jsonRoute({
  method: 'get',
  path: adminPaths.gyldigAdminbruker.path,
  summary: 'Who is signed in as an administrator',
  access: 'see own admin info',
  response: adminbrukerSchema,
  handle: async ({ session: { fornavn, etternavn }, ...call }) => ({
    body: {
      navn: `${fornavn} ${etternavn}`.trim(),
      ...(await bannersFor('administratorer', call)),
    },
    audit: null,
  }),
});

export const ownInfoRoutes = [brukerInfo, soeknadInfo, gyldigAdminbruker];
