import { type Template, dayBefore, dayOf, neverApplied } from '#bff/mail/mail.ts';
import { displayName } from '#domain/person-name.ts';
import { osloDay } from '#domain/time.ts';

/** The decision, to the applicant. */
export const soeknadGodkjent: Template<'soeknad_godkjent'> = (data, links) => ({
  subject: 'Søknaden din er godkjent',
  blocks: [
    { paragraph: `Hei, ${displayName(data.fornavn)}` },
    {
      paragraph:
        'Søknaden din er godkjent. Du har nå tilgang til Domstolenes pressetjeneste, og logger inn som da du søkte.',
    },
    { link: { label: 'Gå til Domstolenes pressetjeneste', url: links.service } },
    ...validity(data).map((paragraph) => ({ paragraph })),
    neverApplied,
  ],
});

/** When access ends before the yearly update is due, only the end date is mentioned. */
function validity({ tilgangTil, sluttdato }: { tilgangTil: string; sluttdato: string | null }) {
  const end = sluttdato
    ? [
        `Tilgangen varer til og med ${dayBefore(sluttdato)}. Trenger du den lenger, kan du søke på nytt.`,
      ]
    : [];
  if (sluttdato && sluttdato <= osloDay(new Date(tilgangTil))) return end;
  const update = `Hvert år ber vi deg oppdatere opplysningene dine. Det skjer neste gang ${dayOf(tilgangTil)}, og du får en e-post om det i god tid.`;
  return [update, ...end];
}
