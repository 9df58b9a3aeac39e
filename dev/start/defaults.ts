/**
 * What `npm start` sets by itself when the environment does not, in words, for docs/SETTINGS.md. A test (defaults.test.ts)
 * compares the names with what the web server really gets.
 */
export const START_DEFAULTS: Readonly<Record<string, string>> = {
  PUBLIC_URL: '`http://localhost:PORT`',
  DATABASE_URL: 'embedded Postgres',
  OIDC_PRESSE_ISSUER: 'embedded sign-in',
  OIDC_PRESSE_CLIENT_ID: 'of the embedded sign-in',
  OIDC_PRESSE_CLIENT_SECRET: 'made once, in `.data/secrets.json`',
  OIDC_PRESSE_ACR: 'all but the lowest of the embedded sign-in',
  OIDC_ADMIN_ISSUER: 'embedded sign-in',
  OIDC_ADMIN_CLIENT_ID: 'of the embedded sign-in',
  OIDC_ADMIN_CLIENT_SECRET: 'made once, in `.data/secrets.json`',
  OIDC_ADMIN_ACR: 'all but the lowest of the embedded sign-in',
  FOLKEREGISTER_URL: 'embedded register',
  IDENTITY_KEY: 'made once, in `.data/secrets.json`',
  SESSION_KEY: 'made once, in `.data/secrets.json`',
  AUDIT_KEY: 'made once, in `.data/secrets.json`',
  PRESSE_DATA_DIR: '`.data` beside package.json',
  WEB_DIR: '`dist/web` beside package.json',
  DRAIN_SECONDS: '0',
};
