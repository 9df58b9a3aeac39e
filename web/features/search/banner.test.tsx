import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { Banner } from './banner.tsx';

const stored = (content: unknown) =>
  answerCalls({
    [pressePaths.varsel.path]: { content: content === null ? null : JSON.stringify(content) },
  });

test('an active banner is shown as text, never as markup', async () => {
  stored({ message: 'Driftsstans <b>søndag</b>', purpose: 'danger' });
  show(<Banner />);
  const banner = await screen.findByRole('region', { name: 'Varsel' });
  expect(banner.textContent).toBe('Driftsstans <b>søndag</b>');
  expect(banner.querySelector('[data-purpose="danger"]')).toBeTruthy();
});

test.each([
  ['none is stored', null],
  ['its text is empty', { message: ' ', purpose: 'info' }],
  ['its end date has passed', { message: 'Gammelt', purpose: 'info', endDate: '2020-01-01' }],
  ['its content is not a banner', { text: 'feil form' }],
])('no banner is shown when %s', async (_, content) => {
  stored(content);
  const { container } = show(<Banner />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await waitFor(() => expect(container.textContent).toBe(''));
});
