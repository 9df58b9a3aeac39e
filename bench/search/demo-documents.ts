import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import { demoSak, type DemoCourt, type DemoSak } from '#demo/demo-sak.ts';
import { documentText } from '#demo/documents/maker.ts';
import { OPEN_DOKUMENT, OPEN_RETTSMOETE, OPEN_SAK, type Sak } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import { buildDocument } from '#search/document.ts';
import type { IndexWrite } from '#search/port.ts';

type Court = DemoCourt & { readonly navn: string };

/** Index documents of the demo cases around `day`. No case and no PDF file is written anywhere. */
export async function* demoWrites(
  db: Knex,
  { cases, day, now, bulk }: { cases: number; day: Day; now: Date; bulk: number },
): AsyncGenerator<IndexWrite[]> {
  const courts = await rowsOf<Court>(
    db,
    sql`select id, navn, type, seter, '[]'::json as suffikser from domstol where gyldig_til is null order by id`,
  );
  const navn = new Map(courts.map((court) => [court.id, court.navn]));
  for (let from = 0; from < cases; from += bulk)
    yield Array.from({ length: Math.min(bulk, cases - from) }, (_, i) => {
      const index = from + i;
      const demo = demoSak(index, { seed: 1, day, courts });
      return { kind: 'put', ...buildDocument(toSak(index, demo, navn), now) };
    });
}

function toSak(index: number, demo: DemoSak, navn: ReadonlyMap<string, string>): Sak {
  const { sak, foerstSett, moeter, filer } = demo;
  const domstolNavn = navn.get(sak.domstol_id) ?? '';
  return {
    ...OPEN_SAK,
    sakId: sak.sak_id,
    saksnummer: sak.saksnummer,
    domstolId: sak.domstol_id,
    domstolNavn,
    domstolSoekenavn: [sak.domstol_id, domstolNavn],
    saksTema: sak.saks_tema,
    sakstype: sak.sakstype,
    parter: sak.parter,
    parterAnonymisert: sak.parter_anonymisert,
    advokat: sak.advokat,
    bistandsadvokater: sak.bistandsadvokater,
    rettensAdministrator: sak.rettens_administrator,
    erHentetFraSakApi: sak.er_hentet_fra_sak_api,
    beskrivelse: sak.beskrivelse,
    begrensninger: sak.begrensninger.map((type) => ({ type, tekst: null, gjelderTil: null })),
    foerstSett,
    versjon: 1,
    rettsmoeter: moeter.map((moete) => ({
      ...OPEN_RETTSMOETE,
      start: moete.start,
      slutt: moete.slutt,
      sal: moete.sal,
      rettsalAdresse: moete.rettsal_adresse,
      rettsmoetetype: moete.rettsmoetetype,
      begrensninger: moete.begrensninger,
    })),
    dokumenter: filer.map((fil) => ({
      ...OPEN_DOKUMENT,
      ...fil,
      domstolInitialer: sak.domstol_id,
      begrensninger: demo.begrensetFil,
      tekst: documentText(index, demo, fil),
    })),
  };
}
