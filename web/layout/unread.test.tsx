import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { noticeCountKey } from '#web/api/keys.ts';
import { answerCalls, refused, show } from '#web/testing/render.tsx';
import { Header } from './header.tsx';

const open = (uleste: unknown) => {
  answerCalls({
    [pressePaths.soeknadInfo.path]: {
      ...{ navn: 'Silje Haugnes', erGyldigBruker: true, brukerHarAktivSoeknad: false },
    },
    [pressePaths.nyttAntall.path]: uleste,
  });
  return show(<Header hasUser />);
};

test.each([
  [1, '1 ulest', '1'],
  [4, '4 uleste', '4'],
  [250, '99+ uleste', '99+'],
])(
  '%i unread are told beside the place, and by the bell of a narrow window',
  async (uleste, name, shown) => {
    open({ uleste });
    // The place and the bell, of which the style sheet shows one; the menu has the place too.
    // Each is loaded for itself.
    const links = () => screen.queryAllByRole('link', { name: `Nytt, ${name}` });
    await expect
      .poll(() => links().map((link) => link.getAttribute('href')))
      .toEqual(['/nytt', '/nytt']);
    expect(screen.getAllByText(shown)).toHaveLength(3);
  },
);

test.each([
  ['without any', { uleste: 0 }],
  ['when they can not be counted', () => refused(500, 'internal')],
])('the place and the bell stand %s', async (_, answer) => {
  const { client } = open(answer);
  await screen.findByRole('navigation', { name: 'Pressetjenesten' });
  await expect.poll(() => client.getQueryState(noticeCountKey)?.fetchStatus).toBe('idle');
  await expect.poll(() => screen.queryAllByRole('link', { name: 'Nytt' })).toHaveLength(2);
});

test('it follows what is marked', async () => {
  const { client } = open({ uleste: 4 });
  await screen.findAllByRole('link', { name: 'Nytt, 4 uleste' });
  act(() => void client.setQueryData(noticeCountKey, 3));
  await screen.findAllByRole('link', { name: 'Nytt, 3 uleste' });
});
