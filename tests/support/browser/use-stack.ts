import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startSmtp, type TestSmtp } from '#tests/support/mail/smtp.ts';
import { connectBrowser, signIn, visit, type VisitOptions } from './browser.ts';
import { startDemoStack, type Stack } from './stack.ts';

/** Only there while a test of the file runs. */
export interface Service {
  readonly browser: Browser;
  readonly stack: Stack;
  /** A new visitor's tab, closed at the end of the test. */
  readonly newPage: (options?: VisitOptions) => Promise<Page>;
  /** The same, signed in by way of `path`. */
  readonly signedIn: (name: string, path?: string) => Promise<Page>;
}

/** A connection to the browser and a service for the tests of this file, closed afterwards. */
function useStack(start: () => Promise<Stack>): Service {
  let used: Pick<Service, 'browser' | 'stack'> | undefined;
  beforeAll(async () => {
    used = { browser: await connectBrowser(), stack: await start() };
  });
  afterAll(async () => {
    await used?.browser.close();
    await used?.stack.close();
  });
  const ready = () => {
    if (!used) throw new Error('The service is there only while a test runs');
    return used;
  };
  const newPage = async (options?: VisitOptions) => {
    const { context, page } = await visit(ready().browser, options);
    onTestFinished(() => context.close());
    return page;
  };
  return {
    get browser() {
      return ready().browser;
    },
    get stack() {
      return ready().stack;
    },
    newPage,
    signedIn: async (name, path = '/') => {
      const page = await newPage();
      await signIn(page, ready().stack.url + path, name);
      return page;
    },
  };
}

/** The service with 400 demo cases. */
export function useDemoStack(): Service {
  return useStack(() => startDemoStack());
}

export type MailingService = Service & { readonly smtp: TestSmtp };

/** The service with 400 demo cases and a mail server. */
export function useMailingStack(): MailingService {
  let smtp: TestSmtp | undefined;
  const mail = (): TestSmtp => {
    if (!smtp) throw new Error('The mail server is there only while a test runs');
    return smtp;
  };
  const service = useStack(async () => {
    smtp = await startSmtp();
    return startDemoStack(smtp.url);
  });
  afterAll(() => smtp?.close());
  return Object.defineProperty(service as MailingService, 'smtp', { get: mail });
}
