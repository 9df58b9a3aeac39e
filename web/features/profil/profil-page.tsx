import { useState } from 'react';
import type { Profil } from '#contract/profil.ts';
import { displayName } from '#domain/person-name.ts';
import { FailureMessage, REGISTER_FAILURE } from '#web/form/failure.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { SECTIONS } from '#web/soeknad/labels.ts';
import { ArbeidsgiverList, BegrunnelseText, OmDegList, SamtykkeList } from '#web/soeknad/lists.tsx';
import { Oppdatert } from '#web/soeknad/oppdatert.tsx';
import { Section } from '#web/soeknad/section.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/link.tsx';
import { part } from '#web/ui/part.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { InnsynSection } from './innsyn-section.tsx';
import { WithProfil, fullName, minArbeidsgiverOf, omMegOf } from './with-profil.tsx';
import styles from './profil.module.css';
import { t } from './texts.ts';

/** /profil: what is known of the user, links that change it, and the way to end the profile. */
export function Page() {
  return (
    <PageFrame title={t.heading} heading={t.heading} back={<BackLink to="/">{t.back}</BackLink>}>
      <Oppdatert />
      <WithProfil>{(profil) => <MinProfil profil={profil} />}</WithProfil>
    </PageFrame>
  );
}

const StartSection = part(async () => (await import('./start/start-section.tsx')).StartSection);
const NoticeChoicesSection = part(
  async () => (await import('#web/notices/choices-section.tsx')).NoticeChoicesSection,
);
const NoeklerSection = part(
  async () => (await import('./noekler/noekler-section.tsx')).NoeklerSection,
);
const KeysSection = part(async () => (await import('#web/keys/section.tsx')).KeysSection);
const AvsluttDialog = part(async () => (await import('./avslutt-dialog.tsx')).AvsluttDialog);

function MinProfil({ profil }: { readonly profil: Profil }) {
  return (
    <div className={styles.profil}>
      {profil.folkeregisterdata === null && (
        <div className={styles.message}>
          <FailureMessage failure={REGISTER_FAILURE} />
        </div>
      )}
      <ProfilSections profil={profil} />
      <div className={styles.own}>
        <StartSection />
        <NoticeChoicesSection />
        <KeysSection />
        <NoeklerSection />
        <InnsynSection />
      </div>
      <Leave />
    </div>
  );
}

/** Set apart from the rest, because it cannot be undone. */
function Leave() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.leave}>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {t.leave}
      </Button>
      {isOpen && <AvsluttDialog endpoint="profil" onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The profile, read-only. Each half has a link to its form. */
function ProfilSections({ profil }: { readonly profil: Profil }) {
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
        heading={t.aboutMe}
        action={<EditLink to="/profil/om-meg/rediger" what={t.editAboutMe} />}
      >
        <OmDegList saved={omMeg} />
      </Section>
      <Section
        kind="read"
        heading={SECTIONS.arbeidsgiver}
        action={<EditLink to="/profil/min-arbeidsgiver/rediger" what={t.editEmployer} />}
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
        {t.edit} <VisuallyHidden>{what}</VisuallyHidden>
      </span>
    </LinkButton>
  );
}
