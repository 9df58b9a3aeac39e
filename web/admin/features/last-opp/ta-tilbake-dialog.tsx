import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type LestListe, tilbakeSchema } from '#contract/admin/lister.ts';
import { BEHOLDT_GRUNNER, isBeholdtGrunn } from '#domain/opplasting.ts';
import { listerQuery, taTilbakeListe, tilbakeQuery } from '#web/admin/api/lister.ts';
import { storedIn } from '#web/admin/api/stored.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './last-opp.module.css';
import { t } from './texts.ts';

interface Props {
  readonly liste: LestListe;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

/** Says what taking a list back would restore, and does it. */
export function TaTilbakeDialog({ liste: { id, fil }, onClose, onDone }: Props) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(tilbakeQuery(id));
  const action = useAction(async () => {
    try {
      await taTilbakeListe(id, data!.versjon);
    } catch (failure) {
      const naa = storedIn(failure, tilbakeSchema);
      if (naa) client.setQueryData(tilbakeQuery(id).queryKey, naa);
      throw failure;
    } finally {
      void client.invalidateQueries({ queryKey: listerQuery().queryKey, exact: true });
    }
    onClose();
    onDone(t.wasTakenBack(fil));
  });
  const close = () => {
    if (!action.isBusy) onClose();
  };
  return (
    <Dialog title={t.takeBackTitle} onClose={close}>
      <p>{fil}</p>
      {action.error !== null && <Failed heading={t.takeBackFailed} error={action.error} />}
      {data ? (
        <>
          <ul>
            <li>{t.back(data.tilbake)}</li>
            {data.igjen > 0 && <li>{t.again(data.igjen)}</li>}
            {data.fjernes > 0 && <li>{t.goes(data.fjernes)}</li>}
          </ul>
          {data.beholdt.length > 0 && (
            <>
              <h3>{t.kept}</h3>
              <ul className={styles.kept}>
                {data.beholdt.map(({ saksnummer, grunn }, nr) => (
                  <li key={nr}>
                    {t.keptOf(
                      saksnummer ?? t.unknown,
                      isBeholdtGrunn(grunn) ? BEHOLDT_GRUNNER[grunn] : grunn,
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
          <DialogActions
            text={t.takeBackNow}
            variant="danger"
            isBusy={action.isBusy}
            busyLabel={t.takingBack}
            onPress={() => void action.run()}
            onClose={close}
          />
        </>
      ) : error ? (
        <Failed heading={t.lookFailed} error={error} onRetry={refetch} />
      ) : (
        <Spinner label={t.looking} />
      )}
    </Dialog>
  );
}
