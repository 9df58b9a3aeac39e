import { escapeHtml } from '#bff/escape-html.ts';
import { standInPage } from '#dev/stand-ins/page.ts';
import { fullName, type TestPerson } from '#dev/stand-ins/test-persons.ts';

const BUTTONS = `
button{min-height:3rem;width:100%;text-align:left;padding:.5rem 1rem;border:1px solid var(--action);border-radius:2px;background:var(--action);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:hover{text-decoration:underline}
button:focus-visible{outline:3px solid var(--text);outline-offset:2px}
`;

function choice(person: TestPerson): string {
  const id = `om-${person.pid}`;
  return `<li>
<button type="submit" name="pid" value="${person.pid}" aria-describedby="${id}">${escapeHtml(fullName(person))}</button>
<span id="${id}">${escapeHtml(person.beskrivelse)}</span>
</li>`;
}

/** The sign-in page: one button for each person, no script. The choice is posted to `action`. */
export function choicePage(persons: readonly TestPerson[], action: string): string {
  return standInPage(
    'Velg testperson',
    `<p>Dette er en innlogging for utvikling. Personene er oppdiktet.</p>
<form method="post" action="${escapeHtml(action)}"><ul>${persons.map(choice).join('')}</ul>
<p><label><input type="checkbox" name="lavere-nivaa" value="1"> Logg inn på et lavere sikkerhetsnivå enn tjenesten ber om</label></p></form>`,
    BUTTONS,
  );
}

/** Shown when the sign-in cannot continue; `detail` comes from the protocol, in English. */
export function errorPage(detail: string): string {
  return standInPage('Innloggingen kan ikke fortsette', `<p>${escapeHtml(detail)}</p>`);
}

/** Shown after a sign-out without an address to return to. */
export function signedOutPage(): string {
  return standInPage('Du er logget ut', '<p>Du kan lukke siden.</p>');
}
