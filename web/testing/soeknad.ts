import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { MinSoeknad } from '#contract/profil.ts';
import type { Soeknad } from '#contract/soeknad.ts';

/** A valid application. The persons are made up. */
export const APPLICATION: Soeknad = {
  stilling: 'Journalist',
  redaksjon: 'Fjordavisa',
  epost: 'nora@fjordavisa.example',
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

/** Fills in the application by keyboard alone, pasting each text, and leaves focus on 'Send inn'. */
export async function fillIn(user: UserEvent): Promise<void> {
  const a = APPLICATION;
  await screen.findByRole('button', { name: /Foretrukket domstol/ });
  screen.getByRole('textbox', { name: 'Stilling' }).focus();
  for (const text of [a.stilling, a.redaksjon, a.epost, '922 41 080']) {
    await user.paste(text);
    await user.tab();
  }
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
