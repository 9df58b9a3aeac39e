/** Small words inside names: a surname begins with them, and they are no name alone. */
export const PARTICLES: ReadonlySet<string> = new Set(
  `van von der den de del della da dos das do di du la le los las af av ten ter te zu zur of the til al el ul bin bint ibn ben y e i
  und zum`.split(/\s+/),
);
