import type { Page } from 'playwright';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { loadDemo } from '#demo/load.ts';
import { osloDay } from '#domain/time.ts';
import { signIn, visit } from './browser.ts';
import { DEMO_NOW, type Used, useStack } from './use-stack.ts';
import { startSmtp, type TestSmtp } from '#tests/support/mail/smtp.ts';
import { startStack } from './stack.ts';

export interface AccessService extends Used {
  readonly smtp: TestSmtp;
  /** A browser of somebody's own. */
  readonly newPage: () => Promise<Page>;
  /** The same, signed in. */
  readonly signedIn: (name: string) => Promise<Page>;
}

/** The service with a few cases and a mail server, for the tests of this file. */
export function useAccessService(): AccessService {
  let smtp: TestSmtp | undefined;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp?.close());
  const mail = (): TestSmtp => {
    if (!smtp) throw new Error('The mail server is there only while a test runs');
    return smtp;
  };
  const service = useStack(() =>
    startStack({
      now: DEMO_NOW,
      smtpUrl: mail().url,
      load: ({ db, lager, now }) =>
        loadDemo(db, lager, { cases: 60, seed: 'access', day: osloDay(now) }),
    }),
  );
  const newPage = async () => {
    const { context, page } = await visit(service.browser);
    onTestFinished(() => context.close());
    return page;
  };
  return {
    get browser() {
      return service.browser;
    },
    get stack() {
      return service.stack;
    },
    get smtp() {
      return mail();
    },
    newPage,
    signedIn: async (name) => {
      const page = await newPage();
      await signIn(page, service.stack.url, name);
      return page;
    },
  };
}
