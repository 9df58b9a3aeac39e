import { onTestFinished } from 'vitest';
import { type Language, readLanguageFrom } from '#domain/texts.ts';

/** From here to the end of the test, texts are in `language`. */
export function speak(language: Language): void {
  const former = readLanguageFrom(() => language);
  onTestFinished(() => void readLanguageFrom(former));
}
