/*
 * The keys under which answers about cases are kept. They are apart from the queries, because the first page needs a key
 * before it needs the schema of a hit.
 */

/** Every page of every search. */
export const berammingslisteKey = ['berammingsliste'] as const;
/** What is counted of every search. */
export const tellingKey = ['telling'] as const;
/** Every opened case. */
export const saksdetaljerKey = ['saksdetaljer'] as const;
/** The list of every court and day. */
export const dagslisteKey = ['dagsliste'] as const;
/** The favourites, and below it those that the court has hidden. */
export const favoritterKey = ['favoritter'] as const;
export const skjulteFavoritterKey = [...favoritterKey, 'skjulte'] as const;
/** Every list of suggestions. */
export const soekeforslagKey = ['soekeforslag'] as const;
/** The reader's notes, and below it that of a case. */
export const notaterKey = ['notater'] as const;
/** What is new, and how much of it is not read. */
export const noticesKey = ['nytt'] as const;
export const noticeCountKey = ['nyttAntall'] as const;
/** The banner. */
export const bannerKey = ['varsel'] as const;
