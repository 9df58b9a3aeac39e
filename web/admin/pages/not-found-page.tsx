import { NotFound } from '../../app/pages/not-found-page.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { adminPages } from '../pages.ts';

/** For every address under /admin that is none. */
export function Page() {
  return (
    <NotFound>
      <LinkButton to={adminPages.soeknader}>Til søknadene</LinkButton>
    </NotFound>
  );
}
