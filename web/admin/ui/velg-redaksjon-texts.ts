import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  title: 'Velg redaksjon',
  newsroom: 'Redaksjon',
  none: 'Ingen kjent redaksjon',
  save: 'Lagre',
  loading: 'Henter redaksjonene',
  failedToRead: 'Kunne ikke hente redaksjonene',
  failed: 'Valget ble ikke lagret',
});
