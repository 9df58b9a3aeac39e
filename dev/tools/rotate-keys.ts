import { keyEnvironment, localSecrets } from '#dev/servers/secrets.ts';

/** `npm run rotate-keys`: the program of production, with the keys of a development copy where the environment has none. */
if (process.env['NODE_ENV'] !== 'production')
  Object.assign(
    process.env,
    keyEnvironment(localSecrets(process.env['PRESSE_DATA_DIR'] ?? '.data', process.env)),
  );
await import('#bff/rotate-keys/main.ts');
