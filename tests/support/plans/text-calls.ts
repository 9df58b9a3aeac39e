import type { Ask } from '#tests/support/bff/http-client.ts';
import { type Answer, as, type Call, post, read } from './ask.ts';

const grunn = { navn: 'Ukjent', tekstNb: 'Nei.', tekstNn: 'Nei.', iBruk: true, plass: 1 };
const epost = { emneNb: 'Hei', tekstNb: 'Hei', emneNn: 'Hei', tekstNn: 'Hei' };
const banner = { content: JSON.stringify({ message: 'Nede i natt.', purpose: 'warning' }) };
const varsel = {
  ...{ message: 'Nede i natt.', purpose: 'warning', til: 'alle' },
  ...{ start: null, slutt: '2026-03-11T04:00:00+01:00' },
};
/** Of the newest banner, as it was read. */
const ofVarsel = (how: (ask: Ask, address: string, versjon: number) => Promise<Answer>): Call =>
  as('admin', async (ask, { db }) => {
    const row = await db('varselbanner')
      .orderBy('nr', 'desc')
      .first<{ readonly nr: number; readonly versjon: number }>('nr', 'versjon');
    return how(ask, `/api/admin/varsler/${row.nr}`, row.versjon);
  });

/** What administrators write for everybody: banners, reasons for rejections, and the texts of e-mails. */
export const TEXT_CALLS: Readonly<Record<string, Call>> = {
  'post /api/admin/siteContents/legg-til-varsel': as('admin', (ask) =>
    ask('/api/admin/siteContents/legg-til-varsel', post(banner)),
  ),
  'get /api/admin/siteContents/hent-varsel': read('admin', '/api/admin/siteContents/hent-varsel'),
  'post /api/admin/siteContents/oppdater-varsel': as('admin', (ask) =>
    ask('/api/admin/siteContents/oppdater-varsel', post(banner)),
  ),
  'delete /api/admin/siteContents/slett-varsel': as('admin', (ask) =>
    ask('/api/admin/siteContents/slett-varsel', { method: 'DELETE' }),
  ),
  'get /api/admin/avslagsgrunner': read('admin', '/api/admin/avslagsgrunner'),
  'post /api/admin/avslagsgrunner': as('admin', (ask) =>
    ask('/api/admin/avslagsgrunner', post(grunn)),
  ),
  'post /api/admin/avslagsgrunner/:id': as('admin', (ask) =>
    ask('/api/admin/avslagsgrunner/1', post(grunn)),
  ),
  'get /api/admin/epostmaler': read('admin', '/api/admin/epostmaler'),
  'get /api/admin/epostmaler/:mal': read('admin', '/api/admin/epostmaler/soeknad_mottatt'),
  'post /api/admin/epostmaler/:mal': as('admin', (ask) =>
    ask('/api/admin/epostmaler/soeknad_mottatt', post({ tekster: epost })),
  ),
  'post /api/admin/epostmaler/:mal/forhaandsvisning': as('admin', (ask) =>
    ask('/api/admin/epostmaler/soeknad_mottatt/forhaandsvisning', post(epost)),
  ),
  'get /api/admin/varsler': read('admin', '/api/admin/varsler'),
  'post /api/admin/varsler': as('admin', (ask) => ask('/api/admin/varsler', post(varsel))),
  'put /api/admin/varsler/:id': ofVarsel((ask, address, versjon) =>
    ask(address, { method: 'PUT', json: { ...varsel, versjon } }),
  ),
  'post /api/admin/varsler/:id/stopp': ofVarsel((ask, address, versjon) =>
    ask(`${address}/stopp`, post({ versjon })),
  ),
  'delete /api/admin/varsler/:id': ofVarsel((ask, address, versjon) =>
    ask(`${address}?versjon=${versjon}`, { method: 'DELETE' }),
  ),
};
