import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { answerCalls, refused, show } from '#web/testing/render.tsx';
import { Mottak } from './mottak.tsx';

test.each([
  ['answers', []],
  ['fails', refused(503, 'database_unavailable')],
])('the way to what the courts have delivered is there when the call %s', async (_, answer) => {
  answerCalls({ [pressePaths.mottak.path]: answer });
  show(<Mottak domstolid="TOSL" />);
  const link = await screen.findByRole('link', { name: 'Se hva domstolene har levert' });
  expect(link.getAttribute('href')).toBe('/dekning');
  await screen.findByText(/^Vi (har ikke mottatt noen liste|vet ikke når)/);
});
