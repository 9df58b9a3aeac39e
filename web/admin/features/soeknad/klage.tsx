import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import type { KlageDetaljer } from '#contract/klage.ts';
import { STATUS } from '#domain/soeknad.ts';
import { soeknaderKey } from '#web/admin/api/soeknader.ts';
import { formatDay, formatTime } from '#web/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Message } from '#web/ui/message.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { KlageForm } from './klage-form.tsx';
import { t, UTFALL } from './klage-texts.ts';
import styles from './vurdering.module.css';

const HEADING = 'klage';

interface Props {
  readonly soeknad: SoeknadDetaljer & { readonly klage: KlageDetaljer };
  /** Who is signed in. */
  readonly administrator: string;
}

/** The complaint about the rejection, above the decision: what it says, and what becomes of it. */
export function Klage({ soeknad, administrator }: Props) {
  const { klage, status } = soeknad;
  const cameIn = t.cameIn(formatDay(klage.sendt), formatTime(klage.sendt));
  const when = (klage.forSen ? t.late : t.inTime)(cameIn, formatDay(klage.frist));
  return (
    <section aria-labelledby={HEADING} className={styles.card}>
      <h2 id={HEADING} tabIndex={-1}>
        {t.klage}
      </h2>
      <div>
        {klage.utfall === null && <Tag purpose="warning">{t.waits}</Tag>}
        <p className={styles.note}>{when}</p>
      </div>
      <blockquote className={styles.letter}>{klage.tekst}</blockquote>
      {klage.utfall !== null && <Svaret klage={klage} />}
      {status === STATUS.avslaatt && klage.utfall !== 'omgjort' && (
        <Behandle soeknad={soeknad} administrator={administrator} />
      )}
    </section>
  );
}

function Svaret({ klage: { utfall, avgjort, av, ord } }: { readonly klage: KlageDetaljer }) {
  const known = [
    { term: t.outcome, value: utfall && UTFALL[utfall] },
    {
      term: t.when,
      value: avgjort && t.by(formatDay(avgjort), formatTime(avgjort), av ?? t.somebody),
    },
    { term: t.words, value: ord && <span className={styles.lines}>{ord}</span> },
  ];
  return <DescriptionList items={known.filter(({ value }) => value)} />;
}

/** Who should judge, and the answer; one that has been given can be changed. */
function Behandle({ soeknad, administrator }: Props) {
  const { klage, kanTasOppIgjen, angresFoer } = soeknad;
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const done = async () => {
    await client.invalidateQueries({ queryKey: soeknaderKey });
    setChanging(false);
    document.getElementById(HEADING)?.focus();
  };
  if (klage.utfall !== null && !isChanging)
    return (
      <div>
        <Button variant="secondary" size="small" onPress={() => setChanging(true)}>
          {t.change}
        </Button>
      </div>
    );
  return (
    <>
      <HvemBoer soeknad={soeknad} />
      {klage.forSen && (
        <Message purpose="warning" heading={t.lateHeading}>
          {t.lateText}
        </Message>
      )}
      {(kanTasOppIgjen ?? false) || angresFoer ? (
        <p className={styles.note}>{t.changing}</p>
      ) : (
        <p className={styles.note}>{t.appliedAgain}</p>
      )}
      <KlageForm
        soeknad={soeknad}
        administrator={administrator}
        onOvertaken={async () => {
          setChanging(true);
          await client.invalidateQueries({ queryKey: soeknaderKey });
        }}
        onDone={done}
        onCancel={klage.utfall === null ? null : () => setChanging(false)}
      />
    </>
  );
}

/** Whoever has rejected should not judge alone: said, not forced. */
function HvemBoer({ soeknad: { klage, behandletAv } }: Pick<Props, 'soeknad'>) {
  if (klage.egetAvslag)
    return (
      <Message purpose="warning" heading={t.own}>
        {t.ownText}
      </Message>
    );
  return (
    <Message purpose="info" heading={t.decidedBy(behandletAv ?? t.somebody)}>
      {t.otherText}
    </Message>
  );
}
