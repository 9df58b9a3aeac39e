import { useQuery } from '@tanstack/react-query';
import { Clock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Mottak as Liste } from '#contract/mottak.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { serverNow } from '#web/api/client.ts';
import { mottakQuery } from '#web/api/mottak.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/router-link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { t } from './around-texts.ts';
import { momentText } from './moment.ts';
import styles from './mottak.module.css';

interface MottakProps {
  readonly domstolid: string | undefined;
}

/** How fresh the hits are, and the way to what has come from every court. */
export function Mottak(props: MottakProps) {
  return (
    <>
      <Lists {...props} />
      <p className={styles.dekning}>
        <Link to="/dekning">{t.coverage}</Link>
      </p>
    </>
  );
}

/** When the list of the chosen court came, or of each court. */
function Lists({ domstolid }: MottakProps) {
  const { data, isError, refetch } = useQuery(mottakQuery());
  if (isError && !data)
    return (
      <p className={styles.line}>
        {t.listsUnknown}
        <Button variant="secondary" size="small" onPress={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    );
  // The line has its height from the start.
  if (!data) return <p className={styles.line} />;
  if (domstolid === ALL_COURTS) return <EveryCourt lister={data} />;
  const liste = data.find((one) => one.domstolId === domstolid);
  return liste ? <OneCourt liste={liste} /> : <p className={styles.line}>{t.noList}</p>;
}

function OneCourt({ liste }: { readonly liste: Liste[number] }) {
  const { domstolNavn, sistMottatt, erForsinket } = liste;
  return (
    <p className={styles.line}>
      <Icon icon={erForsinket ? TriangleAlert : Clock} size={1} />
      <span>
        {t.listReceived(domstolNavn, momentText(sistMottatt, serverNow()))}
        {erForsinket && <b> {t.listLate}</b>}
      </span>
    </p>
  );
}

function EveryCourt({ lister }: { readonly lister: Liste }) {
  const [isOpen, setIsOpen] = useState(false);
  const late = lister.filter(({ erForsinket }) => erForsinket).length;
  if (lister.length === 0) return null;
  return (
    <details className={styles.all} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon icon={late > 0 ? TriangleAlert : Clock} size={1} />
        <span>
          {t.listsOfCourts}
          {late > 0 && <b> {t.listsLate(late)}</b>}
        </span>
      </summary>
      {isOpen && (
        <ul className={styles.list}>
          {lister.map(({ domstolId, domstolNavn, sistMottatt, erForsinket }) => (
            <li key={domstolId}>
              {domstolNavn}: {momentText(sistMottatt, serverNow())}{' '}
              {erForsinket && <Tag purpose="warning">{t.late}</Tag>}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
