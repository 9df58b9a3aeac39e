import { Gauge, type Registry } from 'prom-client';

/** What a gauge shows of a reading: its values by their label; '' where it has none. A label is never a person's word. */
type Values = Readonly<Record<string, number | null | undefined>>;

interface GaugeOf<T> {
  readonly name: string;
  readonly help: string;
  /** The name of its label, which has few values. */
  readonly label?: string;
  readonly values: (reading: T) => Values;
}

/** One value without a label; null: there is none. */
export const alone = (value: number | null | undefined): Values => ({ '': value });

/** 1 for the state that it is in and 0 for each other one. */
export function oneOf(states: readonly string[], now: string | null): Values {
  return Object.fromEntries(states.map((state) => [state, state === now ? 1 : 0]));
}

/**
 * Adds gauges of what `read` gives, which is asked once for all of them when the measurements are read. While it fails they are
 * absent, so that nothing old is taken for what is.
 */
export function addGauges<T>(
  registry: Registry,
  read: () => Promise<T>,
  gauges: readonly GaugeOf<T>[],
): void {
  const once = whileUnderWay(read);
  for (const { name, help, label, values } of gauges)
    new Gauge({
      ...{ name, help, labelNames: label ? [label] : [], registers: [registry] },
      async collect() {
        const found: Values = await once().then(values, () => ({}));
        if (label) this.reset();
        else this.remove();
        for (const [of, value] of Object.entries(found)) {
          if (value == null) continue;
          if (label) this.set({ [label]: of }, value);
          else this.set(value);
        }
      },
    });
}

/** Whoever asks while an answer is under way gets the same one. */
function whileUnderWay<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => {
    underWay ??= ask().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
