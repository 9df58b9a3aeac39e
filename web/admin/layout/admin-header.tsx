import { Bell, LogOut, Square, SquareCheck, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '#web/ui/router-link.tsx';
import { displayName } from '#domain/person-name.ts';
import { ADMIN_NAVIGATION, adminPages } from '#web/admin/pages.ts';
import { useValg } from '#web/ui/valg.ts';
import headerStyles from '#web/layout/header.module.css';
import { SERVICE_NAME } from '#web/layout/page.tsx';
import { PlaceItems, Places } from '#web/layout/places.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './admin-header.module.css';
import { t } from './texts.ts';

interface Props {
  /** Null when the user is not known to be an administrator: then there is no navigation. */
  readonly navn: string | null;
}

/** The service's name, the navigation, who is signed in, and the link that signs out. */
export function AdminHeader({ navn }: Props) {
  return (
    <header className={headerStyles.header}>
      <div className={`${headerStyles.inner} ${styles.inner}`}>
        <Link to="/admin" className={headerStyles.service}>
          <span aria-hidden className={headerStyles.mark}>
            §
          </span>
          {SERVICE_NAME}
        </Link>
        {navn !== null && <SignedIn navn={displayName(navn)} />}
      </div>
    </header>
  );
}

/** The places stand side by side where there is room for all of them in one line, else in the menu. */
function SignedIn({ navn }: { readonly navn: string }) {
  // /admin is the list of applications.
  const isFirst = useLocation().pathname.replace(/\/$/, '') === '/admin';
  const places = { places: ADMIN_NAVIGATION, ...(isFirst && { at: adminPages.soeknader }) };
  return (
    <>
      <Places label={t.navigation} {...places} />
      <div className={`${headerStyles.user} ${styles.user}`}>
        <Link to={adminPages.mineVarsler}>
          <Icon icon={UserRound} />
          <span>
            {navn}
            <VisuallyHidden>, {t.mineVarsler}</VisuallyHidden>
          </span>
        </Link>
      </div>
      <div className={`${headerStyles.menu} ${styles.menu}`}>
        <Menu label={t.menu}>
          <li className={styles.signedIn}>{navn}</li>
          <PlaceItems {...places} className={styles.inMenu} />
          <li>
            <Link to={adminPages.mineVarsler}>
              <Icon icon={Bell} />
              {t.mineVarsler}
            </Link>
          </li>
          <li>
            <Hurtigtaster />
          </li>
          <li>
            <Link to={adminPages.loggUt}>
              <Icon icon={LogOut} />
              {t.signOut}
            </Link>
          </li>
        </Menu>
      </div>
    </>
  );
}

/** Switches the keys of the applications off and on, for this browser. */
function Hurtigtaster() {
  const [isOn, setOn] = useValg('adminHurtigtaster');
  return (
    <button type="button" aria-pressed={isOn} className={styles.keys} onClick={() => setOn(!isOn)}>
      <Icon icon={isOn ? SquareCheck : Square} />
      {t.keys}
    </button>
  );
}
