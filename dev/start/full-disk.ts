/** The system's own words, and Postgres'. */
const FULL = /ENOSPC|No space left on device/i;

/** Whatever could not be written for want of room, as a message with the ways out; any other error as it is. */
export function orFullDisk(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !FULL.test(error.message)) return error;
  return new Error(
    `The disk of ${dataDir} is full. Make room there, or keep the data on another one: ` +
      'PRESSE_DATA_DIR=/another/folder npm start',
    { cause: error },
  );
}
