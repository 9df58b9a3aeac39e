import { createSmtpSender } from '#bff/adapters/smtp.ts';
import { readMailBacklog } from '#db/queues/mail-outbox.ts';
import { type Finding, ok, unchecked, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { meaningOf } from '#doctor/reasons.ts';

/** ms after which a message should have left. */
const LATE = 15 * 60_000;

/** Connects, greets, asks for TLS and signs in. Nothing is sent. */
export async function lookAtMailServer({ values, faults }: Patient): Promise<Finding[]> {
  const { SMTP_URL: url, EPOST_AVSENDER: sender = '', NODE_ENV } = values;
  if (!url)
    return faults['web server'].some((line) => line.startsWith('SMTP_URL'))
      ? [unchecked('no usable SMTP_URL: see configuration')]
      : [ok('no SMTP_URL: e-mail stays in the outbox')];
  const encrypted = await tryServer(url, sender, true);
  if (encrypted === null)
    return [ok(`${new URL(url).hostname} answers, with TLS; nothing was sent`)];
  const plain = await tryServer(url, sender, false);
  const todo = 'see address, port, user and password of SMTP_URL';
  if (plain !== null) return [wrong(meaningOf(plain), todo)];
  const what = 'the mail server does not offer STARTTLS, or its certificate is not trusted';
  const use = 'use one that does: messages hold names and addresses';
  return [
    NODE_ENV === 'production' ? wrong(what, use) : ok('answers, without TLS; nothing was sent'),
  ];
}

async function tryServer(url: string, sender: string, requireTls: boolean): Promise<unknown> {
  const smtp = createSmtpSender({ url, sender, requireTls });
  try {
    await smtp.ping();
    return null;
  } catch (error) {
    return error;
  } finally {
    smtp.close();
  }
}

export async function lookAtOutbox({ values, db, clock }: Patient): Promise<Finding[]> {
  return judgeBacklog(await readMailBacklog(db()), clock(), values.SMTP_URL !== undefined);
}

interface Backlog {
  readonly venter: number;
  readonly doed: number;
  readonly eldste: Date | null;
}

export function judgeBacklog(
  { venter, doed, eldste }: Backlog,
  now: Date,
  sends: boolean,
): Finding[] {
  const found: Finding[] = [];
  if (doed > 0)
    found.push(
      warning(`${doed} messages have been given up`, '/admin/drift says why, and tries again'),
    );
  const minutes = eldste ? Math.round((now.getTime() - eldste.getTime()) / 60_000) : 0;
  if (sends && minutes * 60_000 > LATE)
    found.push(
      warning(
        `${venter} messages wait, the oldest for ${minutes} minutes`,
        'see that a web server runs, and its log',
      ),
    );
  return found.length > 0 ? found : [ok(`${venter} messages wait`)];
}
