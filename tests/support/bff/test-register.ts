import { type RegisteredPerson, startFolkeregister } from '#dev/stand-ins/folkeregister.ts';

export interface TestRegister {
  readonly url: string;
  /** From now on nobody answers; stopping what is stopped does nothing. */
  readonly stop: () => Promise<void>;
  /** It answers again, at the same address. */
  readonly start: () => Promise<void>;
}

/** The register's stand-in, which can go and come back. */
export async function startTestRegister(
  persons: readonly RegisteredPerson[],
): Promise<TestRegister> {
  const first = await startFolkeregister({ persons });
  const port = Number(new URL(first.url).port);
  let running: typeof first | null = first;
  return {
    url: first.url,
    stop: async () => {
      await running?.stop();
      running = null;
    },
    start: async () => {
      running ??= await startFolkeregister({ persons, port });
    },
  };
}
