import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type MinKlage, klagePath } from '#contract/klage.ts';
import { pressePaths } from '#contract/paths.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const AVSLAATT: MinKlage = {
  ...{ avslaatt: '2026-11-18T14:02:00+01:00', begrunnelse: 'Ikke et redigert medium.' },
  ...{ frist: '2026-12-09', forSen: false, instans: 'Klagenemnda' },
  ...{ spoer: 'presse@domstol.example', klage: null },
};
const SENT: MinKlage['klage'] = {
  ...{ tekst: 'Vi har en redaktør.', sendt: '2026-11-19T21:17:00+01:00', forSen: false },
  ...{ utfall: null, avgjort: null, ord: null },
};

let stored: MinKlage;
let isRejected: boolean;
beforeEach(() => {
  sessionStorage.clear();
  stored = AVSLAATT;
  isRejected = true;
});

function open(answer: () => unknown) {
  return openApp('/soeknad', {
    [pressePaths.soeknadInfo.path]: () => ({
      ...{ navn: 'NORA FJELLVANG', erGyldigBruker: false, brukerHarAktivSoeknad: false },
      avslag: isRejected,
    }),
    [pressePaths.brukerInfo.path]: { erGyldigPressebruker: false, fornavn: 'Nora' },
    [klagePath.path]: (init: RequestInit) => (init.method === 'POST' ? answer() : stored),
  });
}
const letter = () => screen.findByRole('textbox', { name: /Hva mener du er feil/ });
const button = (name: string) => screen.findByRole('button', { name });

test('a rejection says why, by when it can be complained about, and whom to ask for the documents', async () => {
  open(done);
  await screen.findByRole('heading', { level: 1, name: 'Søknaden din' });
  screen.getByText('Ikke godkjent');
  await screen.findByText('Ikke et redigert medium.');
  screen.getByText(/Siste frist er onsdag 09\.12\.2026\./);
  screen.getByText(/sender vi klagen til Klagenemnda/);
  const ask = screen.getByRole('link', { name: 'Be om dokumentene i saken' });
  expect(ask.getAttribute('href')).toBe('mailto:presse@domstol.example');
});

test('a complaint is sent once, with a receipt that takes focus', async () => {
  const { user } = open(() => {
    stored = { ...AVSLAATT, klage: SENT };
    return done();
  });
  await user.click(await button('Send klagen'));
  await screen.findAllByText('Skriv hva du mener er feil.');
  await user.type(await letter(), 'Vi har en redaktør.');
  await user.click(await button('Send klagen'));
  const receipt = await screen.findByRole('heading', { name: 'Klagen er sendt' });
  await waitFor(() => expect(document.activeElement).toBe(receipt));
  screen.getByText('Vi fikk klagen 19.11.2026 kl. 21:17.');
  expect(sentTo(klagePath.path)).toEqual([
    { tekst: 'Vi har en redaktør.', avslaatt: AVSLAATT.avslaatt },
  ]);
  expect(screen.queryByRole('button', { name: 'Send klagen' })).toBeNull();
});

test('what is typed stays when sending fails; sent in another tab, that one is shown', async () => {
  let refusal = refused(503, 'database_unavailable');
  const { user } = open(() => refusal);
  await user.type(await letter(), 'Feil.');
  await user.click(await button('Send klagen'));
  await screen.findByText('Avvist: database_unavailable');
  expect(await letter()).toHaveProperty('value', 'Feil.');
  refusal = refused(409, 'klage_sent');
  stored = { ...AVSLAATT, klage: SENT };
  await user.click(await button('Send klagen'));
  await screen.findByText('Vi har en redaktør.');
});

test('a rejection that was taken back meanwhile is no longer shown', async () => {
  const { user } = open(() => {
    isRejected = false;
    return refused(409, 'rejection_ended');
  });
  await user.type(await letter(), 'Feil.');
  await user.click(await button('Send klagen'));
  await screen.findByRole('heading', { level: 1, name: 'Søknad om tilgang' });
  const said = screen.getByText('Klagen er ikke sendt');
  expect(document.activeElement?.contains(said)).toBe(true);
  screen.getByText('Avslaget gjelder ikke lenger. Det er ikke noe å klage på.');
});

test('too late it can be sent all the same, and what became of it is told', async () => {
  stored = { ...AVSLAATT, forSen: true };
  const first = open(done);
  await screen.findByRole('heading', { name: 'Fristen for å klage er ute' });
  await button('Send klagen');
  first.unmount();
  const answered = { avgjort: '2026-11-25T10:11:00+01:00', ord: 'Samme syn.' };
  stored = { ...AVSLAATT, klage: { ...SENT, ...answered, utfall: 'oversendt' } };
  open(done);
  await screen.findByRole('heading', { name: 'Klagen er sendt videre' });
  screen.getByText(/25\.11\.2026 sendte vi klagen til Klagenemnda/);
  screen.getByText('Samme syn.');
});

test('whoever was rejected can apply anew', async () => {
  const { user } = open(done);
  await user.click(await button('Søk på nytt'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Søknad om tilgang' });
  expect(document.activeElement).toBe(heading);
  await button('Send inn');
});
