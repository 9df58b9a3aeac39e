import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { AdminSak } from '#contract/admin/saker.ts';
import { tilbaketrekkingMessages as messages } from '#domain/tilbaketrekking.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused, sentTo } from '#web/testing/render.tsx';

const FIND = adminPaths.finnSak.path;
const SAKSNUMMER = '26-071352MED-TOSL';
const ADDRESS = `/admin/saker?saksnummer=${SAKSNUMMER}`;
const HIDE = adminPaths.skjulSak.href('S1');
const RESTRICT = adminPaths.settBegrensning.href('S1');

const line = (change: Partial<AdminSak['opplysninger'][number]>) => ({
  ...{ type: 'sak' as const, dokument: null, innhold: null, vises: true, visesTil: null },
  ...{ visesFordi: 'ingen_frist' as const, tilbaketrekking: null, aapnet: null },
  ...change,
});
const tiltale = {
  ...{ filtype: 'tiltale' as const, domstolInitialer: 'TOSL', filNavn: 'tiltale-1.pdf' },
  publiseringsdato: '2026-10-12',
};
const NAMES = 'Påtalemyndigheten mot Vidar Skogmyrhaug';
const hiding = {
  forslag: null,
  ...{ id: 4, skjult: '2026-11-21T10:12:00+01:00', skjultAv: 'ASTRID DOMSLAND' },
  ...{ grunn: 'feil' as const, forklaring: 'Vitne sto oppført som tiltalt.' },
};
const sak = (change: Partial<AdminSak> = {}): AdminSak => ({
  ...{ sakId: 'S1', saksnummer: SAKSNUMMER, domstolNavn: 'Oslo tingrett' },
  ...{ sakstype: 'Meddomsrettssak', foerstSett: '2026-10-09T06:00:00+02:00' },
  ...{ tilstand: 'synlig', erHentetFraSakApi: false, tilbaketrekking: null },
  opplysninger: [
    line({ innhold: 'Straffeloven § 232' }),
    line({ type: 'parter', innhold: NAMES, visesTil: '2026-12-02T15:30:00+01:00' }),
    line({ type: 'dokument', dokument: tiltale, innhold: 'Tiltale', aapnet: 3 }),
    line({ type: 'rettsmoeter' }),
  ],
  ...{ rettsmoeter: [], begrensninger: [], historikk: [] },
  sett: { aapnet: 7, dokumenter: 3, favoritter: 2, sist: null, varsles: 6 },
  ...change,
});
const hidden = (): AdminSak => ({
  ...sak({ tilstand: 'delvis' }),
  opplysninger: sak().opplysninger.map((one) =>
    one.type === 'parter'
      ? { ...one, vises: false, visesTil: null, visesFordi: 'skjult', tilbaketrekking: hiding }
      : one,
  ),
  historikk: [
    {
      ...{ tidspunkt: hiding.skjult, hendelse: 'skjult', av: 'ASTRID DOMSLAND', omfang: 'parter' },
      ...{ dokument: null, begrensning: null, grunn: 'feil', varslet: 6, endret: [] },
      forklaring: hiding.forklaring,
    },
  ],
});

const open = (answers: Record<string, unknown> = {}, address = ADDRESS) =>
  openAdmin(address, { [FIND]: sak(), ...answers });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const field = (name: string) => screen.getByRole('textbox', { name });

test('a number is looked up on submit only, and stands in the address', async () => {
  const { address } = open({}, '/admin/saker');
  await press('Finn saken');
  await screen.findByText(messages.saksnummerRequired);
  await waitFor(() => expect(document.activeElement).toBe(field('Saksnummer')));
  await userEvent.type(field('Saksnummer'), ` ${SAKSNUMMER} {Enter}`);
  await screen.findByRole('heading', { level: 2, name: SAKSNUMMER });
  expect(address()).toBe(ADDRESS);
});

test('says that there is no such case, that several fit, and that it could not be read', async () => {
  const { unmount } = open({ [FIND]: refused(404, 'not_found') });
  await screen.findByText(messages.notFound);
  unmount();
  const several = refused(400, 'validation', { errors: { saksnummer: [messages.ambiguous] } });
  const second = open({ [FIND]: several });
  await screen.findByText(messages.ambiguous);
  second.unmount();
  open({ [FIND]: refused(503, 'database_unavailable') });
  await screen.findByRole('heading', { name: 'Kunne ikke hente saken' });
  await press('Prøv igjen');
});

test('shows what journalists see, until when, who has seen it, and the log of the case', async () => {
  open({ [FIND]: hidden() });
  const table = await screen.findByRole('table', { name: 'Dette ser journalistene' });
  const parter = within(table).getByText(NAMES).closest('tr')!;
  expect(within(parter).getByText('Skjult')).toBeTruthy();
  expect(parter.textContent).toContain('21.11.2026 10:12 av Astrid Domsland.');
  expect(parter.textContent).toContain('Til du opphever');
  expect(within(table).getByRole('row', { name: /^Tiltale, 12\.10\.2026/ })).toBeTruthy();
  expect(screen.getByText('Astrid Domsland skjulte partene.')).toBeTruthy();
  expect(screen.getByText('Saken kom fra Oslo tingrett.')).toBeTruthy();
  expect(screen.getByText('7 journalister')).toBeTruthy();
  const log = screen.getByRole('link', { name: 'Se dem i revisjonsloggen' });
  expect(log.getAttribute('href')).toBe('/admin/revisjon?sak=S1');
});

test('hiding the parties asks for reason and explanation, and shows the case as it is then', async () => {
  open({ [HIDE]: hidden() });
  await press('Skjul partene');
  const asking = await dialog();
  expect(within(asking).getByText(/7 journalister/)).toBeTruthy();
  await press('Skjul nå');
  await waitFor(() =>
    expect(within(asking).getAllByText(messages.grunnRequired).length).toBeGreaterThan(0),
  );
  expect(within(asking).getAllByText(messages.forklaringRequired).length).toBeGreaterThan(0);
  await userEvent.click(within(asking).getByRole('radio', { name: 'Feil fra domstolen' }));
  await userEvent.type(field('Forklaring'), 'Feil person.');
  await press('Skjul nå');
  await screen.findByText(
    `Partene og tiltalen i ${SAKSNUMMER} er skjult for journalistene fra kl. 10:12.`,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Delvis skjult')).toBeTruthy();
  expect(sentTo(HIDE)).toEqual([
    {
      ...{ omfang: 'parter', grunn: 'feil', forklaring: 'Feil person.' },
      ...{ ogsaaTiltale: true, varsle: true },
    },
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(SAKSNUMMER));
});

test('hiding a document names it on the wire', async () => {
  open({ [HIDE]: sak() });
  await press(/^Skjul dokumentet/);
  await userEvent.click(
    within(await dialog()).getByRole('radio', { name: 'Hensyn til en parts sikkerhet' }),
  );
  await userEvent.type(field('Forklaring'), 'Adressen står der.');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Send melding til de 6/ }));
  await press('Skjul nå');
  const { filtype, domstolInitialer, filNavn } = tiltale;
  const dokument = { filtype, domstolInitialer, filNavn };
  await waitFor(() =>
    expect(sentTo(HIDE)).toEqual([
      {
        ...{ omfang: 'dokument', dokument, grunn: 'sikkerhet', forklaring: 'Adressen står der.' },
        ...{ ogsaaTiltale: false, varsle: false },
      },
    ]),
  );
});

test('when somebody else was first, the case is read again and the page says so', async () => {
  let isHidden = false;
  open({
    [FIND]: () => (isHidden ? hidden() : sak()),
    [HIDE]: () => {
      isHidden = true;
      return refused(409, 'already_hidden', {
        message: messages.alreadyHidden.parter,
        naa: hidden(),
      });
    },
  });
  await press('Skjul partene');
  await userEvent.click(within(await dialog()).getByRole('radio', { name: 'Feil fra domstolen' }));
  await userEvent.type(field('Forklaring'), 'Navnet står i listen.');
  await press('Skjul nå');
  await screen.findByText(/Partene er allerede skjult\. En annen var raskere/);
  screen.getByText('Navnet står i listen.', { selector: 'blockquote' });
  // The refusal says what there is now, and was logged as a look: the case is not asked for again.
  const asked = vi.mocked(fetch).mock.calls.map(([path]) => path as string);
  expect(asked.filter((path) => path.startsWith(`${FIND}?`))).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Delvis skjult')).toBeTruthy();
});

test('a failure stays in the dialog, with what was typed', async () => {
  open({ [HIDE]: refused(503, 'database_unavailable', { message: 'Prøv igjen om litt.' }) });
  await press('Skjul hele saken');
  await userEvent.click(within(await dialog()).getByRole('radio', { name: 'Feil fra domstolen' }));
  await userEvent.type(field('Forklaring'), 'Sendt ved en feil.');
  await press('Skjul nå');
  await within(await dialog()).findByText('Prøv igjen om litt.');
  expect((field('Forklaring') as HTMLTextAreaElement).value).toBe('Sendt ved en feil.');
});

test('a restriction has an end, except a hidden identity', async () => {
  open({ [RESTRICT]: sak() });
  await press('Sett begrensning');
  const asking = await dialog();
  expect(within(asking).getByText('Gjelder til og med')).toBeTruthy();
  await userEvent.click(within(asking).getByRole('radio', { name: 'Skjult identitet' }));
  expect(within(asking).queryByText('Gjelder til og med')).toBeNull();
  await userEvent.type(field('Tekst til journalistene'), 'Navn kan ikke gjengis.');
  await userEvent.click(within(asking).getByRole('button', { name: 'Sett begrensning' }));
  await screen.findByText(`«Skjult identitet» vises på ${SAKSNUMMER} fra nå.`);
  expect(sentTo(RESTRICT)).toEqual([
    {
      ...{ type: 'skjultIdentitet', tekst: 'Navn kan ikke gjengis.' },
      ...{ gjelderTil: null, varsle: true },
    },
  ]);
});

test('lifting asks why, and sends it to what was hidden or set', async () => {
  const lift = adminPaths.opphevSkjuling.href('S1', 4);
  const end = adminPaths.opphevBegrensning.href('S1', 9);
  const begrensninger: AdminSak['begrensninger'] = [
    {
      ...{ id: 9, type: 'referatforbud', tekst: 'Ikke gjengi.', gjelderTil: '2027-11-18' },
      ...{ satt: '2026-11-20T09:00:00+01:00', sattAv: 'ASTRID DOMSLAND' },
    },
    {
      ...{ id: null, type: 'fotoforbud', tekst: null, gjelderTil: null },
      ...{ satt: null, sattAv: null },
    },
  ];
  open({
    [FIND]: { ...hidden(), begrensninger },
    [lift]: { ...sak(), begrensninger },
    [end]: sak(),
  });
  await press(/^Opphev: .*partene/);
  await press('Opphev');
  await screen.findAllByText(messages.forklaringRequired);
  await userEvent.type(field('Forklaring'), 'Rettet.');
  await press('Opphev');
  await screen.findByText(`Partene i ${SAKSNUMMER} er ikke lenger skjult.`);
  expect(sentTo(lift)).toEqual([{ forklaring: 'Rettet.' }]);
  expect(screen.getByText('Fra domstolens liste. Oppheves der.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Forbud mot fotografering/ })).toBeNull();
  await press('Opphev begrensningen Referatforbud');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Forklaring' }), 'Over.');
  await press('Opphev');
  await screen.findByText(`«Referatforbud» på ${SAKSNUMMER} er opphevet.`);
  expect(sentTo(end)).toEqual([{ forklaring: 'Over.' }]);
});
