import { plain, withId, withIdAnd } from '#contract/paths.ts';

/** The calls of the administration (docs/PRODUCT.md, "Calls"). */
export const adminPaths = {
  gyldigAdminbruker: plain('/api/admin/gyldigadminbruker'),
  brukere: plain('/api/admin/bruker/alle'),
  bruker: withId('/api/admin/bruker', 'id'),
  suspender: withIdAnd('/api/admin/bruker', 'id', 'suspender'),
  opphevSuspensjon: withIdAnd('/api/admin/bruker', 'id', 'opphev-suspensjon'),
  soeknader: plain('/api/admin/soeknad/alle-soeknader'),
  soeknad: withId('/api/admin/soeknad', 'id'),
  godkjenn: withIdAnd('/api/admin/soeknad', 'id', 'godkjenn'),
  kommenter: withIdAnd('/api/admin/soeknad', 'id', 'kommenter'),
  avslaa: withIdAnd('/api/admin/soeknad', 'id', 'avslaa'),
  hentVarsel: plain('/api/admin/siteContents/hent-varsel'),
  leggTilVarsel: plain('/api/admin/siteContents/legg-til-varsel'),
  oppdaterVarsel: plain('/api/admin/siteContents/oppdater-varsel'),
  slettVarsel: plain('/api/admin/siteContents/slett-varsel'),
  revisjon: plain('/api/admin/revisjon'),
  revisjonCsv: plain('/api/admin/revisjon/csv'),
  drift: plain('/api/admin/drift'),
  oppbygging: plain('/api/admin/drift/oppbygging'),
  proevIgjenSaker: plain('/api/admin/drift/doedbrev/proev-igjen'),
  proevIgjenSak: withIdAnd('/api/admin/drift/doedbrev', 'id', 'proev-igjen'),
  proevIgjenEpost: withIdAnd('/api/admin/drift/epost', 'id', 'proev-igjen'),
} as const;
