import { Link, useLocation } from 'react-router';
import { ADMIN_NAVIGATION, adminPages } from '#web/admin/pages.ts';
import styles from './admin-header.module.css';

/** Where one can go, and where one is; the first page is the list of applications (SPEC §2). */
export function AdminNavigation() {
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
