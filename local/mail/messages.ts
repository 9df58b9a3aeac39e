import type { Knex } from 'knex';
import { mailSchema } from '#bff/mail/mail.ts';
import { renderMail, type RenderContext, type RenderedMail } from '#bff/mail/render.ts';

/** A message of the outbox as it would be sent. */
export interface Message extends RenderedMail {
  readonly id: number;
  readonly til: string;
  readonly opprettet: Date;
}

interface Row {
  readonly id: number;
  readonly mal: string;
  readonly til: string;
  readonly data: unknown;
  readonly opprettet: Date;
}

const COLUMNS = ['id', 'mal', 'til', 'data', 'opprettet'] as const;

/** How many messages are shown. */
export const SHOWN = 200;

/** The newest messages that have not been sent, newest first. */
export async function readMessages(db: Knex, context: RenderContext): Promise<Message[]> {
  const rows = await db('epost_utboks')
    .whereNotNull('data')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .select<Row[]>(...COLUMNS);
  return rows.flatMap((row) => render(row, context) ?? []);
}

/** One of them; null when there is none with that id. */
export async function findMessage(
  db: Knex,
  context: RenderContext,
  id: number,
): Promise<Message | null> {
  const [row] = await db('epost_utboks')
    .where({ id })
    .whereNotNull('data')
    .select<Row[]>(...COLUMNS);
  return row ? render(row, context) : null;
}

/** Null when the row is no message, as the worker finds too. */
function render({ mal, data, ...row }: Row, context: RenderContext): Message | null {
  const mail = mailSchema.safeParse({ mal, data });
  return mail.success ? { ...row, ...renderMail(mail.data, context) } : null;
}
