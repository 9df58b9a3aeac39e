import { describe, expect, it } from 'vitest';
import { signLink } from '#bff/session/crypto.ts';
import type { Brukere } from '#contract/admin/brukere.ts';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { claimDue } from '#db/queues/mail-outbox.ts';
import { auditOf, breakAudit, soeknad } from '#tests/support/access/forms.ts';
import { hashOf, KEYS } from '#tests/support/access/persons.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';
import { DUE, useSletting } from '#tests/support/bff/use-sletting.ts';

const used = useBff('presse', storeSaker);
const { bff, ask: silje } = used;
const { admin, row, path, order, undo, details, carryOut, fill } = useSletting(used);

const API = '/api/admin/bruker';
type Asked = { readonly id: string; readonly utloeper: Date };

describe('an ordered deletion', () => {
  it('takes every way in away at once, and deletes nothing yet', async () => {
    await fill();
    const made = await silje('/api/presse/noekler', {
      ...{ method: 'POST', json: { navn: 'Skript', omfang: ['soek'], dager: 30 } },
    });
    expect((await order()).status).toBe(204);
    expect((await silje('/api/presse/favoritter')).status).toBe(401);
    const again = await bff.signedIn('presse');
    for (const path of ['favoritter', 'profil', 'reautentisering', 'varsling'])
      expect([path, (await again(`/api/presse/${path}`)).status]).toEqual([path, 403]);
    expect(made.status).toBeLessThan(500);
    expect(await bff.db('favoritt')).toHaveLength(1);
    expect(await row()).toMatchObject({ fornavn: 'Silje', slettes_fra: DUE });
  });

  it('is told to the person: on signing in, and by an e-mail at once', async () => {
    await fill();
    await order();
    const again = await bff.signedIn('presse');
    expect((await again('/api/presse/bruker-info')).json).toMatchObject({
      erGyldigPressebruker: false,
      suspendert: {
        slettes: '2026-03-11T12:00:00+01:00',
        begrunnelse: expect.stringContaining('da@domstol.example') as string,
      },
    });
    // What waited before is held.
    expect((await claimDue(bff.db, DUE, 100)).map(({ mal }) => mal)).toEqual(['bruker_slettet']);
  });

  it('closes the employer’s link, which names the person, and opens it again when undone', async () => {
    await fill();
    const pending = { svar: null, erstattet: null };
    const asked = await bff.db('arbeidsgiver_bekreftelse').where(pending).first<Asked>();
    const link = signLink(KEYS.session, { id: asked.id, expires: asked.utloeper });
    const open = () => bff.guest(arbeidsgiverPaths.behov.href(link));
    await order();
    expect((await open()).status).toBe(410);
    await undo();
    expect((await open()).status).toBe(200);
  });

  it('is said on the user’s page and in the list, with a filter', async () => {
    await order();
    const slettes = { fra: '2026-03-11T12:00:00+01:00', av: 'Astrid Domsland' };
    expect(await details()).toMatchObject({
      ...{ slettes, suspensjon: null, harGyldigTilgang: false, tilstand: 'suspended' },
    });
    const list = (await (await admin())(`${API}/alle?aktive=false&slettes=true`)).json as Brukere;
    expect(list).toMatchObject({ totalt: 1, brukere: [{ slettes, fornavn: 'Silje' }] });
  });

  it('of somebody whose access has ended lets nobody apply before it is carried out', async () => {
    await bff.db.raw('alter table pressebruker disable trigger user');
    const where = { identitet_hash: hashOf('presse') };
    await bff.db('pressebruker').where(where).update({ sluttdato: '2026-03-01' });
    await bff.db.raw('alter table pressebruker enable trigger user');
    await order();
    const again = await bff.signedIn('presse');
    expect((await again('/api/presse/soeknad-info')).json).toMatchObject({
      suspendert: { slettes: '2026-03-11T12:00:00+01:00' },
    });
    const apply = () => again('/api/presse/registrer-soknad', { method: 'POST', json: soeknad });
    expect(await apply()).toMatchObject({
      ...{ status: 409, json: { id: 'deletion_ordered' } },
    });
    await carryOut();
    const after = await bff.signedIn('presse');
    expect(
      (await after('/api/presse/registrer-soknad', { method: 'POST', json: soeknad })).status,
    ).toBe(204);
  });

  it('lets the person leave at once', async () => {
    await order();
    const again = await bff.signedIn('presse');
    expect((await again('/api/presse/slett-profil', { method: 'DELETE' })).status).toBe(204);
    expect(await row()).toBeUndefined();
  });

  it('keeps out a version of the programs that does not know of it', async () => {
    await order();
    const where = { identitet_hash: hashOf('presse') };
    // As an older version reads it, and lifts a suspension.
    expect(await row()).toMatchObject({ suspendert_til: '9999-12-31' });
    const lifted = { suspendert_til: null, suspendert_fra: null, suspendert_begrunnelse: null };
    await expect(bff.db('pressebruker').where(where).update(lifted)).rejects.toThrow(/is ordered/);
  });

  it('lets nothing else be decided of the user', async () => {
    await order();
    const ask = await admin();
    const where = await path();
    const json = { til: '2026-04-01', begrunnelse: 'x' };
    for (const answer of [
      await ask(`${where}/suspender`, { method: 'POST', json }),
      await ask(`${where}/opphev-suspensjon`, { method: 'POST' }),
      await ask(where, { method: 'DELETE' }),
    ])
      expect(answer).toMatchObject({ status: 409, json: { id: 'deletion_ordered' } });
  });
});

describe('carrying it out', () => {
  it('waits for the day, and then everything personal is gone', async () => {
    await fill();
    await order();
    await carryOut(new Date(DUE.getTime() - 1));
    expect(await row()).toBeDefined();
    expect((await carryOut())?.removed).toMatchObject({ ordered: 1 });
    expect(await row()).toBeUndefined();
    expect(await bff.db('favoritt')).toEqual([]);
    expect(await bff.db('epost_utboks').whereNotNull('til')).toEqual([]);
    const where = { identitet_hash: hashOf('presse') };
    expect(await bff.db('soeknad').where(where).first<object>()).toMatchObject({ fornavn: null });
    expect(await bff.db('sesjon').where(where)).toEqual([]);
  });

  it('is logged as what the system did, ordered by the administrator', async () => {
    const { id: brukerId } = (await row())!;
    expect(await auditOf(bff.db, () => order())).toMatchObject([
      { handling: 'sletting_bestilt', rolle: 'admin', detaljer: { brukerId } },
    ]);
    expect(await auditOf(bff.db, () => carryOut())).toMatchObject([
      {
        ...{ handling: 'bruker_slettet', rolle: 'system', detaljer: { brukerId } },
        identitet_hash: hashOf('admin'),
      },
    ]);
    const log = await (await admin())('/api/admin/revisjon?handling=bruker_slettet');
    const { rader } = log.json as { rader: object[] };
    expect(rader[0]).toMatchObject({ rolle: 'system', navn: 'Astrid Domsland' });
  });

  it('that dies in the middle leaves the person shut out, and the next run finishes it', async () => {
    await fill();
    await order();
    const mend = await breakAudit(bff.db);
    const report = await carryOut();
    expect(report).toMatchObject({ failed: ['ordered'], overdue: { ordered: DUE.toISOString() } });
    expect(await row()).toMatchObject({ slettes_fra: DUE, suspendert_til: '9999-12-31' });
    expect(await bff.db('favoritt')).toHaveLength(1);
    await mend();
    expect(await carryOut()).toMatchObject({ failed: [], removed: { ordered: 1 } });
    expect(await row()).toBeUndefined();
  });

  it('by two at once happens once', async () => {
    await order();
    const audit = await auditOf(bff.db, () => Promise.all([carryOut(), carryOut()]));
    expect(audit.filter(({ handling }) => handling === 'bruker_slettet')).toHaveLength(1);
  });
});
