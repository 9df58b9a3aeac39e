import { texts } from './texts.ts';

/** How soon somebody is told of something by e-mail; daily and weekly at 07:00 in Oslo, weekly on Mondays. */
export const VARSLE = texts({
  straks: { nb: 'Med en gang', nn: 'Med ein gong' },
  daglig: { nb: 'Hver morgen kl. 07:00', nn: 'Kvar morgon kl. 07:00' },
  ukentlig: { nb: 'Hver uke, mandag kl. 07:00', nn: 'Kvar veke, måndag kl. 07:00' },
  aldri: { nb: 'Ikke varsle meg', nn: 'Ikkje varsle meg' },
});
export type Varsle = keyof typeof VARSLE;
export const VARSLE_VALG = Object.keys(VARSLE) as readonly Varsle[];
/** What the first saved search begins with; a later one with what was chosen last. */
export const FIRST_VARSLE: Varsle = 'daglig';

/** For how many days something new is listed. */
export const NOTICE_DAYS = 30;

/** As many are listed at most; what is older waits until some of them are. */
export const MOST_NOTICES = 1_000;

/** As many cases of one search and day are named. */
export const MOST_NAMED = 10;

export const noticeMessages = texts({
  tooMany: {
    nb: `Du kan merke høyst ${MOST_NOTICES} varsler om gangen.`,
    nn: `Du kan merke høgst ${MOST_NOTICES} varsel om gongen.`,
  },
});
