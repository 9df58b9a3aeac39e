import type { Dokumentlager, StoredDokument } from '#db/dokumentlager/port.ts';
import type { DemoSak } from '#demo/demo-sak.ts';
import { seedOf } from '#demo/random.ts';
import type { DemoFile } from './files.ts';
import { renderPdf } from './pdf.ts';
import { type DocumentText, ownText, sharedText } from './text.ts';

/**
 * The first cases have documents of their own, which takes a few ms each. The others share general ones about the same
 * offence, so that the first start is quick and a million cases need no more disk than a thousand.
 */
const CASES_WITH_OWN_DOCUMENTS = 500;
/** Of a case's own documents, every so many is a scan without text. */
const SCANNED = 25;

/** What the file of the case with this index says; empty for a scan. */
export function documentText(index: number, demo: DemoSak, file: DemoFile): string {
  if (isScan(index, file)) return '';
  const { tittel, lines, paragraphs } = textOf(index, demo, file);
  return [tittel, ...lines, ...paragraphs.map((text) => text.replace(/^#/, ''))].join('\n');
}

/** Gives a function that makes each document once and puts it into the store. */
export function documentMaker(lager: Dokumentlager) {
  const shared = new Map<string, Promise<StoredDokument>>();
  return async (index: number, demo: DemoSak, file: DemoFile): Promise<StoredDokument> => {
    const make = async () =>
      lager.put(await renderPdf(textOf(index, demo, file), { scanned: isScan(index, file) }));
    if (hasOwn(index)) return make();
    const { offences, nynorsk, criminal } = demo.about;
    const key = [file.tittel, offences[0]?.id, nynorsk, criminal].join();
    const known = shared.get(key);
    if (known) return known;
    const made = make();
    shared.set(key, made);
    return made;
  };
}

const hasOwn = (index: number) => index < CASES_WITH_OWN_DOCUMENTS;

function textOf(index: number, demo: DemoSak, file: DemoFile): DocumentText {
  return hasOwn(index) ? ownText(demo, file) : sharedText(demo, file);
}

function isScan(index: number, file: DemoFile): boolean {
  return hasOwn(index) && seedOf(file.filNavn) % SCANNED === 0;
}
