import { LogOut, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { displayName } from '#domain/person-name.ts';
import { ADMIN_NAVIGATION, adminPages } from '#web/admin/pages.ts';
import headerStyles from '#web/layout/header.module.css';
import { SERVICE_NAME } from '#web/layout/page.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import styles from './admin-header.module.css';

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
        {navn !== null && (
          <>
            <AdminNavigation />
            <User navn={displayName(navn)} />
          </>
        )}
      </div>
    </header>
  );
}

function User({ navn }: { readonly navn: string }) {
  return (
    <>
      <div className={`${headerStyles.user} ${styles.user}`}>
        <span>
          <Icon icon={UserRound} />
          <span>{navn}</span>
        </span>
      </div>
      <div className={`${headerStyles.menu} ${styles.menu}`}>
        <Menu label="Meny">
          <li className={styles.signedIn}>{navn}</li>
          <li>
            <Link to={adminPages.loggUt}>
              <Icon icon={LogOut} />
              Logg ut
            </Link>
          </li>
        </Menu>
      </div>
    </>
  );
}

/** The navigation, with the current page marked. /admin is the list of applications. */
function AdminNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Administrasjon" className={styles.nav}>
      <ul className={styles.places}>
        {ADMIN_NAVIGATION.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} aria-current={isAt(pathname, to) ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isAt(pathname: string, to: string): boolean {
  const place = pathname.replace(/\/$/, '') === '/admin' ? adminPages.soeknader : pathname;
  return place === to || place.startsWith(`${to}/`);
}
