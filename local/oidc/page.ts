import { fullName, type TestPerson } from '../test-persons.ts';

const STYLE = `
:root{color-scheme:light dark;--text:#181a1c;--subtle:#545c62;--page:#f8f9f9;--panel:#fff;--line:#77838c;--action:#106ead;--on:#fff}
@media (prefers-color-scheme:dark){:root{--text:#f8f9f9;--subtle:#c3c9cd;--page:#181a1c;--panel:#22272a;--action:#9fc5de;--on:#0b0d0e}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.5 'IBM Plex Sans',system-ui,sans-serif}
main{max-width:34rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}
p{margin:0 0 1.25rem}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{background:var(--panel);border:1px solid var(--line);border-radius:4px;padding:.875rem 1rem;display:grid;gap:.375rem}
li span{color:var(--subtle);font-size:.875rem}
button{min-height:3rem;width:100%;text-align:left;padding:.5rem 1rem;border:1px solid var(--action);border-radius:2px;background:var(--action);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button:hover{text-decoration:underline}
button:focus-visible{outline:3px solid var(--text);outline-offset:2px}
`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function layout(title: string, content: string): string {
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body>
</html>`;
}

function choice(person: TestPerson): string {
  const id = `om-${person.pid}`;
  return `<li>
<button type="submit" name="pid" value="${person.pid}" aria-describedby="${id}">${escapeHtml(fullName(person))}</button>
<span id="${id}">${escapeHtml(person.beskrivelse)}</span>
</li>`;
}

/** The sign-in page: one button a person, no script. `action` is where the choice is posted. */
export function choicePage(persons: readonly TestPerson[], action: string): string {
  return layout(
    'Velg testperson',
    `<p>Dette er en innlogging for utvikling. Personene er oppdiktet.</p>
<form method="post" action="${escapeHtml(action)}"><ul>${persons.map(choice).join('')}</ul></form>`,
  );
}

/** What the provider shows when it can't go on; `detail` comes from the protocol, in English. */
export function errorPage(detail: string): string {
  return layout('Innloggingen kan ikke fortsette', `<p>${escapeHtml(detail)}</p>`);
}

/** Shown after a sign-out that doesn't say where to go. */
export function signedOutPage(): string {
  return layout('Du er logget ut', '<p>Du kan lukke siden.</p>');
}
