import { afterAll, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localSecrets } from '#dev/servers/secrets.ts';
import { startConfig } from './config.ts';
import { createStopList } from './context.ts';
import { START_DEFAULTS } from './defaults.ts';
import { prepareRegister, prepareSignIn } from './outside-systems.ts';
import { environmentOf } from './programs.ts';
import { webServerEnvironment } from './services.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'presse-defaults-'));
const stops = createStopList();
afterAll(async () => {
  await stops.stopAll();
  rmSync(dataDir, { recursive: true });
});

it('are told of every variable that the web server gets, and of no other', async () => {
  const env = {};
  const config = startConfig(env);
  const context = {
    ...{ env, config, dataDir, stops, serverPort: config.PORT, watch: false },
    secrets: localSecrets(dataDir, env),
    clock: () => new Date('2026-11-21T12:00:00Z'),
  };
  const [signIn, register] = [await prepareSignIn(context), await prepareRegister(context)];
  const outside = { ...signIn.env, ...register.env, DATABASE_URL: 'postgres://embedded/presse' };
  const given = environmentOf(context, webServerEnvironment(context, outside));
  // The same as without npm start.
  const { PORT, ...others } = given;
  expect(PORT).toBe('3000');
  expect(Object.keys(others).sort()).toEqual(Object.keys(START_DEFAULTS).sort());
  expect(others['DRAIN_SECONDS']).toBe(START_DEFAULTS['DRAIN_SECONDS']);
});
