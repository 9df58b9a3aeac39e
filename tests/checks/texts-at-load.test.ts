import '#bff/language.ts';
import { expect, it, onTestFinished } from 'vitest';
import { texts, readLanguageFrom } from '#domain/texts.ts';

// A text that is kept while a module loads is in the language of nobody: each request and each letter has its own.
it('no text is read while the modules of the server load', async () => {
  const former = readLanguageFrom(() => {
    throw new Error('A text is read while a module loads');
  });
  onTestFinished(() => void readLanguageFrom(former));
  const catalogue = texts({ some: { nb: 'en', nn: 'ein' } });
  expect(() => catalogue.some).toThrow('while a module loads');
  await import('#bff/app.ts');
  await import('#bff/mail/worker.ts');
  await import('#bff/compose.ts');
});
