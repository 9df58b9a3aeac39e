import { openDatabase } from '#db/connection.ts';
import { startMailPage } from '#local/mail/start.ts';
import type { Surroundings } from './surroundings.ts';

/** The page's port is the service's and this: known beforehand, and of nobody else's copy. */
const BESIDE = 20;

/** Where e-mail can be read; null when the environment names a mail server, which sends it. */
export async function prepareMail(around: Surroundings, url: string): Promise<string | null> {
  const { config, secrets, stops } = around;
  if (config.SMTP_URL) return null;
  const db = openDatabase(url, { name: 'mail-page', poolMax: 2 });
  stops.add(() => db.destroy());
  const page = await startMailPage({
    db,
    publicUrl: new URL(config.PUBLIC_URL).origin,
    sessionKey: Buffer.from(secrets.SESSION_KEY, 'base64'),
    port: config.PORT + BESIDE,
  });
  stops.add(page.stop);
  return page.url;
}
