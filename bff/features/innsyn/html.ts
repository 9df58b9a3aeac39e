import { escapeHtml } from '#bff/escape-html.ts';
import type { Innsyn, InnsynDel, InnsynRad, InnsynVerdi } from '#contract/innsyn.ts';
import { DEL_IDER, type DelId, feltI } from '#domain/innsyn/deler.ts';
import { FELT_NAVN, innsynMessages as t, VERDI_NAVN } from '#domain/innsyn/navn.ts';
import { mailTemplateName } from '#domain/mail.ts';
import { AUDIT_ROLES, auditActionName, type AuditRole } from '#domain/revisjon.ts';
import { language } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';

/** The same data as the JSON, as a page that needs nothing else: no script, no style and no picture from elsewhere. */
export function innsynHtml(innsyn: Innsyn): string {
  const parts = DEL_IDER.flatMap((id) => {
    const del = innsyn.deler[id];
    return del ? [section(id, del)] : [];
  });
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.tittel}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p>${t.tjeneste}</p>
<h1>${t.tittel}</h1>
<p>${t.laget(tidspunkt(innsyn.laget)!)}. ${t.rett}</p>
${parts.join('\n')}
<section>
<h2>${t.utelatt}</h2>
<ul>
${innsyn.utelatt.map((one) => `<li>${escapeHtml(one)}</li>`).join('\n')}
</ul>
</section>
</main>
</body>
</html>
`;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}
main{max-width:72rem;margin:0 auto;padding:1rem}section{margin-top:2rem}.bred{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;
border-bottom:1px solid #8888;overflow-wrap:anywhere;min-width:6rem;white-space:pre-line}
dl{display:grid;grid-template-columns:minmax(8rem,18rem) 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0;
white-space:pre-line;overflow-wrap:anywhere}`;

function section(id: DelId, { navn, rader, flere }: InnsynDel): string {
  const heading = `<h2>${escapeHtml(navn)}</h2>`;
  if (rader.length === 0) return `<section>${heading}<p>${t.ingenting}</p></section>`;
  // A field that no row has takes no place.
  const felt = feltI(id).filter((one) => rader.some((rad) => !isEmpty(rad[one]!)));
  const [only, ...others] = rader;
  const rows = others.length === 0 ? list(id, felt, only!) : table(id, felt, rader, navn);
  const more = flere ? `<p>${t.flere(rader.length.toLocaleString('nb'))}</p>` : '';
  return `<section>${heading}${more}${rows}</section>`;
}

function list(id: DelId, felt: readonly string[], rad: InnsynRad): string {
  const items = felt.map(
    (one) => `<dt>${label(one)}</dt><dd${lang(one)}>${cell(id, one, rad)}</dd>`,
  );
  return `<dl>\n${items.join('\n')}\n</dl>`;
}

function table(id: DelId, felt: readonly string[], rader: readonly InnsynRad[], navn: string) {
  const head = felt.map((one) => `<th scope="col">${label(one)}</th>`).join('');
  const body = rader.map(
    (rad) => `<tr>${felt.map((one) => `<td${lang(one)}>${cell(id, one, rad)}</td>`).join('')}</tr>`,
  );
  // It can be scrolled by keyboard where it is wider than the screen.
  return `<div class="bred" role="region" tabindex="0" aria-label="${escapeHtml(navn)}"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>`;
}

const label = (felt: string) => escapeHtml(FELT_NAVN[felt as keyof typeof FELT_NAVN]);

/** The names of actions, roles and e-mails are those of the administrators' pages, which are in bokmål. */
const BOKMAAL: Readonly<Record<string, (value: string) => string>> = {
  handling: auditActionName,
  rolle: (rolle) => AUDIT_ROLES[rolle as AuditRole],
  mal: mailTemplateName,
};
const lang = (felt: string) => (felt in BOKMAAL && language() !== 'nb' ? ' lang="nb"' : '');

const cell = (id: DelId, felt: string, rad: InnsynRad) => escapeHtml(textOf(id, felt, rad[felt]!));

function textOf(id: DelId, felt: string, value: InnsynVerdi): string {
  if (isEmpty(value)) return '–';
  if (typeof value === 'boolean') return value ? t.ja : t.nei;
  if (Array.isArray(value)) return value.join(', ');
  const text = String(value);
  return BOKMAAL[felt]?.(text) ?? named(id, felt, text) ?? tidspunkt(text) ?? text;
}

function named(id: DelId, felt: string, value: string): string | undefined {
  const names: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  > = VERDI_NAVN;
  return names[id]?.[felt]?.[value];
}

const isEmpty = (value: InnsynVerdi) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A day or an instant as it is read; undefined for everything else. */
function tidspunkt(text: string): string | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):\d\d\S*)?$/.exec(text) ?? [];
  if (!day) return undefined;
  return time ? t.kl(dayText(day), time) : dayText(day);
}
