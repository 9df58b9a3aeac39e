import type { Fault } from './fault-proxy.ts';

const answer = (status: string, type: string, body: string, more = '') =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\n${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const says = (text: string): Fault => ({ kind: 'says', text });

/** Every way in which something that is reached over the network fails. The first ones are tried in the short form too. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'does not answer': { kind: 'silent' },
  'answers with a page': says(answer('200 OK', 'text/html', '<h1>Logg inn</h1>')),
  'is down': { kind: 'down' },
  'ends its answer in the middle': { kind: 'cuts' },
  'does not accept connections': { kind: 'deaf' },
  'resets connections': { kind: 'resets' },
  'stops in the middle of its answer': { kind: 'stalls' },
  'answers half of a JSON': says(answer('200 OK', 'application/json', '{"navn":[{"for')),
  'answers JSON of another shape': says(answer('200 OK', 'application/json', '{"message":"hei"}')),
  'answers an empty list': says(answer('200 OK', 'application/json', '[]')),
  'answers JSON as text': says(answer('200 OK', 'text/plain', '{"message":"hei"}')),
  'answers nothing, with 204': says(answer('204 No Content', 'application/json', '')),
  'is another product': says(
    answer(
      '200 OK',
      'application/json',
      '{"name":"n","version":{"distribution":"opensearch","number":"2.1.0"},"hits":{"total":{"value":0,"relation":"eq"},"hits":[]}}',
    ),
  ),
  'answers 404': says(answer('404 Not Found', 'application/json', '{"error":"Not found"}')),
  'answers 401': says(
    answer('401 Unauthorized', 'application/json', '{}', 'WWW-Authenticate: Basic realm="x"\r\n'),
  ),
  'answers 429': says(answer('429 Too Many Requests', 'text/plain', 'Slow down')),
  'answers 500': says(answer('500 Internal Server Error', 'text/plain', 'Oops')),
  'leads elsewhere': says(
    answer('302 Found', 'text/html', '', 'Location: http://127.0.0.1:1/login\r\n'),
  ),
  'speaks another protocol': { kind: 'says', text: '550 What?\r\n', greets: true },
  'talks nonsense': { kind: 'says', text: '\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007' },
};
