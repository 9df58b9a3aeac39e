/** Ends every message: who sends it, and that nobody reads an answer. */
export function signature(publicUrl: string): readonly [string, string] {
  return [
    `Vennlig hilsen\nDomstolenes pressetjeneste\n${publicUrl}`,
    'Denne e-posten er sendt automatisk fra Domstolenes pressetjeneste. Svar på den blir ikke lest. Vi ber deg aldri om passord eller fødselsnummer på e-post.',
  ];
}
