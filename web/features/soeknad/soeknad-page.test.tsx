import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { draftKey, keepDraft } from '#web/form/draft.ts';
import { openApp, watchLeaving } from '#web/testing/open-app.tsx';
import { done, refused, scrollTo, sentTo } from '#web/testing/render.tsx';
import { APPLICATION, fillIn, minSoeknad, soeknadStatus } from '#web/testing/soeknad.ts';

const { brukerInfo, soeknadInfo, registrerSoeknad } = pressePaths;

/** The state of the server. */
let navn = '';
let hasApplied = false;
let hasAccess = false;
beforeEach(() => {
  navn = 'NORA FJELLVANG';
  hasApplied = false;
  hasAccess = false;
});

function open(answers: Record<string, unknown> = {}) {
  return openApp('/soeknad', {
    [soeknadInfo.path]: () => ({
      navn,
      erGyldigBruker: hasAccess,
      brukerHarAktivSoeknad: hasApplied,
    }),
    [brukerInfo.path]: () => ({ erGyldigPressebruker: hasAccess, fornavn: 'Nora' }),
    [pressePaths.minSoeknad.path]: () => (hasApplied ? minSoeknad() : refused(404, 'not_found')),
    [pressePaths.minSoeknadStatus.path]: () =>
      hasApplied ? soeknadStatus() : refused(404, 'not_found'),
    [registrerSoeknad.path]: () => {
      hasApplied = true;
      return done();
    },
    ...answers,
  });
}

const section = (name: string) => screen.findByRole('region', { name });
const send = () => screen.getByRole('button', { name: 'Send inn' });
const received = () => screen.findByRole('heading', { name: 'Søknaden din er mottatt' });

describe('the form', () => {
  test('shows the name from the register, which cannot be edited', async () => {
    open();
    const about = within(await section('Om deg'));
    about.getByText('Nora Fjellvang');
    about.getByText('Hentet fra Folkeregisteret');
    expect(screen.queryByRole('textbox', { name: 'Navn' })).toBeNull();
  });

  test('tells browsers and phones what each field is for', async () => {
    open();
    await section('Om deg');
    const told = (name: string) => {
      const { type, inputMode, autocomplete } = screen.getByRole<HTMLInputElement>('textbox', {
        name,
      });
      return [type, inputMode, autocomplete];
    };
    expect(told('E-post')).toEqual(['text', 'email', 'email']);
    expect(told('Telefon')).toEqual(['text', 'tel', 'tel-national']);
    expect(told('E-post kontaktperson')).toEqual(['text', 'email', 'off']);
  });

  test('links to what an applicant should read, in new tabs', async () => {
    open();
    const aside = within(await screen.findByRole('complementary', { name: 'Før du søker' }));
    const links = aside.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Kriterier for godkjenning (åpnes i ny fane)',
      'Vær varsom-plakaten (åpnes i ny fane)',
      'Personvernerklæring (åpnes i ny fane)',
    ]);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('lists the error of every field, in the order of the form', async () => {
    const { user } = open();
    await section('Om deg');
    // The list of courts is loaded later, and a link cannot lead to it before.
    await screen.findByRole('button', { name: /Foretrukket domstol/ });
    await user.click(send());
    const heading = await screen.findByRole('heading', {
      name: 'Følgende feil må rettes opp før innsending:',
    });
    const list = within(heading.parentElement!).getAllByRole('link');
    expect(list.map((link) => link.textContent)).toEqual([
      'Stilling er påkrevd',
      'Redaksjon er påkrevd',
      'E-post er påkrevd',
      'Telefon er påkrevd',
      'Foretrukket domstol er påkrevd',
      'Kontaktperson arbeidsgiver er påkrevd',
      'Kontaktpersonens stilling er påkrevd',
      'Redaksjon/organisasjon er påkrevd',
      'E-post kontaktperson er påkrevd',
      'Du må oppgi hvorfor du trenger tilgang til domstolenes pressetjeneste',
      'Vær varsom plakaten må aksepteres',
      'Samtykke for lagring av personopplysninger er påkrevd',
    ]);
    expect(sentTo(registrerSoeknad.path)).toEqual([]);
    for (const link of list) {
      await user.click(link);
      const message = document.getElementById(`${document.activeElement!.id}-error`);
      expect(message?.textContent).toBe(link.textContent);
    }
  });
});

describe('sending', () => {
  test('works by keyboard alone, and moves focus to the heading of the receipt', async () => {
    const { user } = open();
    await section('Om deg');
    await fillIn(user);
    await waitFor(() => expect(send()).toBe(document.activeElement));
    await user.keyboard('{Enter}');
    expect(await received()).toBe(document.activeElement);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(sentTo(registrerSoeknad.path)).toEqual([APPLICATION]);
    expect(screen.queryByRole('button', { name: 'Send inn' })).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('an application that another tab has sent leads there too', async () => {
    keepDraft(draftKey('soeknad', navn), APPLICATION);
    const { user } = open({
      [registrerSoeknad.path]: () => {
        hasApplied = true;
        return refused(409, 'application_active');
      },
    });
    await section('Om deg');
    await user.click(send());
    expect(await received()).toBe(document.activeElement);
  });

  test('leads to the search page when access has been granted meanwhile', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    keepDraft(draftKey('soeknad', navn), APPLICATION);
    const { user } = open({
      [registrerSoeknad.path]: () => {
        hasAccess = true;
        return refused(409, 'has_access');
      },
    });
    await section('Om deg');
    await user.click(send());
    await screen.findByRole('heading', { level: 1, name: 'Søk' });
  });

  test('after the session has ended leads to sign-in and back, and nothing is lost', async () => {
    const assign = watchLeaving('https://presse.example/soeknad');
    const { user, unmount } = open({ [registrerSoeknad.path]: () => refused(401, 'x') });
    await section('Om deg');
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign.mock.calls[0]![0]).toBe(
      `${pressePaths.signin.path}?redirectUrl=https%3A%2F%2Fpresse.example%2Fsoeknad`,
    );
    unmount();
    vi.unstubAllGlobals();
    const back = open();
    await screen.findByText('Vi tok vare på det du hadde skrevet.');
    await back.user.click(send());
    await received();
    expect(sentTo(registrerSoeknad.path)).toEqual([APPLICATION]);
  });
});

test('another person who signs in from another tab gets an empty form', async () => {
  const { user, client } = open();
  await section('Om deg');
  await user.type(screen.getByRole('textbox', { name: 'Stilling' }), 'Journalist');
  navn = 'PER ÅS';
  await client.invalidateQueries();
  await screen.findByText('Per Ås', { selector: 'dd' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Stilling' }).value).toBe('');
  expect(window.sessionStorage).toHaveLength(0);
});

describe('an active application', () => {
  beforeEach(() => {
    hasApplied = true;
  });

  test('is shown as it was sent, with what happens next', async () => {
    open();
    await received();
    await screen.findByText('presse@domstol.example');
    screen.getByText('Du får en e-post når søknaden er behandlet.');
    screen.getByText('Sjekk søppelposten hvis du ikke har hørt noe.');
    const about = within(await section('Om deg'));
    const lines = about.getAllByRole('term').map((term) => term.nextElementSibling!.textContent);
    expect(lines).toEqual([
      'Nora Fjellvang',
      'Journalist',
      'Fjordavisa',
      'nora@fjordavisa.example',
      '922 41 080',
      'Ja',
      'Oslo tingrett',
    ]);
    within(await section('Arbeidsgiver')).getByText('trond@fjordavisa.example');
    within(await section('Begrunnelse')).getByText('Jeg dekker retten.');
    within(await section('Samtykke')).getByText('Samtykket');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('can be read again after a failure', async () => {
    let isDown = true;
    const { user } = open({
      [pressePaths.minSoeknad.path]: () =>
        isDown ? refused(503, 'database_unavailable') : minSoeknad(),
    });
    await received();
    const again = await screen.findByRole('button', { name: 'Prøv igjen' });
    isDown = false;
    await user.click(again);
    await section('Om deg');
    expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
  });

  test('is replaced by a new form when it has been refused since', async () => {
    open({
      [pressePaths.minSoeknadStatus.path]: () => {
        hasApplied = false;
        return refused(404, 'not_found');
      },
    });
    await screen.findByRole('button', { name: 'Send inn' });
  });
});

test('without the population register the page says so, and offers to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open({ [soeknadInfo.path]: () => refused(503, 'register_unavailable') });
  await screen.findByRole('heading', {
    level: 1,
    name: 'Kunne ikke hente informasjon fra Folkeregisteret.',
  });
  screen.getByText('Vi har for øyeblikket problemer med å hente persondata. Prøv igjen senere.');
  screen.getByRole('button', { name: 'Prøv igjen' });
  vi.restoreAllMocks();
});
