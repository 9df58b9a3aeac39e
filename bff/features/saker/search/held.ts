import type { Treff } from '#contract/treff.ts';
import { sakWithoutNames } from '#domain/names/text-fields.ts';
import { texts } from '#domain/texts.ts';
import { BEGRENSNING_NAVN, parseSaksnummer, type Sak } from '#domain/sak.ts';
import { isSakstypeKode, SAKSTYPER } from '#domain/sakstyper.ts';
import { alleBegrensninger } from '#domain/visibility.ts';
import type { SearchField, Term } from '#search/query.ts';
import { isListedWithoutHearing } from '#search/sak-source.ts';
import { forholdMark, roomMark, roomsIn } from '#search/text/forhold.ts';
import { mark } from '#search/text/saksnummer/parts.ts';
import { type Asked, onlyAsked, type Why } from './asked.ts';

/** What holds for a case that no text of it says: the mark by which it is found, in which field, and how a reader is told. */
interface Held {
  readonly mark: string;
  readonly field: SearchField;
  readonly felt: Treff['felt'];
  readonly utdrag: string;
}

const t = texts({
  ikkeBerammet: { nb: 'ikke berammet', nn: 'ikkje beramma' },
  flyttet: { nb: 'flyttet rettsmøte', nn: 'flytta rettsmøte' },
  avlyst: { nb: 'avlyst rettsmøte', nn: 'avlyst rettsmøte' },
});

/** What is asked for that holds for the case, by the same marks as the index has (search/text/forhold.ts). */
export function whyHeld(asked: readonly Asked[], sak: Sak, now: Date): Why {
  const held = asked.length === 0 ? [] : heldBy(sak, now);
  const found = new Set<Held>();
  const unexplained = asked.map(({ field, clauses }) => ({
    field,
    clauses: clauses.filter(({ anyOf }) => {
      const reasons = held.filter(
        (one) => (field === null || one.field === field) && anyOf.some((term) => asks(term, one)),
      );
      reasons.forEach((one) => found.add(one));
      return reasons.length === 0;
    }),
  }));
  return { treff: [...found].map(whole), unexplained: onlyAsked(unexplained) };
}

function heldBy(stored: Sak, now: Date): Held[] {
  const sak = sakWithoutNames(stored);
  const code = parseSaksnummer(sak.saksnummer)?.type ?? '';
  const rooms = new Set(sak.rettsmoeter.flatMap(({ sal }) => sal ?? []));
  return [
    ...alleBegrensninger(sak, now).map((type) => ({
      mark: forholdMark(type),
      ...{ field: 'sakstype' as const, felt: 'begrensninger' as const },
      utdrag: BEGRENSNING_NAVN[type],
    })),
    ...[
      ...(isListedWithoutHearing(sak) ? (['ikkeBerammet'] as const) : []),
      ...sak.moeteUtfall,
    ].map((forhold) => ({
      mark: forholdMark(forhold),
      ...{ field: 'sakstype' as const, felt: 'rettsmøteType' as const },
      utdrag: t[forhold],
    })),
    ...[...rooms].flatMap((sal) =>
      roomsIn(sal).map((room) => ({
        mark: roomMark(room),
        ...{ field: 'domstol' as const, felt: 'domstolNavn' as const },
        utdrag: sal,
      })),
    ),
    ...(isSakstypeKode(code)
      ? [
          {
            mark: mark.type(code),
            ...{ field: 'sakstype' as const, felt: 'sakstype' as const },
            utdrag: SAKSTYPER[code],
          },
        ]
      : []),
  ];
}

const asks = (term: Term, one: Held): boolean =>
  term.kind === 'word' && term.stems.includes(one.mark);

const whole = ({ felt, utdrag }: Held): Treff => ({
  ...{ felt, utdrag },
  steder: [{ fra: 0, til: utdrag.length }],
});
