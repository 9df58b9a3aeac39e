import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { shownDekningVarsling } from '#tests/support/shown/dekning-varsling.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { Page } from './dekning-page.tsx';

test('an administrator is told when journalists see a month', async () => {
  answerCalls({
    [adminPaths.dekningVarsling.path]: {
      ...shownDekningVarsling,
      ...{ maaned: '2026-11', maaneder: ['2026-11', '2026-10'] },
      ...{ aapner: '2026-12-08', erAapen: false },
    },
  });
  show(<Page />, '/admin/dekning');
  await screen.findByText(
    'Journalister ser tallene for november 2026 fra 8. desember 2026. Før det ser bare administratorer dem.',
  );
  expect(screen.getByRole('link', { name: 'Last ned CSV' }).getAttribute('href')).toBe(
    '/api/admin/dekning/varsling/csv?maaned=2026-11',
  );
});
