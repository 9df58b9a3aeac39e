import { t } from './texts.ts';
/** The addresses of the administrators' pages (docs/PRODUCT.md, "Pages"). */
export const adminPages = {
  soeknader: '/admin/soeknader',
  soeknad: (id: string) => `/admin/soeknader/${encodeURIComponent(id)}`,
  brukere: '/admin/brukere',
  bruker: (id: string) => `/admin/brukere/${encodeURIComponent(id)}`,
  redaksjoner: '/admin/redaksjoner',
  redaksjon: (id: string) => `/admin/redaksjoner/${encodeURIComponent(id)}`,
  saker: '/admin/saker',
  maler: '/admin/maler',
  epostmal: (mal: string) => `/admin/maler/${mal}`,
  varsel: '/admin/varsel',
  revisjon: '/admin/revisjon',
  gjennomganger: '/admin/revisjon/gjennomgang',
  gjennomgang: (maaned: string) => `/admin/revisjon/gjennomgang/${maaned}`,
  dekning: '/admin/dekning',
  drift: '/admin/drift',
  statistikk: '/admin/statistikk',
  lastOpp: '/admin/drift/last-opp',
  mineVarsler: '/admin/mine-varsler',
  loggUt: '/admin/logg-ut',
} as const;

/** The navigation, in the order of the header. */
export const ADMIN_NAVIGATION = [
  { text: t.applications, to: adminPages.soeknader },
  { text: t.users, to: adminPages.brukere },
  { text: t.newsrooms, to: adminPages.redaksjoner },
  { text: t.cases, to: adminPages.saker },
  { text: t.banner, to: adminPages.varsel },
  { text: t.log, to: adminPages.revisjon },
  { text: t.coverage, to: adminPages.dekning },
  { text: t.operations, to: adminPages.drift },
  { text: t.statistics, to: adminPages.statistikk },
] as const;
