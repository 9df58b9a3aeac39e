import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { court, openDrift, quiet } from '#web/testing/open-drift.ts';

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('courts', () => {
  const many = [
    court('TA', 'Agder tingrett', 5),
    court('TB', 'Øvre Telemark tingrett', 90),
    court('TC', 'Helgeland tingrett', 7, 4),
    { ...court('TD', 'Oslo tingrett', 40), sistSendt: null },
  ];
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

  test('are one list in three tables, those that are silent first', async () => {
    openDrift({ [adminPaths.drift.path]: { ...quiet, domstoler: many } });
    const courts = await part('Domstoler');
    expect(courts.getAllByRole('table')).toHaveLength(2);
    expect(names()).toEqual([
      'Helgeland tingrett',
      'Øvre Telemark tingrett',
      'Oslo tingrett',
      'Agder tingrett',
    ]);
    expect(courts.getByText('4 dager siden')).toBeTruthy();
    expect(courts.getByText('Aldri')).toBeTruthy();
  });

  test.each([
    ['Flest saker', ['Øvre', 'Oslo', 'Helgeland', 'Agder']],
    ['A–Å', ['Agder', 'Helgeland', 'Oslo', 'Øvre']],
  ])('can be sorted: %s', async (label, order) => {
    openDrift({ [adminPaths.drift.path]: { ...quiet, domstoler: many } });
    await userEvent.click(await screen.findByRole('button', { name: /Sorter på/ }));
    await userEvent.click(await screen.findByRole('option', { name: label }));
    await waitFor(() => expect(names().map((name) => name.split(' ')[0])).toEqual(order));
  });
});
