import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '#contract/call.ts';
import { type HttpError, httpErrors } from './errors.ts';

/**
 * How long an idle connection is kept, ms: longer than proxies keep theirs (60 s). If we ended it first, a proxy could send a
 * request on it at the same moment, which would be lost.
 */
const KEEP_ALIVE = 75_000;
/** Bytes of the first line and all headers. The longest address that the search page makes is 8 kB. */
const MAX_HEADERS = 16 * 1024;

export interface ListenerLimits {
  /** ms from the first byte, or from the connection, until all headers are there. */
  readonly headersTimeout: number;
  /** ms until the whole request is there. */
  readonly requestTimeout: number;
  /** More connections are closed at once. */
  readonly maxConnections: number;
}

/** The public HTTP server. A request that is too slow or malformed gets an error answer of the usual shape, and is disconnected. */
export function createListener(handle: RequestListener, limits: ListenerLimits): Server {
  const { headersTimeout, requestTimeout, maxConnections } = limits;
  const server = createServer(
    {
      ...{ headersTimeout, requestTimeout, keepAliveTimeout: KEEP_ALIVE },
      maxHeaderSize: MAX_HEADERS,
      // Slow connections are found within this time.
      connectionsCheckingInterval: Math.ceil(headersTimeout / 4),
    },
    handle,
  );
  server.maxConnections = maxConnections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasAnswered(socket)) socket.destroy();
    else socket.end(rawAnswer(toError(error.code)));
  });
  return server;
}

/** Whether a part of an answer has been sent: an error answer would be taken for its end. */
function hasAnswered(socket: Duplex): boolean {
  return (
    'bytesWritten' in socket &&
    Number(socket.bytesWritten) > 0 &&
    '_httpMessage' in socket &&
    socket._httpMessage !== null
  );
}

/** Node's codes for malformed requests. */
function toError(code: string | undefined): HttpError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return httpErrors.requestTimeout();
  if (code === 'HPE_HEADER_OVERFLOW') return httpErrors.headersTooLarge();
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return httpErrors.tooLarge();
  return httpErrors.malformed();
}

function rawAnswer({ status, id, message }: HttpError): string {
  const body: ErrorBody = { id, message, errors: {}, requestId: randomUUID() };
  const json = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(json)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    json,
  ].join('\r\n');
}
