import { plain, withId, withIdAnd } from '#contract/paths.ts';

/** A path with two ids: of a thing, and of what an action on it concerns. */
const withTwoIds = (base: string, first: string, what: string, second: string, rest?: string) => {
  const end = rest === undefined ? '' : `/${rest}`;
  return {
    path: `${base}/:${first}/${what}/:${second}${end}`,
    href: (id: string, other: number) => `${base}/${encodeURIComponent(id)}/${what}/${other}${end}`,
  };
};

/** The calls of the administration (docs/PRODUCT.md, "Calls"). */
export const adminPaths = {
  gyldigAdminbruker: plain('/api/admin/gyldigadminbruker'),
  brukere: plain('/api/admin/bruker/alle'),
  bruker: withId('/api/admin/bruker', 'id'),
  suspender: withIdAnd('/api/admin/bruker', 'id', 'suspender'),
  opphevSuspensjon: withIdAnd('/api/admin/bruker', 'id', 'opphev-suspensjon'),
  brukerSamtale: withIdAnd('/api/admin/bruker', 'id', 'samtale'),
  brukerSerPaa: withIdAnd('/api/admin/bruker', 'id', 'ser-paa'),
  redaksjoner: plain('/api/admin/redaksjon/alle'),
  nyRedaksjon: plain('/api/admin/redaksjon'),
  redaksjon: withId('/api/admin/redaksjon', 'id'),
  soeknader: plain('/api/admin/soeknad/alle-soeknader'),
  soeknadKoe: plain('/api/admin/soeknad/koe'),
  soeknad: withId('/api/admin/soeknad', 'id'),
  godkjenn: withIdAnd('/api/admin/soeknad', 'id', 'godkjenn'),
  kommenter: withIdAnd('/api/admin/soeknad', 'id', 'kommenter'),
  avslaa: withIdAnd('/api/admin/soeknad', 'id', 'avslaa'),
  angre: withIdAnd('/api/admin/soeknad', 'id', 'angre'),
  taOppIgjen: withIdAnd('/api/admin/soeknad', 'id', 'ta-opp-igjen'),
  spoerIgjen: withIdAnd('/api/admin/soeknad', 'id', 'spoer-igjen'),
  rettKontaktperson: withIdAnd('/api/admin/soeknad', 'id', 'kontaktperson'),
  soeknadSamtale: withIdAnd('/api/admin/soeknad', 'id', 'samtale'),
  soeknadSerPaa: withIdAnd('/api/admin/soeknad', 'id', 'ser-paa'),
  hentVarsel: plain('/api/admin/siteContents/hent-varsel'),
  leggTilVarsel: plain('/api/admin/siteContents/legg-til-varsel'),
  oppdaterVarsel: plain('/api/admin/siteContents/oppdater-varsel'),
  slettVarsel: plain('/api/admin/siteContents/slett-varsel'),
  revisjon: plain('/api/admin/revisjon'),
  revisjonCsv: plain('/api/admin/revisjon/csv'),
  revisjonOrd: withIdAnd('/api/admin/revisjon', 'id', 'ord'),
  finnSak: plain('/api/admin/sak'),
  sak: withId('/api/admin/sak', 'sakId'),
  skjulSak: withIdAnd('/api/admin/sak', 'sakId', 'skjul'),
  opphevSkjuling: withTwoIds('/api/admin/sak', 'sakId', 'opphev', 'id'),
  settBegrensning: withIdAnd('/api/admin/sak', 'sakId', 'begrensning'),
  opphevBegrensning: withTwoIds('/api/admin/sak', 'sakId', 'begrensning', 'id', 'opphev'),
  skjulte: plain('/api/admin/skjulte'),
  endreSkjuling: withTwoIds('/api/admin/sak', 'sakId', 'skjuling', 'id', 'endre'),
  endreBegrensning: withTwoIds('/api/admin/sak', 'sakId', 'begrensning', 'id', 'endre'),
  dekningVarsling: plain('/api/admin/dekning/varsling'),
  dekningVarslingCsv: plain('/api/admin/dekning/varsling/csv'),
  drift: plain('/api/admin/drift'),
  importer: plain('/api/admin/drift/importer'),
  importAvviste: withIdAnd('/api/admin/drift/importer', 'id', 'avviste'),
  importFunn: withIdAnd('/api/admin/drift/importer', 'id', 'funn'),
  oppbygging: plain('/api/admin/drift/oppbygging'),
  proevIgjenSaker: plain('/api/admin/drift/doedbrev/proev-igjen'),
  proevIgjenSak: withIdAnd('/api/admin/drift/doedbrev', 'id', 'proev-igjen'),
  proevIgjenEpost: withIdAnd('/api/admin/drift/epost', 'id', 'proev-igjen'),
} as const;
