import { z } from 'zod';
import { httpErrors } from '#bff/http/errors.ts';
import { type ChangeCall, changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { inLanguage } from '#bff/language.ts';
import { examplesAt } from '#bff/mail/editable.ts';
import type { Edited } from '#bff/mail/edited.ts';
import { isInBoth, ownText, renderMail } from '#bff/mail/render.ts';
import {
  type EpostTekster,
  epostMalPayloadSchema,
  epostMalSchema,
  epostMalerSchema,
  epostTeksterSchema,
  forhaandsvisningSchema,
} from '#contract/admin/maler.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  addVersjon,
  listNewestVersjoner,
  listVersjoner,
  readNewestNr,
} from '#db/epost-mal/versjoner.ts';
import { REDIGERBARE, type RedigerbarMal, epostMalFeil } from '#domain/epost-mal.ts';
import { displayName } from '#domain/person-name.ts';
import { LANGUAGES, type Language } from '#domain/texts.ts';
import { osloIso } from '#domain/time.ts';

/* Nothing of a case or a person is in these: nobody's look at them is logged. */

const params = z.object({ mal: z.enum(REDIGERBARE) });

const hentEpostmaler = jsonRoute({
  method: 'get',
  path: adminPaths.epostmaler.path,
  summary: 'The e-mails whose texts administrators edit',
  access: 'edit texts',
  response: epostMalerSchema,
  handle: async ({ db }) => {
    const newest = new Map((await listNewestVersjoner(db)).map((one) => [one.mal, one]));
    const maler = REDIGERBARE.map((mal) => {
      const versjon = newest.get(mal);
      return {
        mal,
        erEndret: Boolean(versjon?.tekster),
        endret: versjon ? writtenBy(versjon) : null,
      };
    });
    return { body: { maler }, audit: null };
  },
});

const writtenBy = ({
  av,
  tidspunkt,
}: {
  readonly av: string | null;
  readonly tidspunkt: Date;
}) => ({
  av: av && displayName(av),
  tidspunkt: osloIso(tidspunkt),
});

type Call = Pick<
  ChangeCall<{ readonly mal: RedigerbarMal }, unknown>,
  'db' | 'deps' | 'params' | 'now'
>;

async function showOne({ db, deps, params: { mal }, now }: Call) {
  const own = (language: Language) => inLanguage(language, () => ownText(mal, now, linksOf(deps)));
  const versjoner = (await listVersjoner(db, mal)).map(({ nr, tekster, ...written }) => ({
    ...{ nr, tekster: tekster && toWire(tekster) },
    ...writtenBy(written),
  }));
  const opprinnelig = toWire(inBoth(own));
  const versjon = versjoner[0]?.nr ?? 0;
  return { body: { mal, versjon, opprinnelig, versjoner }, audit: null };
}

const linksOf = ({ config }: Call['deps']) => ({
  publicUrl: config.PUBLIC_URL,
  sessionKeys: config.keys.session,
});

const inBoth = <T>(of: (language: Language) => T) => ({
  nb: of(LANGUAGES[0]),
  nn: of(LANGUAGES[1]),
});

const toWire = ({ nb, nn }: Edited): EpostTekster => ({
  ...{ emneNb: nb.emne, tekstNb: nb.tekst },
  ...{ emneNn: nn.emne, tekstNn: nn.tekst },
});

const fromWire = (sent: EpostTekster): Edited => ({
  nb: { emne: sent.emneNb, tekst: sent.tekstNb },
  nn: { emne: sent.emneNn, tekst: sent.tekstNn },
});

const hentEpostmal = jsonRoute({
  method: 'get',
  path: adminPaths.epostmal.path,
  summary: 'The texts of an e-mail: the program’s own, and each that an administrator has saved',
  access: 'edit texts',
  params,
  response: epostMalSchema,
  handle: showOne,
});

const lagreEpostmal = changeRoute({
  method: 'post',
  path: adminPaths.epostmal.path,
  answers: [409],
  summary:
    'Saves the texts of an e-mail, which is sent so from now on; without any, the program’s own',
  access: 'edit texts',
  params,
  body: epostMalPayloadSchema,
  response: null,
  status: 204,
  stored: showOne,
  handle: async ({ db, session, params: { mal }, body: { tekster, versjon }, now }) => {
    const edited = tekster && checked(mal, tekster);
    const etter = versjon ?? (await readNewestNr(db, mal));
    const ny = { mal, etter, tekster: edited, av: session.identitetHash };
    if (!(await addVersjon(db, ny, now))) throw httpErrors.epostmalChanged();
    const detaljer = { mal, nr: etter + 1, ...(edited === null && { opprinnelig: true }) };
    return { body: null, audit: { action: 'epostmal_lagret', detaljer } };
  },
});

/** Throws 400 with what is wrong at each field. */
function checked(mal: RedigerbarMal, tekster: EpostTekster): Edited {
  const edited = fromWire(tekster);
  const [nb, nn] = LANGUAGES.map((one) => epostMalFeil(mal, edited[one]));
  const all = { emneNb: nb?.emne, tekstNb: nb?.tekst, emneNn: nn?.emne, tekstNn: nn?.tekst };
  const errors = Object.entries(all).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, [text]] as const],
  );
  if (errors.length > 0) throw httpErrors.validation(Object.fromEntries(errors));
  return edited;
}

const forhaandsvis = changeRoute({
  method: 'post',
  path: adminPaths.epostmalForhaandsvisning.path,
  summary: 'An e-mail with these texts, as it would be sent, with an example; nothing is saved',
  access: 'edit texts',
  params,
  body: epostTeksterSchema,
  response: forhaandsvisningSchema,
  handle: ({ deps, params: { mal }, body, now }) => {
    const edited = checked(mal, body);
    const shown = (language: Language) =>
      inLanguage(language, () => {
        const {
          subject: emne,
          text: tekst,
          html,
        } = renderMail(examplesAt(now)[mal], linksOf(deps), edited);
        return { spraak: isInBoth(mal) ? ('begge' as const) : language, emne, tekst, html };
      });
    const eposter = isInBoth(mal) ? [shown('nb')] : LANGUAGES.map(shown);
    return Promise.resolve({ body: { eposter }, audit: null });
  },
});

export const epostmalRoutes = [hentEpostmaler, forhaandsvis, hentEpostmal, lagreEpostmal];
