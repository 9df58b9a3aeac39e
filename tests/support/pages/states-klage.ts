import type { Page } from 'playwright';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { type KlageDetaljer, klagePath, type MinKlage } from '#contract/klage.ts';
import { pressePaths } from '#contract/paths.ts';
import {
  shownSoeknadDetaljer,
  shownSoeknader,
  shownSoeknaderPage,
} from '#tests/support/shown/soeknader.ts';
import { FAILS } from './fake-api.ts';
import { decision, ONE, press } from './soeknad-acts.ts';
import type { PageState } from './state.ts';

const { brukerInfo, soeknadInfo } = pressePaths;
const DETAILS = adminPaths.soeknad.href('');
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();

const AVSLAATT: MinKlage = {
  avslaatt: '2026-11-18T14:02:00+01:00',
  begrunnelse:
    'Arbeidsgiveren du oppga, bekreftet ikke at du trenger tilgang.\n\nVi fant ikke at Utkikken er et redigert medium.',
  ...{ frist: '2026-12-09', forSen: false, instans: 'Justis- og beredskapsdepartementet' },
  ...{ spoer: 'pressetjeneste@domstol.example', klage: null },
};
const KLAGE = {
  tekst: `Utkikken følgjer Ver varsam-plakaten.\n\n${'z'.repeat(120)}`,
  ...{ sendt: '2026-11-19T21:17:00+01:00', forSen: false },
  ...{ utfall: null, avgjort: null, ord: null },
};

/** A rejected application, and what is made of it. */
const avslagState = (
  name: string,
  shown: string,
  change: Partial<MinKlage>,
  further?: (page: Page) => Promise<unknown>,
): PageState => ({
  name: `application, ${name}`,
  path: '/soeknad',
  answers: {
    [brukerInfo.path]: { erGyldigPressebruker: false, fornavn: 'Silje' },
    [soeknadInfo.path]: {
      ...{ navn: 'SILJE HAUGNES', erGyldigBruker: false, brukerHarAktivSoeknad: false },
      avslag: true,
    },
    [klagePath.path]: { ...AVSLAATT, ...change },
  },
  ready: async (page) => {
    await text(shown)(page);
    await further?.(page);
  },
});
const NOT_READ = avslagState('rejection not read', 'Kunne ikke vise avgjørelsen.', {});
const ANSWERED = { avgjort: '2026-11-25T10:11:00+01:00', ord: 'Vi ser ikke saken annerledes.' };
const AVSLAG: readonly PageState[] = [
  avslagState('rejected', 'Du kan klage', {}),
  avslagState('rejected, complaint is empty', 'Du kan klage', {}, async (page) => {
    await press(page, 'Send klagen');
    await text('Skriv hva du mener er feil.')(page);
  }),
  avslagState('rejected, too late to complain', 'Fristen for å klage er ute', { forSen: true }),
  avslagState('rejected, complaint kept as a draft', 'Du kan klage', {}, async (page) => {
    await page.getByRole('textbox', { name: /Hva mener du er feil/ }).fill('Utkikken har');
    await page.reload();
    await text('Vi tok vare på det du hadde skrevet.')(page);
  }),
  avslagState('complaint sent', 'Klagen er sendt', { klage: { ...KLAGE, forSen: true } }),
  avslagState('complaint sent on', 'Klagen er sendt videre', {
    klage: { ...KLAGE, ...ANSWERED, utfall: 'oversendt' },
  }),
  avslagState('complaint refused', 'Klagen er avvist', {
    klage: { ...KLAGE, ...ANSWERED, forSen: true, utfall: 'avvist' },
  }),
  {
    ...NOT_READ,
    answers: { ...NOT_READ.answers, [klagePath.path]: FAILS },
  },
];

const REJECTED: Partial<SoeknadDetaljer> = {
  ...{ status: 2, behandlet: '2026-11-18T10:30:00+01:00', behandletAv: 'Torbjørn Lysvåg' },
  ...{ avslagBegrunnelse: 'Vi fant ikke at Utkikken er et redigert medium.', kanTasOppIgjen: true },
};
const DETALJER: KlageDetaljer = {
  tekst: 'Utkikken har hatt ansvarlig redaktør siden august.\n\nJeg ber om at avslaget gjøres om.',
  ...{ sendt: '2026-11-19T21:17:00+01:00', frist: '2026-12-09', forSen: false },
  ...{ utfall: null, avgjort: null, av: null, ord: null, egetAvslag: false },
  instans: 'Justis- og beredskapsdepartementet',
};
const SENT_ON = {
  utfall: 'oversendt',
  avgjort: '2026-11-20T10:11:00+01:00',
  av: 'Torbjørn Lysvåg',
  ord: 'Utkikken har ikke ansvarlig redaktør.',
} as const;
const LATE = { forSen: true, frist: '2026-11-17', egetAvslag: true } as const;
const klageState = (
  name: string,
  change: Partial<KlageDetaljer>,
  ready: PageState['ready'],
): PageState => ({
  ...{ name: `admin, review, ${name}`, path: ONE, ready },
  answers: {
    [adminPaths.gyldigAdminbruker.path]: { navn: 'Kari Lunde Moen' },
    [DETAILS]: shownSoeknadDetaljer({ ...REJECTED, klage: { ...DETALJER, ...change } }),
  },
});
const KLAGER: readonly PageState[] = [
  klageState('complained about', {}, text('for eksempel deg.')),
  klageState('complained about too late, own rejection', LATE, async (page) => {
    await page.getByRole('radio', { name: 'Avvis klagen (for sen)' }).waitFor();
    await press(page, 'Send videre');
    await page.getByText('Du må skrive en begrunnelse.').first().waitFor();
  }),
  klageState('complaint sent on', SENT_ON, text('Sendt videre')),
  klageState('complaint answered by another', {}, async (page) => {
    await page.getByRole('textbox', { name: 'Begrunnelse' }).fill('Ikke et redigert medium.');
    const json = shownSoeknadDetaljer({ ...REJECTED, klage: { ...DETALJER, ...SENT_ON } });
    await page.route(`**${DETAILS}*`, (route) => route.fulfill({ json }));
    await page.route(`**${decision('klage')}`, (route) =>
      route.fulfill({ status: 409, json: { id: 'klage_changed', message: 'x', naa: json.klage } }),
    );
    await press(page, 'Send videre');
    await page.getByText('Det du har skrevet, er ikke sendt.').waitFor();
  }),
];

const LIST: PageState = {
  name: 'admin, applications with a complaint',
  path: '/admin/soeknader?vis=alle&historikk=true',
  ready: text('1 klage venter på svar.'),
  answers: {
    [adminPaths.gyldigAdminbruker.path]: { navn: 'Kari Lunde Moen' },
    [adminPaths.soeknader.path]: {
      ...shownSoeknaderPage(shownSoeknader().map((row) => ({ ...row, klageVenter: true }))),
      antall: { klare: 6, venter: 14, paaVent: 3, klager: 1 },
    },
  },
};

/** A rejected application, and the complaint about it: as its applicant and as administrators see it. */
export const KLAGE_STATES: readonly PageState[] = [...AVSLAG, ...KLAGER, LIST];
