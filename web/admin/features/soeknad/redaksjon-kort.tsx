import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { KjentRedaksjon } from '#contract/admin/redaksjoner.ts';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { domeneAv, erVanligDomene } from '#domain/redaksjon.ts';
import { isActive } from '#domain/soeknad.ts';
import { redaksjonerKey, velgRedaksjon } from '#web/admin/api/redaksjoner.ts';
import { adminPages } from '#web/admin/pages.ts';
import { type Skjema, TOMT_SKJEMA } from '#web/admin/ui/redaksjon-skjema.ts';
import { ApiError } from '#web/api/client.ts';
import { formatDay } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { part } from '#web/ui/part.tsx';
import { Link } from '#web/ui/router-link.tsx';
import styles from './soeknad.module.css';
import { t } from './redaksjon-texts.ts';

const VelgRedaksjonDialog = part(
  async () => (await import('#web/admin/ui/velg-redaksjon-dialog.tsx')).VelgRedaksjonDialog,
);
const NyRedaksjonDialog = part(
  async () => (await import('#web/admin/ui/redaksjon-dialog.tsx')).NyRedaksjonDialog,
);

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly onReload: () => Promise<unknown>;
}

/** What the register says of the newsroom; while nothing is decided, another one can be chosen, or added. */
export function RedaksjonKort({ soeknad, onReload }: Props) {
  const [open, setOpen] = useState<'velg' | 'ny' | null>(null);
  const cache = useQueryClient();
  const { redaksjon } = soeknad.redaksjonen;
  const choose = async (redaksjonId: string | null) => {
    try {
      await velgRedaksjon(soeknad.id, { redaksjonId, foer: redaksjon?.id ?? null });
    } catch (error) {
      if (whyFailed(error)) await onReload();
      throw error;
    }
    await onReload();
    setOpen(null);
  };
  return (
    <section aria-labelledby="redaksjonen" className={styles.kort}>
      <div className={styles.kortHead}>
        <h2 id="redaksjonen">{redaksjon?.navn ?? t.none}</h2>
        {redaksjon && <Link to={adminPages.redaksjon(redaksjon.id)}>{t.open}</Link>}
      </div>
      {redaksjon && <DescriptionList items={itemsOf(redaksjon)} />}
      {isActive(soeknad.status) && (
        <div className={styles.ask}>
          <Button variant="secondary" size="small" onPress={() => setOpen('velg')}>
            {redaksjon ? t.chooseOther : t.choose}
          </Button>
          <Button variant="secondary" size="small" onPress={() => setOpen('ny')}>
            {t.add}
          </Button>
        </div>
      )}
      {open === 'velg' && (
        <VelgRedaksjonDialog
          valgt={redaksjon?.id ?? null}
          effect={t.effect}
          onChoose={choose}
          whyFailed={whyFailed}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'ny' && (
        <NyRedaksjonDialog
          initial={skjemaFrom(soeknad.soeknad)}
          onAdded={async ({ id }) => {
            await cache.invalidateQueries({ queryKey: redaksjonerKey });
            // The application may belong to it from now on by its domain.
            await velgRedaksjon(soeknad.id, { redaksjonId: id });
            await onReload();
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function whyFailed(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.body.id === 'application_changed') return t.overtaken;
  return error.body.id === 'application_decided' ? t.decided : null;
}

function itemsOf(redaksjon: NonNullable<KjentRedaksjon['redaksjon']>) {
  const { aktive, utloeper, utloeperFoerst, godkjent, avslaatt, domener } = redaksjon;
  const active = t.active(aktive);
  return [
    {
      term: t.users,
      value: utloeperFoerst ? t.expires(active, utloeper, formatDay(utloeperFoerst)) : active,
    },
    { term: t.editor, value: editorOf(redaksjon) },
    { term: t.domains, value: domener.join(', ') || t.nobody },
    { term: t.earlier, value: t.outcomes(godkjent, avslaatt) },
  ];
}

function editorOf({ redaktoer, bekreftet }: NonNullable<KjentRedaksjon['redaksjon']>): string {
  if (redaktoer === null) return t.nobody;
  return bekreftet ? t.confirmedList(redaktoer, formatDay(bekreftet)) : t.neverConfirmed(redaktoer);
}

/** A new newsroom as the application describes it: the contact person is its editor, or somebody else there. */
function skjemaFrom(sent: SoeknadDetaljer['soeknad']): Skjema {
  const { kontaktpersonArbeidsgiver: navn, kontaktpersonStilling: stilling } = sent;
  const { kontaktpersonEpost: epost } = sent;
  const domene = domeneAv(epost);
  const isEditor = /^(?:ansvarlig |sjef)?redaktør$/i.test(stilling);
  return {
    ...TOMT_SKJEMA,
    navn: sent.kontaktpersonOrganisasjon,
    domener: domene && !erVanligDomene(domene) ? domene : '',
    ...(isEditor
      ? { redaktoerNavn: navn, redaktoerEpost: epost }
      : { kontakter: [navn, stilling, epost].map((one) => one.replace(/[,;]/g, ' ')).join(', ') }),
  };
}
