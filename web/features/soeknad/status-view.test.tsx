import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { SoeknadStatus } from '#contract/soeknad-status.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { APPLICATION, minSoeknad, soeknadStatus, spoersmaal } from '#web/testing/soeknad.ts';

const { minSoeknadStatus, rettKontaktperson, sendPaaNytt, soeknadInfo } = pressePaths;

/** The state of the server. */
let status: SoeknadStatus | null = null;
let hasAccess = false;
beforeEach(() => {
  status = soeknadStatus();
  hasAccess = false;
});

function open(answers: Record<string, unknown> = {}) {
  return openApp('/soeknad', {
    [soeknadInfo.path]: () => ({
      navn: 'NORA FJELLVANG',
      erGyldigBruker: hasAccess,
      brukerHarAktivSoeknad: status !== null,
    }),
    [pressePaths.brukerInfo.path]: () => ({ erGyldigPressebruker: hasAccess, fornavn: 'Nora' }),
    [pressePaths.minSoeknad.path]: () => minSoeknad(),
    [minSoeknadStatus.path]: () => status ?? refused(404, 'not_found'),
    ...answers,
  });
}

const callsOf = (method: string, path: string) =>
  vi.mocked(fetch).mock.calls.filter(([url, init]) => url === path && init?.method === method);
const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.findByRole('button', { name });
const steps = async () => {
  const list = within(await screen.findByRole('region', { name: 'Hva som har skjedd' }));
  return list.getAllByRole('listitem');
};
const focused = async (name: string) => {
  const found = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(found));
};

describe('the status', () => {
  test('says what is waited for, in order, and marks where the application stands', async () => {
    status = soeknadStatus({
      spoersmaal: [spoersmaal({ paaminnet: '2026-11-20T09:15:00+01:00' })],
    });
    open();
    await heading('Arbeidsgiveren din har ikke svart ennå');
    screen.getByRole('heading', { level: 1, name: 'Søknaden din' });
    screen.getByText('Sendt 13.11.2026 kl. 09:14');
    screen.getByText(/^Vi kan behandle søknaden når Trond Vestby har bekreftet/);
    screen.getByText('Du kan sende på nytt én gang i døgnet. Sist sendt 20.11.2026.');
    const list = await steps();
    expect(list.map((step) => step.textContent)).toEqual([
      'Ferdig: Du sendte søknadenFredag 13.11.2026 kl.\u00a009:14',
      'Ferdig: Arbeidsgiveren din fikk e-postFredag 13.11.2026 kl.\u00a009:15, til trond@fjordavisa.examplePåminnelse fredag 20.11.2026 kl.\u00a009:15',
      'Pågår: Arbeidsgiveren din svarerHar ikke svart. Det er gått 11 dager.',
      'Senere: Domstoladministrasjonen avgjør søknadenVanligvis innen fem virkedager etter bekreftelsen',
      'Senere: Du får svar på e-postTil nora@fjordavisa.example',
    ]);
    expect(list.map((step) => step.getAttribute('aria-current'))).toEqual([
      ...[null, null, 'step', null, null],
    ]);
  });

  const svart = '2026-11-24T08:31:00+01:00';
  const closed = { kan: false, fra: null };
  test.each([
    [
      'bekreftet',
      {
        ...{ vanligvisInnen: '2026-12-01', sendPaaNytt: closed, rettKontaktperson: closed },
        spoersmaal: [spoersmaal({ svar: 'bekreftet', svart })],
      },
      ['Arbeidsgiveren din har bekreftet', 'Bekreftet av arbeidsgiver'],
      [
        'Arbeidsgiveren din bekreftetTirsdag 24.11.2026 kl.\u00a008:31, Trond Vestby',
        'Vanligvis innen tirsdag 01.12.2026',
      ],
      [],
    ],
    [
      'avkreftet',
      { sendPaaNytt: closed, spoersmaal: [spoersmaal({ svar: 'avkreftet', svart })] },
      ['Arbeidsgiveren din har svart nei', 'Avkreftet av arbeidsgiver'],
      ['Arbeidsgiveren din svarte neiTirsdag 24.11.2026', 'Søknaden ligger hos oss'],
      ['Rett kontaktpersonen'],
    ],
    [
      'utloept',
      {},
      ['Arbeidsgiveren din svarte ikke innen fristen', 'Ikke svart'],
      ['Arbeidsgiveren din svarte ikkeFristen var 13.12.2026.', 'Søknaden ligger hos oss'],
      ['Send på nytt', 'Rett kontaktpersonen'],
    ],
    [
      'ikkeFram',
      { spoersmaal: [spoersmaal({ epostStatus: 'avvist' })] },
      ['E-posten kom ikke fram', 'Venter på deg'],
      ['Har ikke svart.', 'Vanligvis innen fem virkedager'],
      ['Rett kontaktpersonen', 'Send på nytt'],
    ],
    [
      'behandles',
      {},
      ['Vi behandler søknaden din', 'Behandles'],
      ['Har ikke svart.', 'Søknaden ligger hos oss'],
      ['Send på nytt', 'Rett kontaktpersonen'],
    ],
  ] as const)(
    '%s is said in the message, the tag and the steps',
    async (stand, change, says, at, ways) => {
      status = soeknadStatus({ stand, ...change } as Partial<SoeknadStatus>);
      open();
      await heading(says[0]);
      screen.getByText(says[1]);
      const list = (await steps()).map((step) => step.textContent);
      expect(list[2]).toContain(at[0]);
      expect(list[3]).toContain(at[1]);
      const names = screen.getAllByRole('button').map((one) => one.textContent.trim());
      expect(names.filter((name) => /^(Send|Rett)/.test(name))).toEqual(ways);
    },
  );

  test('leads to what was sent in', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Se det du sendte inn' }));
    await focused('Det du sendte inn');
    within(await screen.findByRole('region', { name: 'Begrunnelse' })).getByText(
      APPLICATION.begrunnelse,
    );
  });

  test('that cannot be read can be tried again', async () => {
    let isDown = true;
    const { user } = open({
      [minSoeknadStatus.path]: () => (isDown ? refused(503, 'database_unavailable') : status),
    });
    const again = await button('Prøv igjen');
    isDown = false;
    await user.click(again);
    await heading('Arbeidsgiveren din har ikke svart ennå');
  });
});

describe('sending again', () => {
  const sent = () => {
    status = soeknadStatus({ sendPaaNytt: { kan: true, fra: '2026-11-25' } });
    return done();
  };

  test('is done once, moves focus to the receipt, and is then possible tomorrow', async () => {
    const { user } = open({ [sendPaaNytt.path]: sent });
    await user.dblClick(await button('Send på nytt'));
    await focused('E-posten er sendt på nytt');
    expect(callsOf('POST', sendPaaNytt.path)).toHaveLength(1);
    screen.getByText('Du kan sende på nytt i morgen.');
    const again = await button('Send på nytt');
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await user.click(again);
    expect(callsOf('POST', sendPaaNytt.path)).toHaveLength(1);
  });

  test('says why when another tab was first, and shows what is true now', async () => {
    const { user } = open({
      [sendPaaNytt.path]: () => {
        sent();
        return refused(409, 'asked_today');
      },
    });
    await user.click(await button('Send på nytt'));
    await focused('Ingenting er sendt');
    screen.getByText('Avvist: asked_today');
    await screen.findByText('Du kan sende på nytt i morgen.');
  });

  test('says so when the service does not answer, and can be tried again', async () => {
    let isDown = true;
    const { user } = open({
      [sendPaaNytt.path]: () => (isDown ? refused(503, 'database_unavailable') : sent()),
    });
    await user.click(await button('Send på nytt'));
    await focused('Ingenting er sendt');
    isDown = false;
    await user.click(await button('Send på nytt'));
    await focused('E-posten er sendt på nytt');
  });

  test('leads to the search page when the application has been approved meanwhile', async () => {
    const { user } = open({
      [sendPaaNytt.path]: () => {
        hasAccess = true;
        status = null;
        return refused(409, 'application_ended');
      },
    });
    await user.click(await button('Send på nytt'));
    await screen.findByRole('heading', { level: 1, name: 'Søk' });
  });
});

describe('correcting the contact person', () => {
  const openDialog = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await button('Rett kontaktpersonen'));
    return within(await screen.findByRole('dialog', { name: 'Rett kontaktpersonen' }));
  };
  const field = (dialog: ReturnType<typeof within>, name: string) =>
    dialog.getByRole<HTMLInputElement>('textbox', { name });

  test('begins with who is asked now, sends the change once, and says who gets e-mail', async () => {
    const { user } = open({ [rettKontaktperson.path]: done });
    const dialog = await openDialog(user);
    const epost = field(dialog, 'E-post kontaktperson');
    expect(epost.value).toBe('trond@fjordavisa.example');
    await user.clear(epost);
    await user.type(epost, 'randi@fjordavisa.example{Enter}');
    await focused('Kontaktpersonen er rettet');
    screen.getByText('Trond Vestby får e-post på randi@fjordavisa.example.');
    expect(sentTo(rettKontaktperson.path)).toEqual([
      {
        kontaktpersonArbeidsgiver: 'Trond Vestby',
        kontaktpersonStilling: 'Redaktør',
        kontaktpersonOrganisasjon: 'Fjordavisa AS',
        kontaktpersonEpost: 'randi@fjordavisa.example',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('sends nothing that is not changed or not valid', async () => {
    const { user } = open();
    const dialog = await openDialog(user);
    const save = dialog.getByRole('button', { name: 'Lagre og send e-post' });
    await user.click(save);
    await dialog.findByText(/^Ingen endringer registrert/);
    await user.clear(field(dialog, 'E-post kontaktperson'));
    await user.click(save);
    await dialog.findByRole('link', { name: 'E-post kontaktperson er påkrevd' });
    expect(sentTo(rettKontaktperson.path)).toEqual([]);
  });

  test('keeps what was typed when it is refused for today, and gives focus back when it is closed', async () => {
    const { user } = open({ [rettKontaktperson.path]: () => refused(409, 'asked_today') });
    const dialog = await openDialog(user);
    await user.type(field(dialog, 'E-post kontaktperson'), '.no');
    await user.click(dialog.getByRole('button', { name: 'Lagre og send e-post' }));
    await dialog.findByText('Avvist: asked_today');
    expect(field(dialog, 'E-post kontaktperson').value).toBe('trond@fjordavisa.example.no');
    await user.keyboard('{Escape}');
    const opener = await button('Rett kontaktpersonen');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('closes when the employer has answered meanwhile', async () => {
    const { user } = open({ [rettKontaktperson.path]: () => refused(409, 'employer_answered') });
    const dialog = await openDialog(user);
    await user.type(field(dialog, 'E-post kontaktperson'), '.no{Enter}');
    await focused('Ingenting er sendt');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('taking the application back', () => {
  const openDialog = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await button('Trekk søknaden'));
    return within(await screen.findByRole('dialog', { name: 'Trekk søknaden' }));
  };
  const path = pressePaths.minSoeknad.path;
  const deleted = () => callsOf('DELETE', path);

  test('asks first, is done once, and leads to an empty form that says so', async () => {
    const { user } = open({
      [path]: () => {
        if (deleted().length === 0) return minSoeknad();
        status = null;
        return done();
      },
    });
    const dialog = await openDialog(user);
    expect(deleted()).toHaveLength(0);
    await user.dblClick(dialog.getByRole('button', { name: 'Trekk søknaden' }));
    await focused('Søknaden er trukket');
    expect(deleted()).toHaveLength(1);
    screen.getByRole('button', { name: 'Send inn' });
  });

  test('stays when it is not confirmed, and says when it fails', async () => {
    const { user } = open({
      [path]: () => (deleted().length === 0 ? minSoeknad() : refused(503, 'database_unavailable')),
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Trekk søknaden' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Søknaden er ikke trukket');
    await user.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await heading('Arbeidsgiveren din har ikke svart ennå');
  });

  test('says so when it was decided or taken back elsewhere', async () => {
    const { user } = open({
      [path]: () => {
        if (deleted().length === 0) return minSoeknad();
        status = null;
        return refused(409, 'application_ended');
      },
    });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Trekk søknaden' }));
    await focused('Søknaden er avgjort eller trukket');
  });
});
