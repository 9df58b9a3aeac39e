import { NotFound } from '#web/app/pages/not-found-page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { adminPages } from '#web/admin/pages.ts';

/** For every address under /admin that is none. */
export function Page() {
  return (
    <NotFound>
      <LinkButton to={adminPages.soeknader}>Til søknadene</LinkButton>
    </NotFound>
  );
}
