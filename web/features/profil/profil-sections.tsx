import type { Profil } from '#contract/profil.ts';
import { displayName } from '#domain/person-name.ts';
import { SECTIONS } from '#web/skjema/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/skjema/lists.tsx';
import { Section } from '#web/skjema/section.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { fullName, minArbeidsgiverOf, omMegOf } from './from-profil.ts';

/** The profile, read-only, each half with its way to be changed. */
export function ProfilSections({ profil }: { readonly profil: Profil }) {
  const arbeidsgiver = minArbeidsgiverOf(profil);
  const navn = fullName(profil.folkeregisterdata);
  const omMeg = {
    ...omMegOf(profil),
    navn: navn && displayName(navn),
    foretrukketDomstolNavn: profil.pressedata.standardDomstolNavn,
  };
  return (
    <>
      <Section
        kind="read"
        heading="Om meg"
        action={<EditLink to="/profil/om-meg/rediger" what="om meg" />}
      >
        <OmDegList saved={omMeg} />
      </Section>
      <Section
        kind="read"
        heading={SECTIONS.arbeidsgiver}
        action={
          <EditLink to="/profil/min-arbeidsgiver/rediger" what="arbeidsgiver og begrunnelse" />
        }
      >
        <ArbeidsgiverList saved={arbeidsgiver} />
      </Section>
      <Section kind="read" heading={SECTIONS.begrunnelse}>
        <BegrunnelseText>{arbeidsgiver.begrunnelse}</BegrunnelseText>
      </Section>
      <Section kind="read" heading={SECTIONS.samtykke}>
        <SamtykkeList saved={arbeidsgiver} />
      </Section>
    </>
  );
}

function EditLink({ to, what }: { readonly to: string; readonly what: string }) {
  return (
    <LinkButton to={to} size="small">
      <span>
        Rediger <VisuallyHidden>{what}</VisuallyHidden>
      </span>
    </LinkButton>
  );
}
