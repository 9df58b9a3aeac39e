import type { Call } from './call.ts';
import * as is from './shapes.ts';

const review = { kommentar: 'Ringt redaksjonen.', sluttdato: '2026-12-31', settPaaVent: false };
/** As a form has it in which nothing has been filled in. */
const untouched = { kommentar: '', sluttdato: null, settPaaVent: false };
const reason = { avslagBegrunnelse: 'Kriteriene er ikke oppfylt.' };

const banner = { message: 'Søket er tregt i dag.', purpose: 'warning', endDate: '2026-03-31' };
const content = (of: object) => ({ content: JSON.stringify(of) });
const withoutEnd = { message: 'Søket er tregt i dag.', purpose: 'info' };

const application = (status: 0 | 1 | 2 | 3, saved: Parameters<typeof is.applicationThatIs>[1]) =>
  ({
    call: 'GET /api/admin/soeknad/{id}',
    status: 200,
    answer: is.applicationThatIs(status, saved),
  }) as const;

const saved = { kommentar: review.kommentar, sluttdato: review.sluttdato };
const nothing = { kommentar: null, sluttdato: null };

export const adminCalls: readonly Call[] = [
  // --- users
  { call: 'GET /api/admin/bruker/alle', as: 'administrator', status: 200, answer: is.users },
  { call: 'GET /api/admin/bruker/{id}', as: 'administrator', status: 200, answer: is.oneUser },
  {
    call: 'GET /api/admin/bruker/{id}',
    when: 'that there is not',
    as: 'administrator',
    ids: { id: '00000000-0000-4000-8000-000000000000' },
    status: 404,
    answer: is.refusal,
  },
  {
    call: 'DELETE /api/admin/bruker/{id}',
    as: 'administrator',
    status: 204,
    answer: null,
    // Shown until it is carried out, a day later.
    then: { call: 'GET /api/admin/bruker/{id}', status: 200, answer: is.oneUser },
  },

  // --- applications
  {
    call: 'GET /api/admin/soeknad/alle-soeknader',
    as: 'administrator',
    given: 'application',
    status: 200,
    answer: is.applications,
  },
  {
    call: 'GET /api/admin/soeknad/{id}',
    as: 'administrator',
    given: 'application',
    status: 200,
    answer: is.applicationThatIs(0, nothing),
  },
  {
    call: 'POST /api/admin/soeknad/{id}/godkjenn',
    as: 'administrator',
    given: 'application',
    body: review,
    status: 204,
    answer: null,
    then: application(1, saved),
  },
  {
    call: 'POST /api/admin/soeknad/{id}/godkjenn',
    when: 'with nothing filled in',
    as: 'administrator',
    given: 'application',
    body: untouched,
    status: 204,
    answer: null,
    then: application(1, nothing),
  },
  {
    call: 'POST /api/admin/soeknad/{id}/godkjenn',
    when: 'while it is put on hold',
    as: 'administrator',
    given: 'application',
    body: { ...review, settPaaVent: true },
    status: 400,
    answer: is.refusalOf({ settPaaVent: ['Bruker som er satt på vent kan ikke godkjennes.'] }),
  },
  {
    call: 'POST /api/admin/soeknad/{id}/kommenter',
    as: 'administrator',
    given: 'application',
    body: review,
    status: 204,
    answer: null,
    then: application(0, saved),
  },
  {
    call: 'POST /api/admin/soeknad/{id}/kommenter',
    when: 'and puts it on hold',
    as: 'administrator',
    given: 'application',
    body: { ...review, settPaaVent: true },
    status: 204,
    answer: null,
    then: application(3, saved),
  },
  {
    call: 'POST /api/admin/soeknad/{id}/avslaa',
    as: 'administrator',
    given: 'application',
    body: { ...review, ...reason },
    status: 204,
    answer: null,
    then: application(2, saved),
  },
  {
    call: 'POST /api/admin/soeknad/{id}/avslaa',
    when: 'without a reason',
    as: 'administrator',
    given: 'application',
    body: { ...review, avslagBegrunnelse: '' },
    status: 400,
    answer: is.refusalOf({ avslagBegrunnelse: ['Du må oppgi en begrunnelse for avslag.'] }),
  },
  {
    call: 'GET /api/admin/gyldigadminbruker',
    as: 'administrator',
    status: 200,
    answer: is.adminInfo,
  },

  // --- the banner
  {
    call: 'GET /api/admin/siteContents/hent-varsel',
    as: 'administrator',
    status: 200,
    answer: is.noBanner,
  },
  {
    call: 'GET /api/admin/siteContents/hent-varsel',
    when: 'with a banner',
    as: 'administrator',
    given: 'banner',
    status: 200,
    answer: is.stored,
  },
  {
    call: 'POST /api/admin/siteContents/legg-til-varsel',
    as: 'administrator',
    body: content(banner),
    status: 204,
    answer: null,
    then: {
      call: 'GET /api/admin/siteContents/hent-varsel',
      status: 200,
      answer: is.storedAs(banner),
    },
  },
  {
    call: 'POST /api/admin/siteContents/legg-til-varsel',
    when: 'without an end',
    as: 'administrator',
    body: content(withoutEnd),
    status: 204,
    answer: null,
    then: {
      call: 'GET /api/admin/siteContents/hent-varsel',
      status: 200,
      answer: is.storedAs(withoutEnd),
    },
  },
  {
    call: 'POST /api/admin/siteContents/legg-til-varsel',
    when: 'with an end that is empty',
    as: 'administrator',
    body: content({ ...withoutEnd, endDate: null }),
    status: 204,
    answer: null,
    then: {
      call: 'GET /api/admin/siteContents/hent-varsel',
      status: 200,
      answer: is.storedAs(withoutEnd),
    },
  },
  {
    call: 'POST /api/admin/siteContents/legg-til-varsel',
    when: 'with nothing filled in',
    as: 'administrator',
    body: content({ message: '', purpose: '' }),
    status: 400,
    answer: is.refusalOf({
      message: ['Melding er påkrevd.'],
      purpose: ['Varseltype er påkrevd.'],
    }),
  },
  {
    call: 'POST /api/admin/siteContents/oppdater-varsel',
    as: 'administrator',
    given: 'banner',
    body: content({ ...banner, purpose: 'danger' }),
    status: 204,
    answer: null,
    then: {
      call: 'GET /api/admin/siteContents/hent-varsel',
      status: 200,
      answer: is.storedAs({ ...banner, purpose: 'danger' }),
    },
  },
  {
    call: 'DELETE /api/admin/siteContents/slett-varsel',
    as: 'administrator',
    given: 'banner',
    status: 204,
    answer: null,
    then: { call: 'GET /api/admin/siteContents/hent-varsel', status: 200, answer: is.noBanner },
  },

  // --- in and out
  {
    call: 'GET /api/admin/auth/signin',
    as: 'nobody',
    query: { redirectUrl: '/admin/brukere' },
    browser: 'tab',
    status: 302,
    answer: null,
    headers: { location: /^http:\/\/localhost:\d+\/auth\?/ },
  },
  {
    call: 'POST /api/admin/auth/signout',
    as: 'administrator',
    browser: 'form',
    status: 303,
    answer: null,
    headers: { location: /^http:\/\/localhost:\d+\// },
    then: { call: 'GET /api/admin/gyldigadminbruker', status: 401, answer: is.refusal },
  },
];
