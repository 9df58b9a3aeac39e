import { Eye, EyeOff } from 'lucide-react';
import { Link } from '#web/ui/router-link.tsx';
import type { AdminSak } from '#contract/admin/saker.ts';
import type { Omfang } from '#domain/tilbaketrekking.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { logOf } from './hvem-har-sett.tsx';
import { EFFECTS, t } from './texts.tsx';

/** What hiding does, and that it does it at once. */
export function Effect({ omfang }: { readonly omfang: Omfang }) {
  return (
    <li>
      <Icon icon={EyeOff} />
      <p>{EFFECTS[omfang]()}</p>
    </li>
  );
}

interface SeenProps {
  readonly sak: AdminSak;
  /** How many have opened the document, when it is about one. */
  readonly dokument?: number | null;
}

/** Who has seen it already. The link opens a new tab, because the form would be lost. */
export function Seen({ sak, dokument = null }: SeenProps) {
  const { aapnet, dokumenter } = sak.sett;
  return (
    <li>
      <Icon icon={Eye} />
      <p>
        {dokument === null ? t.seen(aapnet, dokumenter) : t.seenDocument(aapnet, dokument)}{' '}
        <Link to={logOf(sak)} target="_blank">
          {t.seeWho}
          <VisuallyHidden>{t.inNewTab}</VisuallyHidden>
        </Link>
      </p>
    </li>
  );
}
