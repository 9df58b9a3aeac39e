import type { Dokumentlager, StoredDokument } from '#db/dokumentlager.ts';
import type { DemoSak } from './demo-sak.ts';
import type { DemoFile } from './files.ts';
import { renderPdf } from './pdf.ts';

/**
 * So many cases have documents of their own, which takes 2 ms each. The others share a few general ones: a
 * first start stays quick, and a million cases need no more disk than a thousand.
 */
const OWN_DOCUMENTS = 1000;
const SHARED = 40;

const SENTENCES: Readonly<Record<DemoFile['filtype'], readonly string[]>> = {
  tiltale: [
    'Påtalemyndigheten setter med dette tiltalte under tiltale for overtredelse av bestemmelsene nedenfor.',
    'Grunnlag er følgende forhold eller medvirkning til dette, slik det er beskrevet i de enkelte postene.',
    'Påtalemyndigheten tar forbehold om å kreve saksomkostninger og om å nedlegge påstand om inndragning.',
    'Saken føres ved domstolen som meddomsrett etter at tiltalte er gitt anledning til å uttale seg.',
  ],
  avgjoerelse: [
    'Retten har vurdert bevisene samlet og finner at vilkårene er oppfylt, og legger følgende til grunn.',
    'Ved straffutmålingen og vurderingen av kravene er det sett hen til tidligere praksis og sakens omfang.',
    'Partene ble gitt anledning til å uttale seg om spørsmålet om sakskostnader, som er avgjort særskilt.',
    'Avgjørelsen er enstemmig. Den kan ankes innen fristen som følger av loven.',
  ],
};

/** Makes each document once and puts it in the store. */
export function documentMaker(lager: Dokumentlager) {
  const shared = new Map<string, Promise<StoredDokument>>();
  return async (index: number, demo: DemoSak, file: DemoFile): Promise<StoredDokument> => {
    if (index < OWN_DOCUMENTS) return lager.put(await ownPdf(demo, file));
    const key = `${file.tittel} ${index % SHARED}`;
    const known = shared.get(key);
    if (known) return known;
    const made = sharedPdf(index % SHARED, file).then((bytes) => lager.put(bytes));
    shared.set(key, made);
    return made;
  };
}

function ownPdf({ sak, moeter }: DemoSak, file: DemoFile): Promise<Buffer> {
  const lines = [
    `Saksnummer: ${sak.saksnummer}`,
    `Dato: ${file.avgivelsesdato ?? file.publiseringsdato}`,
    `Rettsmøter: ${moeter.length}`,
  ];
  // No names: a document is there for longer than the names may be shown.
  const paragraphs = [`Saken gjelder: ${sak.saks_tema ?? 'ikke oppgitt'}`, ...body(file)];
  return renderPdf({ tittel: file.tittel, lines, paragraphs, date: file.publiseringsdato });
}

function sharedPdf(nr: number, file: DemoFile): Promise<Buffer> {
  const lines = [`Eksempeldokument nr. ${nr + 1}`];
  return renderPdf({ tittel: file.tittel, lines, paragraphs: body(file), date: '2026-01-05' });
}

function body(file: DemoFile): string[] {
  const sentences = SENTENCES[file.filtype];
  return [0, 1, 2].map((from) => [...sentences.slice(from), ...sentences.slice(0, from)].join(' '));
}
