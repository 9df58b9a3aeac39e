/** What an administrator reads about the audit log. */
export const revisjonMessages = {
  title: 'Revisjonslogg',
  lead: 'Loggen viser hvem som har gjort og sett hva, og når. Ingenting i den kan endres eller slettes. Navn vises så lenge personen er søker, bruker eller administrator; deretter bare et pseudonym. At du ser i loggen, blir også logget.',
  empty: 'Ingen hendelser passer til filteret.',
  failed: 'Kunne ikke hente revisjonsloggen.',
  tooWide: {
    person: 'Mer enn 100 personer passer til det du har skrevet. Skriv mer av navnet.',
    sak: 'Mer enn 100 saker passer til det du har skrevet. Skriv mer av saksnummeret.',
  },
} as const;
