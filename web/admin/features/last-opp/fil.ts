import { serverNow } from '#web/api/client.ts';
import { osloDay, shiftDay } from '#domain/time.ts';
import { avvistGrunnText } from '#domain/importer.ts';
import type { Forhaandsvisning } from '#contract/admin/lister.ts';
import { EKSEMPEL, t } from './texts.ts';

/** The bytes of a file, as they are sent: nobody knows yet in which encoding it is. */
export function readAsBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error());
    reader.readAsDataURL(file);
  });
}

/** As if a link to a file with this text had been pressed. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new File([text], name));
  link.download = name;
  link.click();
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The refused rows for a spreadsheet: numbers, fields of ours and reasons of ours, never what stands in them. */
export function avvistCsv({ avvist }: Pick<Forhaandsvisning, 'avvist'>): string {
  const lines = avvist.map(({ linje, felt, grunn, posisjon }) =>
    [linje, felt ?? '', avvistGrunnText(grunn, posisjon)].join(';'),
  );
  return `\uFEFF${[t.csvHead, ...lines].join('\r\n')}\r\n`;
}

/** A small invented list that can be read in, with hearings two weeks from now: a new case, and one that is refused. */
export function eksempelliste(): string {
  const day = shiftDay(osloDay(new Date(serverNow())), { days: 14 });
  const time = { start: `${day}T09:00:00`, end: `${day}T15:00:00` };
  const hit = (nr: number, saksnummer: string, sakenGjelder: string) => ({
    ...{ id: String(nr), sakId: `EKSEMPEL-${nr}`, saksnummer, domstol: EKSEMPEL.court },
    ...{ sakenGjelder, parter: EKSEMPEL.parties },
    rettsmoeteIntervaller: [time],
  });
  const hits = [
    hit(1, '26-900001MED-TOSL/04', EKSEMPEL.theft),
    hit(2, '26-900002MED-TOSL/04', EKSEMPEL.named),
    hit(3, EKSEMPEL.notANumber, EKSEMPEL.robbery),
  ];
  return `${JSON.stringify({ count: hits.length, hits }, null, 1)}\n`;
}
