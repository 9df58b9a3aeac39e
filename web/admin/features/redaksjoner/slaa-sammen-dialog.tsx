import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Fra, RedaksjonRad } from '#contract/admin/redaksjoner.ts';
import { redaksjonerKey, slaaSammenRedaksjoner } from '#web/admin/api/redaksjoner.ts';
import { ApiError } from '#web/api/client.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { RadioField } from '#web/ui/radio-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './redaksjoner.module.css';
import { t } from './texts.ts';

interface Props {
  readonly rows: readonly RedaksjonRad[];
  readonly onMerged: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that makes one newsroom of two: both are shown, and what stays is chosen. */
export function SlaaSammenDialog({ rows, onMerged, onClose }: Props) {
  const [ids, setIds] = useState<Readonly<Record<Fra, string | null>>>({
    denne: null,
    andre: null,
  });
  const [navn, setNavn] = useState<Fra>('denne');
  const [redaktoer, setRedaktoer] = useState<Fra>('denne');
  const [isIncomplete, setIncomplete] = useState(false);
  const cache = useQueryClient();
  const rowOf = (fra: Fra) => rows.find(({ id }) => id === ids[fra]) ?? null;
  const [denne, andre] = [rowOf('denne'), rowOf('andre')];
  const action = useAction(async () => {
    setIncomplete(!denne || !andre || denne === andre);
    if (!denne || !andre || denne === andre) return;
    try {
      await slaaSammenRedaksjoner(denne.id, {
        ...{ andre: andre.id, versjon: denne.versjon, andreVersjon: andre.versjon },
        ...{ navn, redaktoer: denne.redaktoer || andre.redaktoer ? redaktoer : 'denne' },
      });
    } catch (error) {
      // What the other one has changed stands in the dialog then.
      if (isChanged(error)) await cache.invalidateQueries({ queryKey: redaksjonerKey });
      throw error;
    }
    const [stays, gone] = navn === 'denne' ? [denne, andre] : [andre, denne];
    await onMerged(t.merged(gone.navn, stays.navn));
  });
  const close = () => {
    if (!action.isBusy) onClose();
  };
  return (
    <Dialog title={t.merge} onClose={close}>
      <div className={styles.merge}>
        <p>{t.mergeEffect}</p>
        {action.error !== null && (
          <Failed
            heading={t.mergeFailed}
            error={action.error}
            why={isChanged(action.error) ? t.changedMeanwhile : null}
          />
        )}
        {(['denne', 'andre'] as const).map((fra) => (
          <Valg
            key={fra}
            label={fra === 'denne' ? t.stays : t.goes}
            rows={rows}
            chosen={rowOf(fra)}
            error={isIncomplete && fra === 'andre' ? t.chooseTwo : undefined}
            onChange={(id) => {
              setIncomplete(false);
              setIds({ ...ids, [fra]: id });
              if (fra === 'denne') setRedaktoer(editorOf(id, ids.andre, rows));
              else setRedaktoer(editorOf(ids.denne, id, rows));
            }}
          />
        ))}
        {denne && andre && denne !== andre && (
          <>
            <RadioField
              id="slaa-sammen-navn"
              label={t.whichName}
              options={[
                { id: 'denne', label: denne.navn },
                { id: 'andre', label: andre.navn },
              ]}
              value={navn}
              onChange={setNavn}
            />
            {denne.redaktoer !== andre.redaktoer && (
              <RadioField
                id="slaa-sammen-redaktoer"
                label={t.whichEditor}
                options={[
                  { id: 'denne', label: denne.redaktoer ?? t.noEditor(denne.navn) },
                  { id: 'andre', label: andre.redaktoer ?? t.noEditor(andre.navn) },
                ]}
                value={redaktoer}
                onChange={setRedaktoer}
              />
            )}
          </>
        )}
      </div>
      <DialogActions
        text={t.confirmMerge}
        isBusy={action.isBusy}
        busyLabel={t.merging}
        onPress={() => void action.run()}
        onClose={close}
      />
    </Dialog>
  );
}

const isChanged = (error: unknown) =>
  error instanceof ApiError && error.body.id === 'redaksjon_changed';

/** The editor of the one that stays, unless only the other one has any. */
function editorOf(denne: string | null, andre: string | null, rows: readonly RedaksjonRad[]): Fra {
  const has = (one: string | null) => Boolean(rows.find(({ id }) => id === one)?.redaktoer);
  return !has(denne) && has(andre) ? 'andre' : 'denne';
}

interface ValgProps {
  readonly label: string;
  readonly rows: readonly RedaksjonRad[];
  readonly chosen: RedaksjonRad | null;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

function Valg({ label, rows, chosen, error, onChange }: ValgProps) {
  return (
    <Select
      label={label}
      isRequired
      error={error}
      placeholder={t.choose}
      description={chosen ? aboutOf(chosen) : undefined}
      options={rows.map(({ id, navn }) => ({ id, label: navn }))}
      value={chosen?.id}
      onChange={onChange}
    />
  );
}

const aboutOf = ({ brukere, redaktoer, domener }: RedaksjonRad) =>
  [t.usersOf(brukere), redaktoer ?? t.nobody, domener.join(', ') || t.noDomains].join(' · ');
