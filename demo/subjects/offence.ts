/** What an indictment tells about an offence (demo/documents/facts.ts). */
export type Story =
  | 'arbeid'
  | 'bedrageri'
  | 'bolig'
  | 'brann'
  | 'data'
  | 'drap'
  | 'familie'
  | 'fart'
  | 'foererrett'
  | 'forklaring'
  | 'frihet'
  | 'hat'
  | 'heleri'
  | 'kontakt'
  | 'narkotika'
  | 'natur'
  | 'opphold'
  | 'orden'
  | 'politi'
  | 'promille'
  | 'raakjoering'
  | 'ran'
  | 'regnskap'
  | 'seksuell'
  | 'skadeverk'
  | 'smugling'
  | 'trussel'
  | 'tyveri'
  | 'vaapen'
  | 'vold';

/** An offence in the words that courts use for it. */
export interface Offence {
  /** What the case is about, for whoever measures searches: the same whatever words are used. */
  readonly id: string;
  /** Ways to cite the law in bokmål, the full one first. */
  readonly lov: readonly string[];
  /** Names in bokmål, the law's own first, then everyday words, compounds and inflected forms. */
  readonly ord: readonly string[];
  readonly nynorsk: readonly string[];
  readonly story: Story;
  /** There is an aggrieved party, who may have counsel (bistandsadvokat). */
  readonly victim?: true;
}
