import PDFDocument from 'pdfkit';
import type { Dokumentlager, StoredDokument } from '#db/sak/dokumentlager.ts';
import type { Filtype } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import type { MoeteRow, SakRow } from '#import/parse-row.ts';
import { dayOf, plusDays } from './hearings.ts';
import { type Kind, isCriminal } from './kinds.ts';
import type { Random } from './random.ts';

export interface DemoFile {
  readonly filtype: Filtype;
  readonly tittel: string;
  readonly filNavn: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
}

interface FileCase {
  readonly kind: Kind;
  readonly type: string;
  readonly moeter: readonly MoeteRow[];
  /** Begins every file name of the case; unique among cases. */
  readonly stem: string;
  readonly day: Day;
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);

/** The published files of a case: nothing is published after `day`. */
export function files(random: Random, of: FileCase): DemoFile[] {
  return [...indictments(random, of), ...decisions(random, of)];
}

function indictments(random: Random, { kind, type, moeter, stem, day }: FileCase): DemoFile[] {
  const always = kind === 'utloept' || kind === 'nyligDom' || kind === 'tiltaleUtenMoete';
  if (!isCriminal(type) || kind === 'sakApi' || !(always || random.chance(0.5))) return [];
  const first = moeter[0] ? dayOf(moeter[0].start) : plusDays(day, 20);
  const publiseringsdato = earlier(plusDays(first, -random.int(14, 60)), day);
  const titles = random.chance(0.12) ? ['Tiltale', 'Tilleggstiltale'] : ['Tiltale'];
  return titles.map((tittel) => ({
    filtype: 'tiltale',
    tittel,
    filNavn: `${stem}-${tittel.toLowerCase()}.pdf`,
    publiseringsdato,
    avgivelsesdato: null,
  }));
}

function decisions(random: Random, { kind, moeter, stem, day }: FileCase): DemoFile[] {
  const last = moeter.at(-1);
  const always = kind === 'utloept' || kind === 'nyligDom';
  if (!last || !(always || random.chance(0.7))) return [];
  const avgivelsesdato = plusDays(dayOf(last.slutt), random.int(0, 14));
  if (avgivelsesdato > day) return [];
  const tittel = random.pick(['Dom', 'Dom', 'Dom', 'Kjennelse', 'Beslutning']);
  const publiseringsdato = earlier(plusDays(avgivelsesdato, random.int(0, 3)), day);
  return [
    {
      filtype: 'avgjoerelse',
      tittel,
      filNavn: `${stem}-${tittel.toLowerCase()}.pdf`,
      publiseringsdato,
      avgivelsesdato,
    },
  ];
}

/**
 * The first cases have documents of their own, which takes 2 ms each. The others share a few general ones, so that
 * the first start is quick and a million cases need no more disk than a thousand.
 */
const CASES_WITH_OWN_DOCUMENTS = 1000;
const SHARED_DOCUMENTS = 40;

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

/** What a document says of its case. */
interface DocumentedCase {
  readonly sak: SakRow;
  readonly moeter: readonly MoeteRow[];
}

/** Gives a function that makes each document once and puts it into the store. */
export function documentMaker(lager: Dokumentlager) {
  const shared = new Map<string, Promise<StoredDokument>>();
  return async (index: number, demo: DocumentedCase, file: DemoFile): Promise<StoredDokument> => {
    if (index < CASES_WITH_OWN_DOCUMENTS) return lager.put(await ownPdf(demo, file));
    const key = `${file.tittel} ${index % SHARED_DOCUMENTS}`;
    const known = shared.get(key);
    if (known) return known;
    const made = sharedPdf(index % SHARED_DOCUMENTS, file).then((bytes) => lager.put(bytes));
    shared.set(key, made);
    return made;
  };
}

function ownPdf({ sak, moeter }: DocumentedCase, file: DemoFile): Promise<Buffer> {
  const lines = [
    `Saksnummer: ${sak.saksnummer}`,
    `Dato: ${file.avgivelsesdato ?? file.publiseringsdato}`,
    `Rettsmøter: ${moeter.length}`,
  ];
  // Without names: a document may be shown for longer than the names.
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

interface PdfText {
  readonly tittel: string;
  readonly lines: readonly string[];
  readonly paragraphs: readonly string[];
  readonly date: Day;
}

/** A real PDF with text. The same text gives the same bytes: the dates are given, and nothing is compressed. */
export async function renderPdf(text: PdfText): Promise<Buffer> {
  const made = new Date(`${text.date}T10:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 72,
    compress: false,
    lang: 'nb-NO',
    displayTitle: true,
    info: {
      Title: text.tittel,
      Creator: 'Demodata',
      Producer: 'pdfkit',
      CreationDate: made,
      ModDate: made,
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    pdf.on('error', reject);
  });
  pdf.font('Helvetica-Bold').fontSize(20).text(text.tittel).moveDown(0.5);
  pdf.font('Helvetica').fontSize(11);
  for (const line of text.lines) pdf.text(line);
  pdf.moveDown();
  for (const paragraph of text.paragraphs) pdf.text(paragraph).moveDown();
  pdf.fontSize(9).text('Syntetisk dokument til demonstrasjon. Ingen virkelig sak eller person.');
  pdf.end();
  return whole;
}
