import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { MinSoeknad } from '#contract/profil.ts';
import type { Soeknad } from '#contract/soeknad.ts';
import type { SoeknadStatus, SpoersmaalStatus } from '#contract/soeknad-status.ts';

/** A valid application. The persons are made up. */
export const APPLICATION: Soeknad = {
  stilling: 'Journalist',
  redaksjon: 'Fjordavisa',
  epost: 'nora@fjordavisa.example',
  telefonLand: 'NO',
  telefon: '92241080',
  jobberSomFrilanser: true,
  foretrukketDomstolId: 'TOSL',
  kontaktpersonArbeidsgiver: 'Trond Vestby',
  kontaktpersonStilling: 'Redaktør',
  kontaktpersonOrganisasjon: 'Fjordavisa AS',
  kontaktpersonEpost: 'trond@fjordavisa.example',
  begrunnelse: 'Jeg dekker retten.',
  akseptertVaerVarsomPlakaten: true,
  akseptererPersonvaernVilkar: true,
};

/** The same application, as the server returns it. */
export function minSoeknad(): MinSoeknad {
  return {
    ...APPLICATION,
    fornavn: 'NORA',
    etternavn: 'FJELLVANG',
    foretrukketDomstolNavn: 'Oslo tingrett',
    søknadsDato: '2026-11-21T12:00:00+01:00',
    avsender: 'presse@domstol.example',
  };
}

/** How far that application has come: the employer has been asked, and has not answered. */
export function soeknadStatus(change: Partial<SoeknadStatus> = {}): SoeknadStatus {
  return {
    søknadsDato: '2026-11-13T09:14:00+01:00',
    stand: 'venter',
    epost: APPLICATION.epost,
    avsender: 'presse@domstol.example',
    kontaktperson: {
      navn: APPLICATION.kontaktpersonArbeidsgiver,
      stilling: APPLICATION.kontaktpersonStilling,
      organisasjon: APPLICATION.kontaktpersonOrganisasjon,
      epost: APPLICATION.kontaktpersonEpost,
    },
    spoersmaal: [spoersmaal()],
    ventetDager: 11,
    vanligvisInnen: null,
    sendPaaNytt: { kan: true, fra: null },
    rettKontaktperson: { kan: true, fra: null },
    soekPaaNyttFra: null,
    ...change,
  };
}

/** A question to the employer of that application. */
export function spoersmaal(change: Partial<SpoersmaalStatus> = {}): SpoersmaalStatus {
  return {
    kontaktperson: APPLICATION.kontaktpersonArbeidsgiver,
    epost: APPLICATION.kontaktpersonEpost,
    spurt: '2026-11-13T09:15:00+01:00',
    paaminnet: null,
    svarfrist: '2026-12-13',
    svar: null,
    svart: null,
    epostStatus: 'sendt',
    ...change,
  };
}

/** Fills in the application by keyboard alone, pasting each text, and leaves focus on 'Send inn'. */
export async function fillIn(user: UserEvent): Promise<void> {
  const a = APPLICATION;
  await screen.findByRole('button', { name: /Foretrukket domstol/ });
  screen.getByRole('textbox', { name: 'Stilling' }).focus();
  for (const text of [a.stilling, a.redaksjon, a.epost]) {
    await user.paste(text);
    await user.tab();
  }
  // Past the country of the number, which is Norway.
  await user.tab();
  await user.paste('922 41 080');
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await chooseCourt(user);
  const contact = [a.kontaktpersonArbeidsgiver, a.kontaktpersonStilling];
  for (const text of [...contact, a.kontaktpersonOrganisasjon, a.kontaktpersonEpost]) {
    await user.tab();
    await user.paste(text);
  }
  await user.tab();
  await user.paste(a.begrunnelse);
  // A link to the text follows each consent.
  await tickNext(user);
  await user.tab();
  await tickNext(user);
  await user.tab();
  await user.tab();
}

async function tickNext(user: UserEvent): Promise<void> {
  await user.tab();
  await user.keyboard(' ');
}

async function chooseCourt(user: UserEvent): Promise<void> {
  const court = document.activeElement?.id;
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Oslo tingrett' });
  await user.keyboard('Oslo{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement?.id).toBe(court));
}
