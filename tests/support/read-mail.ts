/** A message as whoever gets it reads it. */
export interface ReadMail {
  /** By name in lower case; unfolded and decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Every address that the HTML leads to. */
  readonly links: readonly string[];
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads a message in UTF-8 with a text and an HTML part (RFC 5322, 2045–2047); `raw` is latin1, a byte a sign. */
export function readMail(raw: string): ReadMail {
  const whole = split(raw);
  const boundary = /boundary="?([^";]+)"?/i.exec(whole.headers.get('content-type') ?? '')?.[1];
  const parts = boundary ? whole.body.split(`--${boundary}`).slice(1, -1).map(trimmed) : [whole];
  const contentOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part ? decode(part) : '';
  };
  const html = contentOf('text/html');
  return {
    headers: whole.headers,
    subject: whole.headers.get('subject') ?? '',
    text: contentOf('text/plain'),
    html,
    links: [...html.matchAll(/<a href="([^"]*)"/g)].map(([, url]) => plain(url!)),
  };
}

const trimmed = (part: string) => split(part.replace(/^\r\n/, '').replace(/\r\n$/, ''));

function split(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    if (headers.has(name)) throw new Error(`The message has two headers ${name}`);
    headers.set(name, decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: raw.slice(end + 4) };
}

/** `=?UTF-8?Q?S=C3=B8knad?=` → `Søknad`; between two such words there is no space. */
function decodeWords(value: string): string {
  return value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/((?:=\?utf-8\?([qb])\?[^?]*\?=)+)/gi, (words) => {
      const bytes = [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, kind, text]) =>
        kind!.toLowerCase() === 'b'
          ? Buffer.from(text!, 'base64')
          : unquote(text!.replaceAll('_', ' ')),
      );
      return Buffer.concat(bytes).toString('utf8');
    });
}

function decode({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? unquote(body.replace(/=\r\n/g, ''))
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

function unquote(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

function plain(attribute: string): string {
  return attribute.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
