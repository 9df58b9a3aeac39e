import type { Template } from '#bff/mail/mail.ts';
import { phrases } from '#bff/mail/phrases.ts';
import { bokmaal } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';

const t = bokmaal({
  subject: (day: string) => `Segl på revisjonsloggen ${day}`,
  what: (day: string, nr: string) =>
    `Da ${day} var over, sluttet revisjonsloggen i Domstolenes pressetjeneste med linje ${nr} og dette seglet:`,
  keep: 'Ta vare på e-posten et sted der de som drifter tjenesten, ikke kan endre den. Med seglet kan det bevises at ingen linje til og med denne er endret, fjernet eller satt inn siden.',
  why: 'Du får denne e-posten hver dag fordi adressen din er satt opp som mottaker av seglene. Er den feil, gir du beskjed til den som drifter tjenesten.',
});

/** To whoever keeps the hashes: one line that the command takes as it stands, and neither persons nor cases. */
export const revisjonAnker: Template<'revisjon_anker'> = ({ dag, nr, hash }, links) => ({
  subject: t.subject(dayText(dag)),
  blocks: [
    { paragraph: t.what(dayText(dag), String(nr)) },
    { quote: `${dag}:${hash}` },
    { paragraph: t.keep },
    { link: { label: phrases.toService, url: links.service } },
    { paragraph: t.why },
  ],
});
