import { texts } from '#domain/texts.ts';

/** The texts of what is not read, which no page waits for. */
export const t = texts({
  news: { nb: 'Nytt', nn: 'Nytt' },
  newsUnread: {
    nb: (unread: string) => `Nytt, ${unread}`,
    nn: (unread: string) => `Nytt, ${unread}`,
  },
  /** `shown` is the count as it stands in the badge. */
  unread: {
    nb: (count: number, shown: string) => (count === 1 ? '1 ulest' : `${shown} uleste`),
    nn: (count: number, shown: string) => (count === 1 ? '1 ulese' : `${shown} ulesne`),
  },
});
