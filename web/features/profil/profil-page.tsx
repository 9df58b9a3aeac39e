import { Suspense, lazy, useState } from 'react';
import type { Profil } from '#contract/profil.ts';
import { displayName } from '#domain/person-name.ts';
import { FailureMessage, REGISTER_FAILURE } from '#web/form/failure.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { SECTIONS } from '#web/soeknad/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/soeknad/lists.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { WithProfil, fullName, minArbeidsgiverOf, omMegOf } from './with-profil.tsx';
import styles from './profil.module.css';
import { UpdatedMessage, useIsUpdated } from './profil-oppdatert.tsx';

/** profil (SPEC §2). */
export function Page() {
  return (
    <PageFrame title="Min profil" heading="Min profil" back={<BackLink to="/">Søk</BackLink>}>
      <MinProfil />
    </PageFrame>
  );
}

const AvsluttDialog = lazy(async () => ({
  default: (await import('./avslutt-dialog.tsx')).AvsluttDialog,
}));

/** 'Min profil': what is known of the user, the ways to change it, and the way out (SPEC §2, profil). */
export function MinProfil() {
  const isUpdated = useIsUpdated();
  return (
    <>
      {isUpdated && <UpdatedMessage />}
      <WithProfil>{(profil) => <Known profil={profil} />}</WithProfil>
    </>
  );
}

function Known({ profil }: { readonly profil: Profil }) {
  return (
    <div className={styles.profil}>
      {profil.folkeregisterdata === null && (
        <div className={styles.message}>
          <FailureMessage failure={REGISTER_FAILURE} />
        </div>
      )}
      <ProfilSections profil={profil} />
      <Leave />
    </div>
  );
}

/** Apart from the rest: what it does can't be undone. */
function Leave() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.leave}>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Avslutt din profil
      </Button>
      {isOpen && (
        <Suspense>
          <AvsluttDialog endpoint="profil" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

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
