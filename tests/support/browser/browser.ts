import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { expect, inject } from 'vitest';
import { hydrated, waitForScripts } from './hydrated.ts';

/** A connection of this file's own to the run's browser; closing it ends its contexts, not the browser. */
export async function connectBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
}

/** A visitor who has never been here, with Norwegian settings, far from Oslo's zone to catch local-time slips. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1440, height = 900, colorScheme = 'light', locale = 'nb-NO' } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale,
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  waitForScripts(context);
  return { context, page: await context.newPage() };
}

/**
 * Signs in through the provider's page as a person would: one click on the name. Whoever asked for no certain page is led to the
 * day, and goes on from there to the page of `url`.
 */
export async function signIn(page: Page, url: string, name: string): Promise<void> {
  // The page leads to the provider by itself, often before it has loaded.
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name }).click();
  await page.waitForURL((address) => address.href.startsWith(url));
  await hydrated(page);
  if (new URL(page.url()).pathname === '/i-dag' && !url.endsWith('/i-dag'))
    await openUnlessLed(page, url);
}

/**
 * Opens a page of somebody who may be led elsewhere meanwhile: by the page that is there, which has just been told that access has
 * lapsed or is suspended.
 */
export async function openUnlessLed(page: Page, url: string): Promise<void> {
  await page.goto(url).catch((error: Error) => {
    if (!/interrupted by another navigation|net::ERR_ABORTED/.test(error.message)) throw error;
  });
  await hydrated(page);
}

/**
 * Makes a case a favourite. The star turns before the server has answered: what comes to the case after that is a change
 * only when the favourite is there already.
 */
export async function addFavoritt(page: Page, star: Locator): Promise<void> {
  const kept = page.waitForResponse((response) => response.url().includes('/legg-til-favoritt/'));
  await star.click();
  expect((await kept).ok()).toBe(true);
  expect(await star.getAttribute('aria-pressed')).toBe('true');
}
