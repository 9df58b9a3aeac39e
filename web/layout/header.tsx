import { useQuery } from '@tanstack/react-query';
import { LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { brukerInfoQuery, soeknadInfoQuery } from '#web/api/bruker.ts';
import { displayName } from '#domain/person-name.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import styles from './header.module.css';
import { SERVICE_NAME } from './page.tsx';

/** The service's name, who is signed in, and the way out (SPEC §2, Layout). */
export function Header({ hasUser }: { readonly hasUser: boolean }) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.service}>
          <span aria-hidden className={styles.mark}>
            §
          </span>
          {SERVICE_NAME}
        </Link>
        {hasUser && <User />}
      </div>
    </header>
  );
}

function User() {
  const { hasProfil, name } = useUser();
  const label = (
    <>
      <Icon icon={UserRound} />
      <span>{name}</span>
    </>
  );
  return (
    <>
      <div className={styles.user}>
        {hasProfil ? <Link to="/profil">{label}</Link> : name && <span>{label}</span>}
      </div>
      <div className={styles.menu}>
        <Menu label="Meny">
          {hasProfil && (
            <li className={styles.onlyNarrow}>
              <Link to="/profil">{label}</Link>
            </li>
          )}
          <li>
            <Link to="/logg-ut">
              <Icon icon={LogOut} />
              Logg ut
            </Link>
          </li>
        </Menu>
      </div>
    </>
  );
}

/** The name, when it is known; without the register, a press user still gets to the profile. */
function useUser() {
  const { data, failureCount } = useQuery(soeknadInfoQuery());
  // What the page's guard has asked already; nothing is asked for the header alone.
  const { data: info } = useQuery({ ...brukerInfoQuery(), enabled: false });
  if (data)
    return {
      hasProfil: data.erGyldigBruker && !data.suspendert,
      name: displayName(data.navn),
    };
  const hasProfil = failureCount > 0 && info?.erGyldigPressebruker === true;
  return { hasProfil, name: hasProfil ? 'Min profil' : '' };
}
