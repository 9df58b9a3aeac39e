import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  menu: 'Meny',
  signOut: 'Logg ut',
  mineVarsler: 'Mine varsler',
  keys: 'Hurtigtaster',
  navigation: 'Administrasjon',
  loading: 'Laster siden',
});
