import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { inLanguage } from '#bff/language.ts';
import type { Eposter } from '#contract/admin/eposter.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type Arbeidsgiver,
  type Bekreftelse as BekreftelseOnWire,
  LIKHETER,
  type SoeknadDetaljer,
  soeknadDetaljerSchema,
  soeknadLestSchema,
} from '#contract/admin/soeknader.ts';
import {
  type Avslagsgrunn,
  listAvslagsgrunner,
  readAvslaattFor,
} from '#db/avslagsgrunn/grunner.ts';
import { spraakOfApplicant } from '#db/bruker/spraak.ts';
import type { KlageDetaljer } from '#contract/klage.ts';
import { readParams } from '#contract/values.ts';
import { isUntaken } from '#db/queues/mail-outbox.ts';
import { isNewestSoeknad } from '#db/soeknad/angre.ts';
import { type StoredKommentar, listKommentarer } from '#db/samtale/samtaler.ts';
import { type Asked, readNewestAsked } from '#db/soeknad/newest-question.ts';
import { type Bekreftelse, listBekreftelserOfSoeknad } from '#db/soeknad/bekreftelser.ts';
import {
  type Duplicate,
  type EarlierSoeknad,
  listDuplicates,
  listEarlier,
  readBehandletAv,
} from '#db/soeknad/review.ts';
import { type StoredSoeknad, readSoeknad } from '#db/soeknad/soeknader.ts';
import { angresFoer, mayReopen, mayUndo } from '#domain/angre.ts';
import { lastLinkDay } from '#domain/arbeidsgiver.ts';
import { avslagTekster } from '#domain/avslag.ts';
import { arbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import type { Language } from '#domain/texts.ts';
import { osloIso } from '#domain/time.ts';
import { decisionOccasion, soeknadParams } from './decide.ts';
import { presentKjentRedaksjon } from './kjent-redaksjon.ts';
import { readEposter } from './eposter.ts';
import { klageOf } from './klage.ts';
import { domstolNavn } from './profile.ts';
import { presentSamtale } from './present-samtale.ts';

/** GET soeknad/{id}. The audit entry also names the other applications that the page shows. */
const hentSoeknad = jsonRoute({
  method: 'get',
  path: adminPaths.soeknad.path,
  summary: 'An application, the employer’s answer, and what else the same person has sent',
  access: 'review applications',
  params: soeknadParams,
  query: soeknadLestSchema,
  response: soeknadDetaljerSchema,
  handle: async ({ db, deps, session, params: { id }, query, now }) => {
    const { forhaand } = readParams(soeknadLestSchema, query);
    const stored = await readSoeknad(db, id);
    if (!stored) throw httpErrors.notFound();
    const context = {
      domstolNavn: await domstolNavn(db, stored.soeknad.foretrukketDomstolId),
      behandletAv: await readBehandletAv(db, id),
      samtale: await listKommentarer(db, { slag: 'soeknad', id }, session.identitetHash),
      bekreftelser: await listBekreftelserOfSoeknad(db, id),
      earlier: await listEarlier(db, stored),
      duplicates: await listDuplicates(db, stored),
      eposter: await readEposter({ db, deps, now }, stored.identitetHash),
      isNewest: await isNewestSoeknad(db, stored),
      kanAngres: await canUndo(db, stored, now),
      redaksjonen: await presentKjentRedaksjon(db, stored, now),
      spraak: (await spraakOfApplicant(db, stored.identitetHash)) ?? 'nb',
      grunner: await listAvslagsgrunner(db),
      avslaattFor: await readAvslaattFor(db, id),
      klage: await klageOf({ db, deps, session }, id),
    };
    const asked = await readNewestAsked(db, [id, ...context.duplicates.map((one) => one.id)]);
    const others = [...context.earlier, ...context.duplicates].map((other) => other.id);
    return {
      body: presentSoeknadDetaljer(stored, {
        ...context,
        arbeidsgiver: (of) => presentArbeidsgiver(asked.get(of) ?? null, now),
      }),
      audit: {
        action: forhaand === 'ja' ? 'soeknad_hentet' : 'soeknad_vist',
        detaljer: { soeknadId: id, andreSoeknader: [...new Set(others)] },
      },
    };
  },
});

/** What is shown together with an application. */
interface SoeknadContext {
  readonly domstolNavn: string;
  readonly behandletAv: string | null;
  readonly samtale: readonly StoredKommentar[];
  readonly bekreftelser: readonly Bekreftelse[];
  readonly earlier: readonly EarlierSoeknad[];
  readonly duplicates: readonly Duplicate[];
  readonly eposter: Eposter;
  /** The person has sent none after it. */
  readonly isNewest: boolean;
  readonly kanAngres: boolean;
  readonly redaksjonen: SoeknadDetaljer['redaksjonen'];
  /** In which the applicant is written to. */
  readonly spraak: Language;
  /** The reasons for which applications are rejected. */
  readonly grunner: readonly Avslagsgrunn[];
  /** The names of those for which this one was. */
  readonly avslaattFor: readonly string[];
  readonly klage: KlageDetaljer | null;
  /** What the employer has said about the application with this id. */
  readonly arbeidsgiver: (soeknadId: string) => Arbeidsgiver;
}

/** Whether nobody has begun to send the e-mail of the decision, and the time for undoing it is not over. */
async function canUndo(db: Knex, stored: StoredSoeknad, now: Date): Promise<boolean> {
  return mayUndo(stored, now) && (await isUntaken(db, decisionOccasion(stored)));
}

/** Everything that an administrator needs for the decision. */
function presentSoeknadDetaljer(
  stored: StoredSoeknad,
  { domstolNavn, behandletAv, samtale, bekreftelser, earlier, ...rest }: SoeknadContext,
): SoeknadDetaljer {
  const { id, fornavn, etternavn, soeknad, status, kommentar, sluttdato, behandlet, vurdert } =
    stored;
  const { duplicates, arbeidsgiver, isNewest, kanAngres, redaksjonen, eposter } = rest;
  const { spraak, grunner, avslaattFor, klage } = rest;
  return {
    ...{ id, fornavn, etternavn, soeknad, status, kommentar, sluttdato, redaksjonen, eposter },
    ...{ stilling: soeknad.stilling, redaksjon: soeknad.redaksjon },
    ...(klage && { klage }),
    samtale: presentSamtale(samtale),
    lagret: vurdert && { av: behandletAv, tidspunkt: osloIso(vurdert) },
    foretrukketDomstol: soeknad.foretrukketDomstolId,
    søknadsDato: osloIso(stored.soeknadsdato),
    avslagBegrunnelse: stored.avslagBegrunnelse,
    behandlet: behandlet && osloIso(behandlet),
    gjenaapnet: stored.gjenaapnet && osloIso(stored.gjenaapnet),
    behandletAv: behandlet && behandletAv,
    angresFoer: behandlet && kanAngres ? osloIso(angresFoer(behandlet)) : null,
    kanTasOppIgjen: mayReopen(status, { isNewest }),
    foretrukketDomstolNavn: domstolNavn,
    avslagSoeknadMal: inLanguage(spraak, () => avslagTekster.mal),
    avslagsgrunner: grunner.flatMap(({ id, navn, iBruk, tekstNb, tekstNn }) =>
      iBruk ? { id, navn, tekst: spraak === 'nn' ? tekstNn : tekstNb } : [],
    ),
    avslaattFor: [...avslaattFor],
    versjon: stored.versjon,
    bekreftelser: presentBekreftelser(bekreftelser),
    arbeidsgiver: arbeidsgiver(id),
    tidligereSoeknader: earlier.map(withDate),
    duplikater: duplicates.map(({ person, epost, telefon, ...line }) => ({
      ...withDate(line),
      like: LIKHETER.filter((likhet) => ({ person, epost, telefon })[likhet]),
      arbeidsgiver: arbeidsgiver(line.id),
    })),
  };
}

/** What the newest question to the employer has come to at `now`. */
function presentArbeidsgiver(asked: Asked | null, now: Date): Arbeidsgiver {
  return {
    svar: arbeidsgiverSvar(asked, now),
    spurt: asked && osloIso(asked.opprettet),
    svart: asked?.svart ? osloIso(asked.svart) : null,
  };
}

function withDate<T extends { readonly soeknadsdato: Date }>({ soeknadsdato, ...rest }: T) {
  return { ...rest, søknadsDato: osloIso(soeknadsdato) };
}

/** Questions to employers with their answers, as administrators see them. Erased ones are left out. */
export function presentBekreftelser(stored: readonly Bekreftelse[]): BekreftelseOnWire[] {
  return stored.flatMap(({ question, ...life }) =>
    question === null
      ? []
      : {
          kontaktperson: question.kontaktpersonArbeidsgiver,
          organisasjon: question.kontaktpersonOrganisasjon,
          epost: question.kontaktpersonEpost,
          spurt: osloIso(life.opprettet),
          svarfrist: lastLinkDay(life.utloeper),
          svar: life.svar,
          svart: life.svart && osloIso(life.svart),
          erstattet: life.erstattet !== null,
          melding: life.melding,
        },
  );
}

export const reviewRoutes = [hentSoeknad];
