import PostalMime from 'postal-mime';

/** A message as whoever gets it reads it. */
export interface ReadMail {
  /** By name in lower case; decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Every address that the HTML leads to. */
  readonly links: readonly string[];
}

/** Reads a message; throws when a header that counts once is there twice. */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const byName = new Map<string, string>();
  for (const { key, value } of headers) {
    if (byName.has(key)) throw new Error(`The message has two headers ${key}`);
    byName.set(key, value);
  }
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, url]) => plain(url!));
  return { headers: byName, subject, text, html, links };
}

function plain(attribute: string): string {
  return attribute.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
