import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import { openLink } from '#bff/session/crypto.ts';
import {
  bekreftAdresseSchema,
  type MineVarsler,
  mineVarslerFormSchema,
  mineVarslerSchema,
} from '#contract/admin/mine-varsler.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { confirmAddress, readMineVarsler, writeMineVarsler } from '#db/administrator/varsler.ts';
import { ADRESSELENKE_DAYS } from '#domain/morgenvarsel.ts';
import { addOsloDays, osloIso } from '#domain/time.ts';

const own = { access: 'choose own warnings' } as const;

/** GET mine-varsler: the administrator's own address and choices. */
const hentMineVarsler = jsonRoute({
  ...own,
  method: 'get',
  path: adminPaths.mineVarsler.path,
  summary: 'What the administrator is told of by e-mail in the morning, and where',
  response: mineVarslerSchema,
  handle: async ({ db, session }) => ({
    body: await present(db, session.identitetHash),
    audit: null,
  }),
});

async function present(db: Knex, identitetHash: Buffer): Promise<MineVarsler> {
  const stored = await readMineVarsler(db, identitetHash);
  const { epost = null, bekreftet = null, valgt = [] } = stored ?? {};
  return { epost: epost ?? '', bekreftet: bekreftet && osloIso(bekreftet), valgt: [...valgt] };
}

/** PUT mine-varsler: a new address is sent a link, and nothing else until it is confirmed. `sendIgjen`: another link. */
const endreMineVarsler = changeRoute({
  ...own,
  method: 'put',
  path: adminPaths.mineVarsler.path,
  summary: 'Chooses what is told in the morning, and the address, which has to be confirmed',
  body: mineVarslerFormSchema,
  response: null,
  status: 204,
  handle: async ({ db, session: { identitetHash }, body: { sendIgjen, valgt, ...body }, now }) => {
    const before = await readMineVarsler(db, identitetHash, { lock: true });
    if (!before) throw httpErrors.notFound();
    const epost = body.epost === '' ? null : body.epost;
    await writeMineVarsler(db, identitetHash, { epost, valgt });
    const { noekkel, bekreftet } = (await readMineVarsler(db, identitetHash))!;
    const isNew = noekkel !== before.noekkel;
    if (epost !== null && noekkel !== null && bekreftet === null && (isNew || sendIgjen)) {
      const utloeper = addOsloDays(now, ADRESSELENKE_DAYS).toISOString();
      const mail = { mal: 'adresse_bekreft', data: { noekkel, utloeper } } as const;
      const occasion = `adresse_bekreft:${noekkel}:${now.toISOString()}`;
      await enqueueMail(db, { ...mail, til: epost, identitetHash, noekkel: occasion }, now);
    }
    return { body: null, audit: { action: 'morgenvarsel_endret' } };
  },
});

/** POST mine-varsler/bekreft: 404 when the link is too old, was sent to an address of before, or is another administrator's. */
const bekreftAdresse = changeRoute({
  ...own,
  method: 'post',
  path: adminPaths.bekreftAdresse.path,
  summary: 'Confirms the address, by the link that was sent to it',
  answers: [404],
  body: bekreftAdresseSchema,
  response: null,
  status: 204,
  handle: async ({ db, deps, session, body: { token }, now }) => {
    const target = openLink(deps.config.keys.session, token, 'bekreft_adresse');
    const isIt =
      target !== null &&
      target.expires > now &&
      (await confirmAddress(db, session.identitetHash, target.id, now));
    if (!isIt) throw httpErrors.notFound();
    return { body: null, audit: { action: 'adresse_bekreftet' } };
  },
});

export const mineVarslerRoutes = [hentMineVarsler, endreMineVarsler, bekreftAdresse];
