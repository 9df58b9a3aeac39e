import { z } from 'zod';
import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type ChangeCall, jsonRoute } from '#bff/http/json-route.ts';
import { LIST_RULES, refuseList } from '#bff/http/lists.ts';
import {
  type BrukerDetaljer,
  type BrukerRad,
  type Ubrukt,
  brukerDetaljerSchema,
  brukereParamsSchema,
  brukereSchema,
} from '#contract/admin/brukere.ts';
import type { Eposter } from '#contract/admin/eposter.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import type { Domstol } from '#contract/bruker.ts';
import { readParams } from '#contract/values.ts';
import { type Suspensjon, readSuspensjon } from '#db/bruker/access.ts';
import { type Beholdt, readBeholdt, readBruk } from '#db/bruker/ubrukt.ts';
import { type ListedBruker, listBrukere } from '#db/bruker/brukere.ts';
import { type Pressebruker, readBruker, readLastSignIn } from '#db/bruker/pressebrukere.ts';
import { type StoredRedaksjon, readRedaksjonOf } from '#db/redaksjon/redaksjoner.ts';
import { type Sletting, readSletting } from '#db/bruker/sletting.ts';
import { listDomstoler } from '#db/domstol/domstoler.ts';
import { type StoredKommentar, listKommentarer } from '#db/samtale/samtaler.ts';
import { type Bekreftelse, listBekreftelser } from '#db/soeknad/bekreftelser.ts';
import { type SoeknadLine, listSoeknaderOf } from '#db/soeknad/review.ts';
import { accessState, isInForce, isSuspendedAlone } from '#domain/access.ts';
import { displayName } from '#domain/person-name.ts';
import { osloDay, osloIso } from '#domain/time.ts';
import { type Bruk, isUnused, unusedEnd } from '#domain/ubrukt.ts';
import { readEposter } from './eposter.ts';
import { domstolNavn, presentProfil } from './profile.ts';
import { presentSamtale } from './present-samtale.ts';
import { presentBekreftelser } from './review.ts';

/** An id that is not a UUID matches no user. */
export const brukerParams = z.object({ id: z.uuid() });

/** GET bruker/alle. The audit log keeps who was shown, and not the search words: they may be names. */
const listBrukereRoute = jsonRoute({
  method: 'get',
  path: adminPaths.brukere.path,
  summary: 'One page of the press users, filtered, searched and sorted',
  access: 'manage users',
  query: brukereParamsSchema,
  rules: LIST_RULES,
  response: brukereSchema,
  handle: async ({ db, session, query, now }) => {
    refuseList(query);
    const { sok, ...params } = readParams(brukereParamsSchema, query);
    const { brukere, totalt } = await listBrukere(
      db,
      { ...params, sok },
      { now, administrator: session.identitetHash },
    );
    return {
      body: { brukere: brukere.map((bruker) => presentBrukerRad(bruker, now)), totalt },
      audit: {
        action: 'brukere_listet',
        detaljer: { ...params, sok, harSoek: sok !== '', brukerIder: brukere.map(({ id }) => id) },
      },
    };
  },
});

/** GET bruker/{id}. */
const hentBruker = jsonRoute({
  method: 'get',
  path: adminPaths.bruker.path,
  summary: 'A press user: profile, access, employers’ answers, applications and suspension',
  access: 'manage users',
  params: brukerParams,
  response: brukerDetaljerSchema,
  handle: async (call) => {
    const shown = await showBruker(call);
    if (!shown) throw httpErrors.notFound();
    return shown;
  },
});

type BrukerCall = Pick<
  ChangeCall<{ readonly id: string }>,
  'db' | 'deps' | 'params' | 'now' | 'session'
>;

/** A user as administrators see it, and the audit entry of that; null when there is none. */
export async function showBruker(call: BrukerCall): Promise<Answer<BrukerDetaljer> | null> {
  const { db, params, now, session } = call;
  const bruker = await readBruker(db, params.id);
  if (!bruker) return null;
  const { identitetHash, profil } = bruker;
  const context = {
    sistInnlogget: await readLastSignIn(db, identitetHash),
    suspensjon: await readSuspensjon(db, identitetHash),
    bruk: (await readBruk(db, bruker.id))!,
    beholdt: await readBeholdt(db, bruker.id),
    eposter: await readEposter(call, identitetHash),
    slettes: await readSletting(db, identitetHash),
    domstoler: await listDomstoler(db, osloDay(now)),
    domstolNavn: await domstolNavn(db, profil.foretrukketDomstolId),
    samtale: await listKommentarer(db, { slag: 'bruker', id: bruker.id }, session.identitetHash),
    bekreftelser: await listBekreftelser(db, identitetHash),
    soeknader: await listSoeknaderOf(db, identitetHash),
    redaksjonen: await readRedaksjonOf(db, bruker.id),
  };
  return {
    body: presentBrukerDetaljer(bruker, context, now),
    audit: { action: 'bruker_vist', detaljer: { brukerId: bruker.id } },
  };
}

/** Throws 409 `bruker_changed` unless `versjon`, if there is one, is the one that is stored. */
export function requireBrukerVersion(stored: Pressebruker, versjon: number | undefined): void {
  if (versjon !== undefined && versjon !== stored.versjon) throw httpErrors.brukerChanged();
}

const iso = (instant: Date | null) => instant && osloIso(instant);

const presentSletting = (slettes: Pick<Sletting, 'fra' | 'av'> | null): BrukerRad['slettes'] =>
  slettes && { fra: osloIso(slettes.fra), av: slettes.av && displayName(slettes.av) };

/** A line of GET bruker/alle. */
function presentBrukerRad(bruker: ListedBruker, now: Date): BrukerRad {
  const { access, sistInnlogget, bruk, slettes, ...rest } = bruker;
  return {
    ...rest,
    slettes: presentSletting(slettes),
    sistPåloggetDato: iso(sistInnlogget),
    tilgangFraDato: iso(access.from),
    harGyldigTilgang: accessState(access, now) === 'valid',
    ubrukt: presentUbrukt(bruk, now),
  };
}

function presentUbrukt(bruk: Bruk, now: Date): Ubrukt {
  if (!isUnused(bruk, now)) return null;
  return { siden: osloIso(bruk.sistBrukt!), avsluttes: unusedEnd(bruk, now) };
}

/** What is shown together with a press user's profile. */
interface BrukerContext {
  readonly sistInnlogget: Date | null;
  readonly suspensjon: Suspensjon | null;
  readonly bruk: Bruk;
  readonly beholdt: Beholdt | null;
  readonly eposter: Eposter;
  readonly slettes: Sletting | null;
  readonly domstoler: Domstol[];
  readonly domstolNavn: string;
  readonly samtale: readonly StoredKommentar[];
  readonly bekreftelser: readonly Bekreftelse[];
  readonly soeknader: readonly SoeknadLine[];
  readonly redaksjonen: StoredRedaksjon | null;
}

/** A suspension is shown only while it is in force: not after its last day, and not when access has ended. */
function presentBrukerDetaljer(
  bruker: Pressebruker,
  { sistInnlogget, suspensjon, slettes, domstoler, domstolNavn, samtale, ...others }: BrukerContext,
  now: Date,
): BrukerDetaljer {
  const { id, fornavn, etternavn, profil, access } = bruker;
  const tilstand = accessState(access, now);
  return {
    ...{ id, fornavn, etternavn },
    stilling: profil.stilling,
    kontaktpersonArbeidsgiver: profil.kontaktpersonArbeidsgiver,
    sistPåloggetDato: iso(sistInnlogget),
    tilgangFraDato: iso(access.from),
    tilgangTilDato: iso(access.to),
    sluttdato: access.endDate ?? null,
    harGyldigTilgang: tilstand === 'valid',
    versjon: bruker.versjon,
    tilstand,
    redaksjonen: others.redaksjonen && presentRedaksjonen(others.redaksjonen, now),
    suspensjon:
      tilstand === 'suspended' && suspensjon && !slettes && isSuspendedAlone(access, now)
        ? { ...suspensjon, fra: osloIso(suspensjon.fra) }
        : null,
    ubrukt: presentUbrukt(others.bruk, now),
    beholdt: others.beholdt && {
      ...others.beholdt,
      tidspunkt: osloIso(others.beholdt.tidspunkt),
    },
    eposter: others.eposter,
    slettes: presentSletting(slettes),
    ...presentProfil(bruker, domstolNavn, { fornavn, etternavn }),
    domstoler,
    samtale: presentSamtale(samtale),
    bekreftelser: presentBekreftelser(others.bekreftelser),
    soeknader: others.soeknader.map(({ soeknadsdato, ...line }) => ({
      ...line,
      søknadsDato: osloIso(soeknadsdato),
    })),
  };
}

/** The suspension of the newsroom is shown only while it is in force. */
function presentRedaksjonen({ id, navn, suspensjon }: StoredRedaksjon, now: Date) {
  const isSuspended = suspensjon && isInForce({ until: suspensjon.til }, now);
  return { id, navn, suspensjon: isSuspended ? { til: suspensjon.til } : null };
}

export const userRoutes = [listBrukereRoute, hentBruker];
