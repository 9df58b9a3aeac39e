import type { Knex } from 'knex';
import { dayAndTimeOf, mailSchema } from '#bff/mail/mail.ts';
import { escapeHtml } from '#bff/escape-html.ts';
import type { RenderContext, RenderedMail } from '#bff/mail/render.ts';
import { writeMail } from '#bff/mail/write.ts';
import { readStoredMail, type StoredMail } from '#db/queues/mail-outbox.ts';
import { standInPage } from '#dev/stand-ins/page.ts';

/** A message of the outbox, as it would be sent. */
interface Message extends RenderedMail {
  readonly id: number;
  readonly til: string;
  readonly opprettet: Date;
}

/** How many messages are shown. */
const SHOWN = 200;

/** The newest messages that have not been sent, newest first. */
export async function readMessages(db: Knex, context: RenderContext): Promise<Message[]> {
  const rows = await readStoredMail(db, { limit: SHOWN });
  const messages = await Promise.all(rows.map((row) => render(db, row, context)));
  return messages.flatMap((message) => message ?? []);
}

/** The message with this id; null when there is none. */
export async function findMessage(
  db: Knex,
  context: RenderContext,
  id: number,
): Promise<Message | null> {
  const [row] = await readStoredMail(db, { id });
  return row ? render(db, row, context) : null;
}

/** Null when the row is not a valid message, or nothing is left of it; the worker leaves it out as well. */
async function render(
  db: Knex,
  { mal, data, identitetHash, ...row }: StoredMail,
  context: RenderContext,
): Promise<Message | null> {
  const mail = mailSchema.safeParse({ mal, data });
  const written = { identitetHash, now: row.opprettet };
  const message = mail.success && (await writeMail(db, mail.data, written, context));
  return message ? { ...row, ...message } : null;
}

const STYLE = `
main{max-width:48rem}
a{color:var(--action)}
a:focus-visible{outline:3px solid var(--text);outline-offset:2px}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
li a{font-weight:600;overflow-wrap:anywhere}
iframe{width:100%;height:44rem;border:1px solid var(--line);border-radius:4px}
pre{background:var(--panel);border:1px solid var(--line);border-radius:4px;padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere}
`;

/** Links in a message open in a new tab; nothing in a message runs. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** The policy of the pages: no script, and only our own frames. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The policy of a message in its frame. It contains what applicants have written. */
export const MESSAGE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; sandbox ${SANDBOX}`;

/** The page with all messages, newest first. */
export function listPage(messages: readonly Message[]): string {
  const list = messages.length > 0 ? `<ul>${messages.map(item).join('')}</ul>` : '';
  return standInPage(
    'E-post som venter',
    `<p>Her er e-posten som tjenesten ville ha sendt, nyeste først${messages.length === SHOWN ? ` (de ${SHOWN} siste)` : ''}. Ingenting blir sendt herfra.</p>
<p>${messages.length > 0 ? '' : 'Ingen meldinger ennå. '}<a href="/">Oppdater</a></p>${list}`,
    STYLE,
  );
}

function item(message: Message): string {
  return `<li><a href="/melding/${message.id}">${escapeHtml(message.subject)}</a><span>${meta(message)}</span></li>`;
}

/** The page with one message, as it looks and as text. */
export function messagePage(message: Message): string {
  return standInPage(
    message.subject,
    `<p>${meta(message)}</p>
<p><a href="/">Alle meldinger</a></p>
<h2>Slik den ser ut</h2>
<iframe src="/melding/${message.id}/html" sandbox="${SANDBOX}" title="Meldingen"></iframe>
<h2>Som ren tekst</h2>
<pre>${escapeHtml(message.text)}</pre>`,
    STYLE,
  );
}

/** The HTML of the message itself, for its frame. */
export function messageHtml({ html }: Message): string {
  return html.replace('<head>', '<head>\n<base target="_blank">');
}

export function notFoundPage(): string {
  return standInPage('Meldingen finnes ikke', '<p><a href="/">Alle meldinger</a></p>', STYLE);
}

function meta({ til, opprettet }: Message): string {
  return `Til ${escapeHtml(til)}, ${dayAndTimeOf(opprettet.toISOString())}`;
}
