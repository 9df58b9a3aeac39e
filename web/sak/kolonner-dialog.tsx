import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VALGFRIE_KOLONNER, type ValgfriKolonne } from '#domain/startvalg.ts';
import { standardDomstolQuery } from '#web/api/domstoler.ts';
import { useVelgStart } from '#web/api/startvalg.ts';
import { headerOf, idOf } from '#web/table/columns.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import styles from './kolonner-dialog.module.css';
import { t } from './kolonner-texts.ts';
import { COLUMNS } from './sak-columns.tsx';
import { t as list } from './texts.ts';

/** Which columns the tables of cases have, and whether their rows stand close. Each change is saved as it is made. */
export function KolonnerDialog({ onClose }: { readonly onClose: () => void }) {
  const { data } = useQuery(standardDomstolQuery());
  const velgStart = useVelgStart();
  const [error, setError] = useState<unknown>(null);
  const [said, setSaid] = useState('');
  const choose = (change: Parameters<typeof velgStart>[0], receipt = t.saved) => {
    setError(null);
    velgStart(change).then(() => setSaid(receipt), setError);
  };
  const skjulte = data?.skjulteKolonner ?? [];
  const show = (id: ValgfriKolonne, isShown: boolean) =>
    choose({
      skjulteKolonner: VALGFRIE_KOLONNER.filter((other) =>
        other === id ? !isShown : skjulte.includes(other),
      ),
    });
  return (
    <Dialog title={list.columns} onClose={onClose}>
      <LiveRegion>{said}</LiveRegion>
      <div className={styles.choices}>
        <fieldset className={styles.columns} aria-describedby="kolonner-alltid">
          <legend>{t.shown}</legend>
          {VALGFRIE_KOLONNER.map((id) => (
            <Checkbox
              key={id}
              size="medium"
              label={nameOf(id)}
              checked={!skjulte.includes(id)}
              onChange={(isShown) => show(id, isShown)}
            />
          ))}
        </fieldset>
        <p id="kolonner-alltid" className={styles.note}>
          {t.always}
        </p>
        <Checkbox
          size="medium"
          label={t.compact}
          checked={data?.tetteRader ?? false}
          onChange={(tetteRader) => choose({ tetteRader })}
        />
        <p className={styles.note}>{t.files}</p>
        {error !== null && <Failed heading={t.notSaved} error={error} />}
        <div className={styles.actions}>
          <Button
            variant="secondary"
            onPress={() => choose({ skjulteKolonner: [], tetteRader: false }, t.isDefault)}
          >
            {t.reset}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {t.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** As the head of the table says it. */
function nameOf(id: ValgfriKolonne): string {
  const column = COLUMNS.find((one) => idOf(one) === id);
  return column ? headerOf(column) : id;
}
