import type { Folkeregister, RegisterName } from './port.ts';

type Answer = Promise<RegisterName | null>;
const underWay = new WeakMap<Folkeregister, Map<string, Answer>>();

/** Asks for a name; those who ask for the same person meanwhile get the same answer: a page's calls come at once. */
export function askOnce(register: Folkeregister, pid: string): Answer {
  const questions = underWay.get(register) ?? new Map<string, Answer>();
  underWay.set(register, questions);
  const known = questions.get(pid);
  if (known) return known;
  const answer = register.findName(pid).finally(() => questions.delete(pid));
  questions.set(pid, answer);
  return answer;
}
