/** None of the ways of DESIGN §11 works on this machine; the message says what is missing. */
export class NoElasticsearch extends Error {
  override readonly name = 'NoElasticsearch';
}
