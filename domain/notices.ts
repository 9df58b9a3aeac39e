/** How soon somebody is told of something by e-mail; daily and weekly at 07:00 in Oslo, weekly on Mondays. */
export const VARSLE = {
  straks: 'Med en gang',
  daglig: 'Hver morgen kl. 07:00',
  ukentlig: 'Hver mandag',
  aldri: 'Ikke varsle meg',
} as const;
export type Varsle = keyof typeof VARSLE;
export const VARSLE_VALG = Object.keys(VARSLE) as readonly Varsle[];

/** For how many days something new is listed. */
export const NOTICE_DAYS = 30;

/** As many are listed at most; what is older waits until some of them are. */
export const MOST_NOTICES = 1_000;

/** As many cases of one search and day are named. */
export const MOST_NAMED = 10;

export const noticeMessages = {
  tooMany: `Du kan merke høyst ${MOST_NOTICES} varsler om gangen.`,
} as const;
