/** A row of `sak`. */
export const sak = (sakId: string) => ({
  sak_id: sakId,
  saksnummer: '25-187797MED-TSOS/TSAR',
  domstol_id: 'TSOS',
  foerst_sett: '2026-01-01T08:00:00Z',
});
/** A row of `rettsmoete`, 9 to 15 in Oslo in March. */
export const moete = (sakId: string, day = '2026-03-10') => ({
  sak_id: sakId,
  start: `${day}T08:00:00Z`,
  slutt: `${day}T14:00:00Z`,
});
/** A row of `dokument`: an indictment. */
export const dokument = (sakId: string, more: Record<string, unknown> = {}) => ({
  sak_id: sakId,
  filtype: 'tiltale',
  tittel: 'Tiltale',
  fil_navn: 'tiltale.pdf',
  domstol_initialer: 'TSOS',
  publiseringsdato: '2026-03-01',
  lagernoekkel: `ab/${'a'.repeat(64)}.pdf`,
  bytes: 10,
  sha256: Buffer.alloc(32),
  ...more,
});
