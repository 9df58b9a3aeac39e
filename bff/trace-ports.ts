import type { Tracing } from '#monitoring/trace.ts';
import type { MailSender } from './mail/port.ts';
import type { Folkeregister } from './register/folkeregister.ts';

/** The register, with a span for each question; not for whom it is about. */
export function traceRegister(register: Folkeregister, tracing: Tracing | null): Folkeregister {
  if (!tracing) return register;
  return {
    ...register,
    findName: (pid) => tracing.within('register', {}, () => register.findName(pid)),
  };
}

/** The mail server, with a trace for each message; not to whom, and nothing of what it says. */
export function traceMail(mail: MailSender | null, tracing: Tracing | null): MailSender | null {
  if (!tracing || !mail) return mail;
  return { ...mail, send: (message) => tracing.trace('mail', {}, () => mail.send(message)) };
}
