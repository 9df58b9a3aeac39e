import type { Block, Mail, Template } from '#bff/mail/mail.ts';
import { greeting, neverApplied, phrases } from '#bff/mail/phrases.ts';
import { klageTekster } from '#domain/klage.ts';
import { texts } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';

const t = texts({
  oversendt: { nb: 'Klagen din er sendt videre', nn: 'Klaga di er send vidare' },
  sentOn: {
    nb: (instans: string) =>
      `Vi har sett på avslaget på nytt, og har ikke gjort det om. Klagen din er sendt til ${instans}, som avgjør den. Dette er begrunnelsen vår:`,
    nn: (instans: string) =>
      `Vi har sett på avslaget på nytt, og har ikkje gjort det om. Klaga di er send til ${instans}, som avgjer henne. Dette er grunngivinga vår:`,
  },
  avvist: { nb: 'Klagen din kom for sent', nn: 'Klaga di kom for seint' },
  refused: {
    nb: 'Klagen din på avslaget kom etter fristen, og vi har avvist den. Dette er begrunnelsen:',
    nn: 'Klaga di på avslaget kom etter fristen, og vi har avvist henne. Dette er grunngivinga:',
  },
});

/** Answers a complaint, to the applicant. */
export const klageBesvart: Template<'klage_besvart'> = (
  { fornavn, svar, ord, instans },
  links,
) => ({
  subject: t[svar],
  blocks: [
    greeting(fornavn),
    { paragraph: svar === 'oversendt' ? t.sentOn(instans) : t.refused },
    { quote: ord },
    { link: { label: phrases.toSoeknad, url: links.soeknad } },
    neverApplied(),
  ],
});

type Rett = Extract<Mail, { mal: 'soeknad_avslaatt' }>['data']['klage'];

/**
 * A rejection with the right to complain below its reason: the law demands it, whatever else administrators write. Of an older version
 * there is nothing.
 */
export function withKlagerett(blocks: readonly Block[], rett: Rett): Block[] {
  const told = rett ? klagerettBlocks(rett) : [];
  return blocks.flatMap((block) => ('quote' in block ? [block, ...told] : [block]));
}

const klagerettBlocks = ({ frist, instans, spoer }: NonNullable<Rett>): Block[] =>
  [
    klageTekster.frist(dayText(frist)),
    klageTekster.slik(spoer),
    klageTekster.instans(instans),
    klageTekster.dokumenter(spoer),
  ].map((paragraph) => ({ paragraph }));
