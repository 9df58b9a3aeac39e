import type { Page } from 'playwright';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { driftMessages } from '#domain/drift.ts';
import { useDemoStack } from '#tests/support/browser/use-stack.ts';
import { startIndexer } from '#tests/support/indexer/process.ts';

const service = useDemoStack();
let page: Page;

beforeEach(async () => {
  page = await service.signedIn('Astrid Domsland', '/admin/drift');
  await page.getByRole('heading', { level: 1, name: 'Drift' }).waitFor();
});

const part = (name: string) => page.getByRole('region', { name });

describe('an administrator', () => {
  it('sees how the service is', async () => {
    await part('Tjenester').getByText('Virker').first().waitFor();
    await part('Indeks').getByText('Postgres').waitFor();
    await part('Domstoler').getByRole('rowheader', { name: 'Oslo tingrett' }).waitFor();
    await part('Importer').waitFor();
    expect(await part('Saker som ikke kunne indekseres').count()).toBe(0);
  });

  it('orders a rebuild by keyboard, sees that it waits, and then sees it finish', async () => {
    const { db, indexerEnv } = service.stack;
    const generation = async () =>
      (await db('indeksgenerasjon').where({ status: 'aktiv' }).first<{ navn: string }>()).navn;
    const before = await generation();
    await page.getByRole('button', { name: driftMessages.oppbygging.start }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: driftMessages.oppbygging.start }).waitFor();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Start oppbygging');
    await page.keyboard.press('Enter');
    await part('Oppbygging av indeksen')
      .getByText(driftMessages.oppbygging.waiting)
      .last()
      .waitFor();

    const indexer = startIndexer(['follow', '--json'], indexerEnv);
    onTestFinished(async () => {
      indexer.signal('SIGKILL');
      await indexer.exit;
    });
    await part('Oppbygging av indeksen').getByText('Ferdig', { exact: true }).waitFor();
    expect(await generation()).not.toBe(before);
    await page.getByRole('button', { name: driftMessages.oppbygging.start }).waitFor();
    indexer.signal('SIGTERM');
    expect(await indexer.exit).toBe(0);
  });

  it('tries again what could not be indexed, until it can', async () => {
    const { db, indexerEnv } = service.stack;
    const { sak_id: sakId, saksnummer } = await db('sak').first<{
      sak_id: string;
      saksnummer: string;
    }>('sak_id', 'saksnummer');
    await db('doedbrev').insert({ sak_id: sakId, grunn: 'kan_ikke_bygges', detalj: 'Error' });
    await page.reload();
    await page.getByRole('button', { name: `Prøv igjen: Sak ${saksnummer}` }).click();
    await page.getByText(`Sak ${saksnummer}: ${driftMessages.retried}`).waitFor();
    const indexer = startIndexer(['sweep', '--json'], indexerEnv);
    expect(await indexer.exit).toBe(0);
    await page.reload();
    await part('Tjenester').getByText('Virker').first().waitFor();
    expect(await part('Saker som ikke kunne indekseres').count()).toBe(0);
  });
});
