import { Message } from '#web/ui/message.tsx';
import { ArbeidsgiverFields, BegrunnelseField, OmDegFields, SamtykkeFields } from './fields.ts';
import { SECTIONS } from './labels.ts';
import { NavnFraRegisteret } from './navn-fra-registeret.tsx';
import { Section } from './section.tsx';
import type { SkjemaFields } from './skjema.ts';
import type { SoeknadValues } from './values.ts';

interface Props {
  readonly skjema: SkjemaFields<SoeknadValues>;
  /** Null when the register could not be asked. */
  readonly navn: string | null;
}

/** The whole application, as one fills it in: the first time, and every year. */
export function SoeknadSections({ skjema, navn }: Props) {
  return (
    <>
      <Section heading={SECTIONS.omDeg}>
        <NavnFraRegisteret navn={navn} />
        <OmDegFields skjema={skjema} />
      </Section>
      <Section heading={SECTIONS.arbeidsgiver}>
        <Message purpose="info">
          Kontaktpersonen får en e-post og må bekrefte at du trenger tilgang.
        </Message>
        <ArbeidsgiverFields skjema={skjema} />
      </Section>
      <Section heading={SECTIONS.begrunnelse}>
        <BegrunnelseField skjema={skjema} />
      </Section>
      <Section heading={SECTIONS.samtykke}>
        <SamtykkeFields skjema={skjema} />
      </Section>
    </>
  );
}
