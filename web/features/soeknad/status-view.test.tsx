import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import type { SoeknadStatus } from '#contract/soeknad-status.ts';
import { refused } from '#web/testing/render.tsx';
import { focusedHeading, openStatus, statusServer } from '#web/testing/soeknad-status.tsx';
import { APPLICATION, soeknadStatus, spoersmaal } from '#web/testing/soeknad.ts';

const { minSoeknadStatus } = pressePaths;

let server = statusServer();
beforeEach(() => {
  server = statusServer();
});

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.findByRole('button', { name });
const steps = async () => {
  const list = within(await screen.findByRole('region', { name: 'Hva som har skjedd' }));
  return list.getAllByRole('listitem');
};

describe('the status', () => {
  test('says what is waited for, in order, and marks where the application stands', async () => {
    server.status = soeknadStatus({
      spoersmaal: [spoersmaal({ paaminnet: '2026-11-20T09:15:00+01:00' })],
    });
    openStatus(server);
    await heading('Arbeidsgiveren din har ikke svart ennå');
    screen.getByRole('heading', { level: 1, name: 'Søknaden din' });
    screen.getByText('Sendt 13.11.2026 kl. 09:14');
    // Once, and nowhere in other words.
    expect(screen.getAllByText(/ikke svart|venter/i)).toHaveLength(1);
    screen.getByText(/^Vi kan behandle søknaden når Trond Vestby har bekreftet/);
    screen.getByText('Du kan sende på nytt én gang i døgnet. Sist sendt 20.11.2026.');
    const list = await steps();
    expect(list.map((step) => step.textContent)).toEqual([
      'Ferdig: Du sendte søknadenFredag 13.11.2026 kl.\u00a009:14',
      'Ferdig: Arbeidsgiveren din fikk e-postFredag 13.11.2026 kl.\u00a009:15, til trond@fjordavisa.examplePåminnelse fredag 20.11.2026 kl.\u00a009:15',
      'Pågår: Arbeidsgiveren din svarerDet er gått 11 dager.',
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
      'Arbeidsgiveren din har bekreftet',
      [
        'Arbeidsgiveren din bekreftetTirsdag 24.11.2026 kl.\u00a008:31, Trond Vestby',
        'Vanligvis innen tirsdag 01.12.2026',
      ],
      [],
    ],
    [
      'avkreftet',
      { sendPaaNytt: closed, spoersmaal: [spoersmaal({ svar: 'avkreftet', svart })] },
      'Arbeidsgiveren din har svart nei',
      ['Arbeidsgiveren din svarte neiTirsdag 24.11.2026', 'Søknaden ligger hos oss'],
      ['Bytt kontaktperson'],
    ],
    [
      'utloept',
      {},
      'Arbeidsgiveren din svarte ikke innen fristen',
      ['Arbeidsgiveren din svarte ikkeFristen var 13.12.2026.', 'Søknaden ligger hos oss'],
      ['Send på nytt', 'Bytt kontaktperson'],
    ],
    [
      'ikkeFram',
      { spoersmaal: [spoersmaal({ epostStatus: 'avvist' })] },
      'E-posten kom ikke fram',
      ['Arbeidsgiveren din svarer', 'Vanligvis innen fem virkedager'],
      ['Bytt kontaktperson', 'Send på nytt'],
    ],
    [
      'behandles',
      {},
      'Vi behandler søknaden din',
      ['Arbeidsgiveren din svarer', 'Søknaden ligger hos oss'],
      ['Send på nytt', 'Bytt kontaktperson'],
    ],
  ] as const)('%s is said in the message and the steps', async (stand, change, says, at, ways) => {
    server.status = soeknadStatus({ stand, ...change } as Partial<SoeknadStatus>);
    openStatus(server);
    await heading(says);
    const list = (await steps()).map((step) => step.textContent);
    expect(list[2]).toContain(at[0]);
    expect(list[3]).toContain(at[1]);
    const names = screen.getAllByRole('button').map((one) => one.textContent.trim());
    expect(names.filter((name) => /^(Send|Bytt)/.test(name))).toEqual(ways);
  });

  test('leads to what was sent in', async () => {
    const { user } = openStatus(server);
    await user.click(await screen.findByRole('link', { name: 'Se det du sendte inn' }));
    await focusedHeading('Det du sendte inn');
    within(await screen.findByRole('region', { name: 'Begrunnelse' })).getByText(
      APPLICATION.begrunnelse,
    );
  });

  test('that cannot be read can be tried again', async () => {
    let isDown = true;
    const { user } = openStatus(server, {
      [minSoeknadStatus.path]: () =>
        isDown ? refused(503, 'database_unavailable') : server.status,
    });
    const again = await button('Prøv igjen');
    isDown = false;
    await user.click(again);
    await heading('Arbeidsgiveren din har ikke svart ennå');
  });
});
