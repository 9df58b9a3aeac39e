import { useState } from 'react';
import {
  type GjennomgangDetaljer,
  type GjennomgangRad,
  gjennomgangRadSchema,
} from '#contract/admin/gjennomgang.ts';
import { type Vurdering, gjennomgangMessages as messages } from '#domain/gjennomgang.ts';
import { signerGjennomgang, vurderRad } from '#web/admin/api/gjennomgang.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { ApiError } from '#web/api/client.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { t } from './gjennomgang-texts.ts';

/** What is chosen of a row and not stored yet, with the version that it was chosen on. */
interface Valg {
  readonly verdi: Vurdering | null;
  readonly ord: string;
  readonly versjon: number;
}

type ByRow<T> = Readonly<Record<number, T>>;

export const radId = (nr: number) => `rad-${nr}`;
export const ordId = (nr: number) => `rad-${nr}-ord`;
export const BEKREFT_ID = 'bekreft';

const storedOf = ({ vurdering, versjon }: GjennomgangRad): Valg => ({
  ...{ verdi: vurdering?.verdi ?? null, ord: vurdering?.ord ?? '', versjon },
});

const without = <T>(rows: ByRow<T>, nr: number): ByRow<T> =>
  Object.fromEntries(Object.entries(rows).filter(([key]) => Number(key) !== nr));

/** The judgements as they are being made: each row is stored by itself, so that two administrators share the work. */
export function useVurderinger(
  { gjennomgang: { maaned }, rader }: GjennomgangDetaljer,
  onStored: (text: string) => Promise<void>,
) {
  const [valg, setValg] = useState<ByRow<Valg>>({});
  const [theirs, setTheirs] = useState<ByRow<GjennomgangRad>>({});
  const [isConfirmed, setConfirmed] = useState(false);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ heading: string; error: unknown } | null>(null);
  const [isBusy, setBusy] = useState(false);

  const valgOf = (rad: GjennomgangRad): Valg => valg[rad.nr] ?? storedOf(rad);
  const choose = (rad: GjennomgangRad, change: Partial<Valg>) => {
    setValg((before) => ({ ...before, [rad.nr]: { ...valgOf(rad), ...change } }));
    setErrors((before) => before.filter(({ id }) => id !== radId(rad.nr) && id !== ordId(rad.nr)));
  };
  const forget = (nr: number) => {
    setValg((before) => without(before, nr));
    setTheirs((before) => without(before, nr));
  };

  const isChanged = (rad: GjennomgangRad) => {
    const [now, stored] = [valgOf(rad), storedOf(rad)];
    return now.verdi !== null && (now.verdi !== stored.verdi || now.ord.trim() !== stored.ord);
  };
  const wordErrors = () =>
    rader.flatMap((rad): FieldError[] => {
      const { verdi, ord } = valgOf(rad);
      if (rad.egen || verdi !== 'foelges_opp' || ord.trim() !== '') return [];
      return [{ id: ordId(rad.nr), message: t.ofRow(rad.nr, messages.ordRequired) }];
    });
  const refuse = (found: readonly FieldError[]) => {
    setErrors(found);
    setAttempt((before) => before + 1);
  };

  /** Stores what has changed; how many rows that were, and whether all of it is stored. */
  const store = async (rows: readonly GjennomgangRad[]) => {
    let stored = 0;
    let isAll = true;
    for (const rad of rows) {
      const { verdi, ord, versjon } = valgOf(rad);
      try {
        await vurderRad(maaned, rad.nr, {
          ...{ vurdering: verdi!, versjon: theirs[rad.nr]?.versjon ?? versjon },
          ord: verdi === 'foelges_opp' ? ord.trim() : '',
        });
        forget(rad.nr);
        stored += 1;
      } catch (error) {
        const now = storedIn(error, gjennomgangRadSchema);
        const isJudged = error instanceof ApiError && error.body.id === 'row_judged';
        if (!now || !isJudged) throw error;
        setTheirs((before) => ({ ...before, [rad.nr]: now }));
        isAll = false;
      }
    }
    return { stored, isAll };
  };

  const work = async (heading: string, act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure({ heading, error });
      // Somebody else has signed it meanwhile, or removed a judgement: the page shows what stands.
      if (error instanceof ApiError && [400, 409].includes(error.status)) await onStored('');
    } finally {
      setBusy(false);
    }
  };

  const save = (rows = rader.filter((rad) => isChanged(rad) && !theirs[rad.nr])) => {
    const found = wordErrors();
    if (found.length > 0) return refuse(found);
    setErrors([]);
    void work(t.saveFailed, async () => {
      const { stored } = await store(rows);
      if (stored > 0) await onStored(t.saved(stored));
    });
  };

  const lacking = rader.filter((rad) => valgOf(rad).verdi === null);
  const sign = () => {
    const found = [
      ...lacking.map(({ nr, egen }) => ({
        id: radId(nr),
        message: egen ? t.ownOf(nr) : t.lacksOf(nr),
      })),
      ...wordErrors(),
      ...(isConfirmed ? [] : [{ id: BEKREFT_ID, message: messages.bekreft }]),
    ];
    if (found.length > 0) return refuse(found);
    setErrors([]);
    void work(t.signFailed, async () => {
      const { isAll, stored } = await store(rader.filter(isChanged));
      if (!isAll) return onStored(stored > 0 ? t.saved(stored) : '');
      await signerGjennomgang(maaned);
      await onStored(t.signedNow);
    });
  };

  return {
    ...{ valgOf, choose, theirs, errors, attempt, failure, isBusy, save, sign, lacking },
    ...{ isConfirmed, setConfirmed },
    saveMine: (rad: GjennomgangRad) => save([rad]),
    /** What the other one has said stands: the page reads it. */
    keepTheirs: (rad: GjennomgangRad) => {
      forget(rad.nr);
      void onStored('');
    },
    errorOf: (id: string) => errors.find((one) => one.id === id)?.message,
  };
}
export type Vurderinger = ReturnType<typeof useVurderinger>;
