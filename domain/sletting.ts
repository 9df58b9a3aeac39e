import { bokmaal, texts } from './texts.ts';
import type { Day } from './time.ts';

/** How long the deletion of a press user waits, and can be undone, ms. The person has no access meanwhile. */
export const SLETTEFRIST = 24 * 60 * 60_000;

/** When a deletion that is ordered at `now` is carried out, by the next run of the retention job. */
export function slettesFra(now: Date): Date {
  return new Date(now.getTime() + SLETTEFRIST);
}

/** Whether it can still be undone: from `fra` on it is only carried out, so that never both happen. */
export function kanAngres({ fra }: { readonly fra: Date }, now: Date): boolean {
  return now < fra;
}

/** Until when access is suspended whose deletion is ordered: no end. A day, because every reader of access knows days. */
export const LOCKED_UNTIL: Day = '9999-12-31';

/** What administrators are told. */
export const slettingMessages = bokmaal({
  ordered: 'Slettingen av brukeren er bestilt. Angre den først.',
  notOrdered: 'Slettingen er allerede angret.',
  tooLate: 'Fristen er ute. Brukeren slettes nå.',
});

/** What the person reads who is being deleted. */
export const slettesMessages = texts({
  ask: {
    nb: (address: string) =>
      `Domstoladministrasjonen har bestemt at profilen din skal slettes. Har du spørsmål, eller mener du at dette er feil? Skriv til ${address}.`,
    nn: (address: string) =>
      `Domstoladministrasjonen har bestemt at profilen din skal slettast. Har du spørsmål, eller meiner du at dette er feil? Skriv til ${address}.`,
  },
  applying: {
    nb: 'Profilen din skal slettes. Du kan søke på nytt når den er slettet.',
    nn: 'Profilen din skal slettast. Du kan søke på nytt når han er sletta.',
  },
});
