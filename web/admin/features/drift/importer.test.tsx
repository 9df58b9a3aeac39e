import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { byQuery, court, file, importer, openDrift, quiet } from '#web/testing/open-drift.ts';
import { refused } from '#web/testing/render.tsx';

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('imports', () => {
  test('say what became of each file, and where to get what was refused', async () => {
    const rows = [
      file(5, { resultat: 'delvis', avvist: 3, funn: { navn: 2, gradert: 1, ulest: 0 } }),
      file(4, { resultat: 'avvist', avvist: 486, innhold: [], domstoler: [], antallDomstoler: 0 }),
      file(3, { resultat: 'avbrutt' }),
      file(2, { resultat: 'paagaar', innhold: ['tiltaler'] }),
      file(1, { antallDomstoler: 42, tegnsett: 'windows-1252' }),
    ];
    openDrift({ [adminPaths.drift.path]: quiet, [adminPaths.importer.path]: importer(rows) });
    await screen.findByText('fil-5.jsonl');
    const table = screen.getByRole('table', { name: 'Importer' });
    const texts = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    for (const [nr, result] of [
      '',
      'Delvis',
      'Avvist',
      'Avbrutt',
      'Leses inn',
      'Lest inn',
    ].entries())
      expect(texts[nr]).toContain(result);
    expect(texts[1]).toContain('3 nye, 20 endret, 1 sak borte');
    expect(texts[1]).toContain('2 rader med navn på en part i en annen tekst');
    expect(texts[1]).toContain('1 rad med gradert adresse');
    expect(texts[2]).toContain('Ukjent');
    expect(texts[5]).toContain('42 domstoler');
    expect(texts.map((text) => text.includes('Lest som Windows-1252'))).toEqual([
      ...[false, false, false, false, false, true],
    ]);
    const links = within(table).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Avviste rader (CSV) for fil-5.jsonl', adminPaths.importAvviste.href('5')],
      ['Linjer med funn (CSV) for fil-5.jsonl', adminPaths.importFunn.href('5')],
      ['Last ned feilen for fil-4.jsonl', adminPaths.importAvviste.href('4')],
    ]);
  });

  test('of one court, and those with refused rows, are chosen by the address', async () => {
    const { address: at } = openDrift({
      [adminPaths.drift.path]: { ...quiet, domstoler: [court('TOSL', 'Oslo tingrett', 1, 4)] },
      [adminPaths.importer.path]: byQuery({
        '': importer([]),
        'domstol=TOSL': importer([file(7)]),
        'domstol=TOSL&avviste=true': importer([]),
      }),
    });
    await screen.findByText('Ingen filer er lest inn.');
    await userEvent.click(screen.getByRole('button', { name: /^Se importen/ }));
    await screen.findByText('fil-7.jsonl');
    expect(at()).toBe('/admin/drift?domstol=TOSL');
    expect(document.activeElement?.textContent).toBe('Importer');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bare med avviste rader' }));
    await screen.findByText('Ingen importer passer.');
    expect(at()).toBe('/admin/drift?domstol=TOSL&avviste=true');
  });

  test('that are older are fetched when asked for', async () => {
    openDrift({
      [adminPaths.drift.path]: quiet,
      [adminPaths.importer.path]: byQuery({
        '': importer([file(9)], true),
        'foer=9': importer([file(8)]),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Vis flere importer' }));
    await screen.findByText('fil-8.jsonl');
    expect(screen.getByText('fil-9.jsonl')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vis flere importer' })).toBeNull();
  });

  test('that could not be read say so, and can be asked for again', async () => {
    openDrift({
      [adminPaths.drift.path]: quiet,
      [adminPaths.importer.path]: refused(503, 'unavailable'),
    });
    await screen.findByText('Kunne ikke hente importene.', undefined, { timeout: 10_000 });
    expect((await part('Tjenester')).getAllByText('Virker')).toHaveLength(5);
  });
});
