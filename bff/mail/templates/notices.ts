import type { Block, Links, MailRow, Template } from '#bff/mail/mail.ts';
import type { EndringIEpost, NoticesData, TreffIEpost } from '#bff/mail/notices/data.ts';
import { neverHadProfile } from '#bff/mail/phrases.ts';
import { noticeTitle } from '#domain/endring-tekster.ts';
import { cutForSubject, listedOf } from '#domain/notice-rows.ts';
import { BEGRENSNING_NAVN, type BegrensningType } from '#domain/sak.ts';
import { normalizeLine } from '#domain/text-rules.ts';
import { osloIso } from '#domain/time.ts';
import { changeText, dayAndWeekday, lowered, raised, timeOf } from './notice-change.ts';
import { t } from './notices-texts.ts';

/**
 * News of cases, to the press user who has asked for it. Neither names nor subjects nor the words of a search are among the data; the
 * names of searches, and the labels, are the reader's own.
 */
export const notices: Template<'nyheter'> = (data, links) => {
  const { soek, endringer, flere, varsle, stopp } = data;
  const listed = listedOf([...soek.map(({ treff }) => treff.length), endringer.length]);
  return {
    subject: subjectOf(data),
    blocks: [
      { heading: headingOf(data), level: 1 },
      ...soek.flatMap((one, place) => hitsOf(one, listed[place]!, links)),
      ...changesOf(endringer, listed.at(-1)!, links),
      ...(flere ? [{ paragraph: t.evenMore }] : []),
      { small: t.sinceThen },
      ...(varsle ? [{ small: t.rhythm[varsle] }] : []),
      {
        links: [
          { label: t.toNytt, url: links.nytt },
          { label: t.change, url: links.varsler },
          {
            label: t.stop,
            url: links.stopp({ id: stopp.id, expires: new Date(stopp.utloeper) }),
          },
        ],
      },
      neverHadProfile(),
    ],
  };
};

const hitCount = ({ soek }: NoticesData) => soek.reduce((sum, { treff }) => sum + treff.length, 0);

/** The first search with how much it has found; the rest is a number, so that the sum is what the message tells. */
function subjectOf(data: NoticesData): string {
  const { endringer, flere } = data;
  const [first] = data.soek;
  const [change] = endringer;
  const rest = hitCount(data) + endringer.length - (first?.treff.length ?? 1);
  const others = flere ? t.andMore(rest) : rest > 0 ? t.andOthers(rest) : '';
  if (first)
    return `${cutForSubject(normalizeLine(first.navn))}: ${t.newHits(first.treff.length)}${others}`;
  return change
    ? t.favourites(lowered(noticeTitle(change.endring, 'epost')), change.saksnummer) + others
    : '';
}

function headingOf(data: NoticesData): string {
  const hits = hitCount(data);
  const searches = hits > 0 ? t.inSearches(hits, data.soek.length) : '';
  const count = data.endringer.length;
  if (count === 0) return searches;
  return hits > 0 ? t.both(searches, t.changes(count)) : t.changes(count);
}

function hitsOf(
  { id, navn, treff }: NoticesData['soek'][number],
  listed: number,
  links: Links,
): Block[] {
  const url = links.soek(id);
  const rest = treff.length - listed;
  return [
    {
      ...{ heading: navn, level: 2, below: `${t.newHits(treff.length)}.` },
      more: { label: t.seeThem, url },
    },
    ...(listed > 0 ? [{ rows: treff.slice(0, listed).map((one) => hitRow(one, links)) }] : []),
    ...(rest > 0 ? [{ links: [{ label: t.moreHits(rest, navn), url }] }] : []),
  ];
}

function hitRow(one: TreffIEpost, links: Links): MailRow {
  const { moete, domstolNavn, sakstype, erHentetFraSakApi } = one;
  const when = moete && osloIso(moete.start);
  const what = [moete?.rettsmoetetype, sakstype].filter(Boolean).map((text) => text!);
  return {
    when: when
      ? [dayAndWeekday(when), timeOf(when)]
      : [erHentetFraSakApi ? t.notScheduled : t.noneAhead],
    texts: [
      moete ? `${domstolNavn}, ${moete.sal ?? t.noRoom}` : domstolNavn,
      what.map((text, place) => (place === 0 ? text : lowered(text))).join(', '),
    ],
    ...common(one, links),
  };
}

function changesOf(endringer: readonly EndringIEpost[], listed: number, links: Links): Block[] {
  if (endringer.length === 0) return [];
  const rest = endringer.length - listed;
  const more = { label: t.seeFavourites, url: links.favoritter };
  const rows = endringer.slice(0, listed).map((one) => changeRow(one, links));
  return [
    { heading: t.favouritesHeading, level: 2, below: `${t.ofFavourites(endringer.length)}.`, more },
    ...(listed > 0 ? [{ rows }] : []),
    ...(rest > 0 ? [{ links: [{ label: t.moreChanges(rest), url: links.nytt }] }] : []),
  ];
}

const changeRow = (one: EndringIEpost, links: Links): MailRow => ({
  texts: [changeText(one.endring), [one.domstolNavn, one.sakstype].filter(Boolean).join('. ')],
  ...common(one, links),
});

/** The restrictions, the reader's labels, and the way to the case. */
function common(
  { sakId, saksnummer, begrensninger, merker }: TreffIEpost | EndringIEpost,
  links: Links,
) {
  return {
    tags: begrensninger.map((type) => raised(BEGRENSNING_NAVN[type])),
    tagsAs: begrensninger.length === 0 ? '' : restrictions(begrensninger),
    own: merker.length === 0 ? '' : t.labels(merker),
    link: { label: saksnummer, url: links.sak(sakId) },
  };
}

const restrictions = (typer: readonly BegrensningType[]) =>
  t.restricted(typer.map((type) => BEGRENSNING_NAVN[type]));
