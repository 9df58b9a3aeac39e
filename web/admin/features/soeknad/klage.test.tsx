import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import type { KlageDetaljer } from '#contract/klage.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';
import { SOEKNAD_ID, soeknadDetaljer } from '#web/testing/shown-soeknad-detaljer.ts';

const REJECTED: Partial<SoeknadDetaljer> = {
  ...{ status: 2, behandlet: '2026-11-18T10:30:00+01:00', behandletAv: 'Torbjørn Lysvåg' },
  ...{ avslagBegrunnelse: 'Ikke et redigert medium.', angresFoer: null, kanTasOppIgjen: true },
};
const KLAGE: KlageDetaljer = {
  ...{ tekst: 'Vi har en redaktør.', sendt: '2026-11-19T21:17:00+01:00', frist: '2026-12-09' },
  ...{ forSen: false, utfall: null, avgjort: null, av: null, ord: null, egetAvslag: false },
  instans: 'Klagenemnda',
};
const SENT_ON = {
  utfall: 'oversendt',
  avgjort: '2026-11-20T10:11:00+01:00',
  av: 'Torbjørn Lysvåg',
  ord: 'Ingen redaktør.',
} as const;
const PATH = adminPaths.soeknadKlage.href(SOEKNAD_ID);

let stored: KlageDetaljer;
beforeEach(() => {
  sessionStorage.clear();
  stored = KLAGE;
});

function open(answer: () => unknown = done, change: Partial<SoeknadDetaljer> = {}) {
  openAdmin(`/admin/soeknader/${SOEKNAD_ID}`, {
    [adminPaths.soeknad.href(SOEKNAD_ID)]: () =>
      soeknadDetaljer({ ...REJECTED, ...change, klage: stored }),
    [PATH]: answer,
  });
}
const card = async () => within(await screen.findByRole('region', { name: 'Klage' }));
const words = async () => (await card()).getByRole('textbox', { name: 'Begrunnelse' });

test('the complaint stands before the decision, and says who should judge it', async () => {
  open();
  const klage = await card();
  klage.getByText('Vi har en redaktør.');
  klage.getByText('Kom inn 19.11.2026 kl. 21:17, innen fristen 09.12.2026');
  klage.getByRole('heading', { name: 'Avslått av Torbjørn Lysvåg' });
  expect(klage.queryByRole('radio', { name: /Avvis klagen/ })).toBeNull();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.indexOf('Klage')).toBeLessThan(headings.indexOf('Vurdering'));
});

test('whoever has rejected is told that another one should, and can answer all the same', async () => {
  stored = { ...KLAGE, egetAvslag: true };
  open(() => {
    stored = { ...KLAGE, ...SENT_ON };
    return done();
  });
  await screen.findByRole('heading', { name: 'Du har avslått søknaden' });
  await userEvent.click(screen.getByRole('button', { name: 'Send videre' }));
  expect(await screen.findAllByText('Du må skrive en begrunnelse.')).not.toHaveLength(0);
  await userEvent.type(await words(), 'Ingen redaktør.');
  await userEvent.click(screen.getByRole('button', { name: 'Send videre' }));
  await screen.findByText('Sendt videre');
  expect(sentTo(PATH)).toEqual([{ svar: 'oversendt', ord: 'Ingen redaktør.', avgjort: null }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Klage'));
  await screen.findByRole('button', { name: 'Endre svaret …' });
});

test('one that came too late can be refused for that', async () => {
  stored = { ...KLAGE, forSen: true, frist: '2026-11-17' };
  open();
  await screen.findByRole('heading', { name: 'Klagen kom for sent' });
  await userEvent.click(screen.getByRole('radio', { name: 'Avvis klagen (for sen)' }));
  await userEvent.type(await words(), 'For sent.');
  await userEvent.click(screen.getByRole('button', { name: 'Avvis klagen' }));
  await waitFor(() =>
    expect(sentTo(PATH)).toEqual([{ svar: 'avvist', ord: 'For sent.', avgjort: null }]),
  );
});

test('when another one was first, what stands now is shown, and what was typed can be sent in its place', async () => {
  let isFirst = true;
  open(() => {
    if (!isFirst) return done();
    isFirst = false;
    stored = { ...KLAGE, ...SENT_ON };
    return refused(409, 'klage_changed');
  });
  await screen.findByText('Vi har en redaktør.');
  await userEvent.type(await words(), 'Mine ord.');
  await userEvent.click(screen.getByRole('button', { name: 'Send videre' }));
  await screen.findByText(/Det du har skrevet, er ikke sendt\./);
  screen.getByText('Ingen redaktør.');
  expect(await words()).toHaveProperty('value', 'Mine ord.');
  await userEvent.click(screen.getByRole('button', { name: 'Send videre' }));
  await waitFor(() =>
    expect(sentTo(PATH).at(-1)).toEqual({
      ...{ svar: 'oversendt', ord: 'Mine ord.', avgjort: SENT_ON.avgjort },
    }),
  );
});

test('an applicant who has applied anew is pointed out, and an application taken up again needs no answer', async () => {
  open(done, { kanTasOppIgjen: false });
  await screen.findByText(/Søkeren har søkt på nytt\./);
});

test('a complaint that led to a new look is told, and not answered again', async () => {
  stored = { ...KLAGE, utfall: 'omgjort', avgjort: SENT_ON.avgjort, av: 'Torbjørn Lysvåg' };
  open(done, { status: 0, behandlet: null, avslagBegrunnelse: null });
  await screen.findByText('Avslaget er gjort om');
  expect(screen.queryByRole('button', { name: 'Send videre' })).toBeNull();
});
