import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Domstol } from '#contract/bruker.ts';
import { type SearchParams, writeSearchParams } from '#contract/search.ts';
import { readDagord } from '#domain/dagord/dagord.ts';
import { aWeek, MAX_NAVN, periodeOf } from '#domain/lagrede-soek.ts';
import { FIRST_VARSLE, VARSLE, type Varsle } from '#domain/notices.ts';
import type { DayChoice } from '#domain/search-days.ts';
import { osloDay } from '#domain/time.ts';
import { ApiError, serverNow } from '#web/api/client.ts';
import { lagredeSoekQuery, soekAnslagQuery, useLagreSoek } from '#web/api/lagrede-soek.ts';
import { noticeChoicesQuery } from '#web/api/notice-choices.ts';
import { periodText } from '#web/features/search/describe.ts';
import { DialogActions } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { savedName, savedText } from './describe.ts';
import { t } from './save-texts.ts';
import styles from './saved.module.css';

const ORDER = ['aldri', 'straks', 'daglig', 'ukentlig'] as const satisfies readonly Varsle[];

/** A search as it has been saved from here. */
export interface Saved {
  readonly id: number;
  readonly navn: string;
  readonly varsle: Varsle;
  readonly foelgerDagen: boolean;
}

export interface SaveFormProps {
  readonly params: SearchParams;
  readonly courts: readonly Domstol[] | undefined;
  /** What it has been saved as, which is changed now. */
  readonly saved: Saved | null;
  readonly onSaved: (saved: Saved) => void;
  readonly onClose: () => void;
}

/** The words that say which days they are, whatever the dates say: «neste uke» moves by itself. */
function daysInWords({ query, soekeKategori: kategori, dagord }: SearchParams): string | null {
  if (dagord) return null;
  return readDagord(query, { today: osloDay(serverNow()), kategori })?.tekst ?? null;
}

/** Name, when to be told, and how much that will be. What is seldom changed is folded away. */
export function SaveForm(props: SaveFormProps) {
  const { params, courts, onClose } = props;
  const id = useId();
  const form = useSaveForm(props);
  const { run, isBusy, error } = useAction(form.save);
  const inWords = daysInWords(params);
  const periode = inWords === null ? periodeOf(params.soekeKategori, params, serverNow()) : null;
  const moving = periode && form.foelgerDagen ? periode.label : inWords;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const { navn: navnError, ...others } = error instanceof ApiError ? error.body.errors : {};
  const otherError = isGone(error) ? t.gone : Object.values(others).flat()[0];
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={t.name}
        isRequired
        maxLength={MAX_NAVN}
        value={form.navn}
        description={savedText(params, moving, courts)}
        error={navnError?.[0]}
        onChange={(navn) => form.change({ navn })}
        onFocus={(event) => event.target.select()}
      />
      <RadioField
        id={id}
        label={t.tellMe}
        options={ORDER.map((one) => ({ id: one, label: one === 'aldri' ? t.not : VARSLE[one] }))}
        value={form.varsle}
        onChange={(varsle) => form.change({ varsle })}
      />
      <Estimate params={params} isFixed={periode !== null && moving === null} />
      <More periode={periode} days={periodText(params)} form={form} />
      {error !== null && !navnError && (
        <Failed heading={t.notSaved} error={error} why={otherError} />
      )}
      <DialogActions text={t.save} isBusy={isBusy} busyLabel={t.saving} onClose={onClose} />
    </form>
  );
}

interface MoreProps {
  /** The period that its days are. */
  readonly periode: DayChoice | null;
  readonly days: string;
  readonly form: ReturnType<typeof useSaveForm>;
}

/** Whether the days move, and in the place of which search it is saved. */
function More({ periode, days, form }: MoreProps) {
  const id = useId();
  if (periode === null && form.replaceable.length === 0) return null;
  return (
    <details>
      <summary className={styles.more}>{t.more}</summary>
      <div className={styles.form}>
        {periode && (
          <RadioField
            id={id}
            label={t.period}
            options={[
              { id: 'ja', label: t.moving(periode.label) },
              { id: 'nei', label: t.fixed(days) },
            ]}
            value={form.foelgerDagen ? 'ja' : 'nei'}
            onChange={(choice) => form.change({ foelgerDagen: choice === 'ja' })}
          />
        )}
        {form.replaceable.length > 0 && (
          <Select
            label={t.saveAs}
            options={[{ id: NEW, label: t.newSearch }, ...form.replaceable]}
            value={form.place}
            onChange={form.choosePlace}
          />
        )}
      </div>
    </details>
  );
}

interface EstimateProps {
  readonly params: SearchParams;
  /** Its days stay, and were counted as if they moved. */
  readonly isFixed: boolean;
}

/** How many hits a week to expect; nothing while they are counted, and when they could not be. */
function Estimate({ params, isFixed }: EstimateProps) {
  const { data: treff } = useQuery(soekAnslagQuery(String(writeSearchParams(params))));
  const isKnown = !isFixed && treff !== undefined && treff !== null;
  return (
    <p aria-live="polite" className={styles.estimate}>
      {isKnown && (
        <>
          <strong>{hitsText(treff)}</strong> <span className={styles.subtle}>{t.howCounted}</span>
        </>
      )}
    </p>
  );
}

function hitsText(treff: number): string {
  const week = aWeek(treff);
  if (week !== null) return t.hits(week);
  return treff === 0 ? t.noHits : t.fewHits;
}

const NEW = 'nytt';

/** What is filled in. Name and choice are those of the search that is replaced, until others are given. */
function useSaveForm({ params, courts, saved, onSaved, onClose }: SaveFormProps) {
  const mine = useQuery(lagredeSoekQuery()).data ?? [];
  const last = useQuery(noticeChoicesQuery()).data?.soekSist ?? FIRST_VARSLE;
  const [given, setGiven] = useState<Given>(
    () => saved ?? { navn: savedName(params, courts), varsle: null, foelgerDagen: true },
  );
  const [place, setPlace] = useState(saved ? `${saved.id}` : NEW);
  const replaced = mine.find(({ id }) => `${id}` === place);
  const { navn, foelgerDagen, varsle } = given;
  const chosen = { navn, foelgerDagen, varsle: varsle ?? replaced?.varsle ?? last };
  const change = (to: Partial<Given>) => setGiven({ ...given, ...to });
  const lagre = useLagreSoek();
  return {
    ...{ ...chosen, change, place },
    replaceable: saved
      ? []
      : mine.map((one) => ({ id: `${one.id}`, label: t.insteadOf(one.navn) })),
    choosePlace: (id: string) => {
      setPlace(id);
      change({ navn: mine.find((one) => `${one.id}` === id)?.navn ?? savedName(params, courts) });
    },
    save: async () => {
      const soek = String(writeSearchParams(params));
      const id = await lagre({ id: place === NEW ? null : Number(place), soek, ...chosen }).catch(
        (error: unknown) => {
          if (isGone(error)) setPlace(NEW);
          throw error;
        },
      );
      onSaved({ ...chosen, id, navn: navn.trim() });
      onClose();
    },
  };
}

/** The search to be replaced has been deleted elsewhere. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

interface Given {
  readonly navn: string;
  readonly foelgerDagen: boolean;
  /** Null until it is chosen here. */
  readonly varsle: Varsle | null;
}
