/** The addresses of the administrators' pages (docs/PRODUCT.md, "Pages"). */
export const adminPages = {
  soeknader: '/admin/soeknader',
  soeknad: (id: string) => `/admin/soeknader/${encodeURIComponent(id)}`,
  brukere: '/admin/brukere',
  bruker: (id: string) => `/admin/brukere/${encodeURIComponent(id)}`,
  saker: '/admin/saker',
  varsel: '/admin/varsel',
  revisjon: '/admin/revisjon',
  drift: '/admin/drift',
  loggUt: '/admin/logg-ut',
} as const;

/** The navigation, in the order of the header. */
export const ADMIN_NAVIGATION = [
  { text: 'Søknader', to: adminPages.soeknader },
  { text: 'Brukere', to: adminPages.brukere },
  { text: 'Saker', to: adminPages.saker },
  { text: 'Varsel', to: adminPages.varsel },
  { text: 'Revisjonslogg', to: adminPages.revisjon },
  { text: 'Drift', to: adminPages.drift },
] as const;
