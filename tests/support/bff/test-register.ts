import { type RegisteredPerson, startFolkeregister } from '#dev/stand-ins/folkeregister.ts';

export interface TestRegister {
  readonly url: string;
  /** Stops answering. Does nothing when it is stopped already. */
  readonly stop: () => Promise<void>;
  /** It answers again, at the same address. */
  readonly start: () => Promise<void>;
}

/** The register's stand-in, which can be stopped and started. */
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
