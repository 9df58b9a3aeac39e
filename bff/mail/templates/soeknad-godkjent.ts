import { type Template, dayBefore, dayOf } from '#bff/mail/mail.ts';
import { greeting, neverApplied, phrases } from '#bff/mail/phrases.ts';
import { texts } from '#domain/texts.ts';
import { osloDay } from '#domain/time.ts';

const t = texts({
  subject: { nb: 'Søknaden din er godkjent', nn: 'Søknaden din er godkjend' },
  approved: {
    nb: 'Søknaden din er godkjent. Du har nå tilgang til Domstolenes pressetjeneste, og logger inn som da du søkte.',
    nn: 'Søknaden din er godkjend. Du har no tilgang til Pressetenesta til domstolane, og loggar inn slik du gjorde då du søkte.',
  },
  ends: {
    nb: (day: string) =>
      `Tilgangen varer til og med ${day}. Trenger du den lenger, kan du søke på nytt.`,
    nn: (day: string) =>
      `Tilgangen varer til og med ${day}. Treng du tilgang lenger, kan du søke på nytt.`,
  },
  update: {
    nb: (day: string) =>
      `Hvert år ber vi deg oppdatere opplysningene dine. Det skjer neste gang ${day}, og du får en e-post om det i god tid.`,
    nn: (day: string) =>
      `Kvart år ber vi deg oppdatere opplysningane dine. Neste gong er ${day}, og du får ein e-post om det i god tid.`,
  },
});

/** The decision, to the applicant. */
export const soeknadGodkjent: Template<'soeknad_godkjent'> = (data, links) => ({
  subject: t.subject,
  blocks: [
    greeting(data.fornavn),
    { paragraph: t.approved },
    { link: { label: phrases.toService, url: links.service } },
    ...validity(data).map((paragraph) => ({ paragraph })),
    neverApplied(),
  ],
});

type Access = { readonly tilgangTil: string; readonly sluttdato: string | null };

function validity(access: Access): string[] {
  const { sistedag, oppdateres } = accessDays(access);
  return [
    ...(oppdateres === null ? [] : [t.update(oppdateres)]),
    ...(sistedag === null ? [] : [t.ends(sistedag)]),
  ];
}

/** When access ends before the yearly update is due, only the end date is mentioned. */
export function accessDays({ tilgangTil, sluttdato }: Access) {
  const isUpdated = !sluttdato || sluttdato > osloDay(new Date(tilgangTil));
  return {
    sistedag: sluttdato ? dayBefore(sluttdato) : null,
    oppdateres: isUpdated ? dayOf(tilgangTil) : null,
  };
}
