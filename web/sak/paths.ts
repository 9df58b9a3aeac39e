/** Addresses of a case page inside the web app (SPEC §2). */
interface SakAddress {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly erHentetFraSakApi: boolean;
}

/** A case-API case is addressed by its number, every other by its id. */
export function sakHref({ sakId, saksnummer, erHentetFraSakApi }: SakAddress): string {
  return erHentetFraSakApi
    ? `/beramming/saksnummer/${saksnummer.split('/').map(encodeURIComponent).join('/')}`
    : `/beramming/${encodeURIComponent(sakId)}`;
}
