import { Eye, EyeOff } from 'lucide-react';
import { Link } from '#web/ui/router-link.tsx';
import type { AdminSak } from '#contract/admin/saker.ts';
import { type Omfang, skjultMessages } from '#domain/tilbaketrekking.ts';
import { formatCount } from '#web/format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { logOf } from './hvem-har-sett.tsx';
import { t } from './texts.ts';

/** What hiding does, and that it does it at once. */
export function Effect({ omfang }: { readonly omfang: Omfang }) {
  return (
    <li>
      <Icon icon={EyeOff} />
      <p>{EFFECTS[omfang]}</p>
    </li>
  );
}

const atOnce = <strong>med en gang</strong>;
const EFFECTS = {
  sak: (
    <>
      Saken forsvinner {atOnce} fra søket, sakssiden, favorittene og API-et. De som har sett den,
      får vite at saken er skjult av domstolen. For alle andre finnes den ikke.
    </>
  ),
  parter: (
    <>
      Navnene forsvinner {atOnce} fra søket, sakssiden, favorittene og API-et. De som har sett dem,
      ser «{skjultMessages.parter}».
    </>
  ),
  dokument: (
    <>
      Dokumentet forsvinner {atOnce} fra saken, søket og API-et. For journalistene ser det ut som et
      dokument som ikke lenger er tilgjengelig.
    </>
  ),
} as const;

interface SeenProps {
  readonly sak: AdminSak;
  /** How many have opened the document, when it is about one. */
  readonly dokument?: number | null;
}

/** Who has seen it already. The link opens a new tab, because the form would be lost. */
export function Seen({ sak, dokument = null }: SeenProps) {
  const { aapnet, dokumenter } = sak.sett;
  const documents = dokument ?? dokumenter;
  return (
    <li>
      <Icon icon={Eye} />
      <p>
        <strong>{formatCount(aapnet, 'journalist', 'journalister')}</strong> har åpnet saken, og{' '}
        <strong>{documents}</strong> har åpnet{' '}
        {dokument === null ? 'dokumenter i den' : 'dokumentet'}.{' '}
        <Link to={logOf(sak)} target="_blank">
          {t.seeWho}
          <VisuallyHidden> (åpnes i ny fane)</VisuallyHidden>
        </Link>
      </p>
    </li>
  );
}
