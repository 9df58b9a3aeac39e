import { useQuery } from '@tanstack/react-query';
import { LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { brukerInfoQuery, soeknadInfoQuery } from '#web/api/bruker.ts';
import { displayName } from '#domain/person-name.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import styles from './header.module.css';
import { SERVICE_NAME } from './page.tsx';

/** The service's name, the signed-in user, and the link that signs out. */
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

/** The user's name. Without the population register, a press user still gets a link to the profile. */
function useUser() {
  const { data, failureCount } = useQuery(soeknadInfoQuery());
  // Only what the page's guard has already read: the header reads nothing of its own.
  const { data: info } = useQuery({ ...brukerInfoQuery(), enabled: false });
  if (data)
    return {
      hasProfil: data.erGyldigBruker && !data.suspendert,
      name: displayName(data.navn),
    };
  const hasProfil = failureCount > 0 && info?.erGyldigPressebruker === true;
  return { hasProfil, name: hasProfil ? 'Min profil' : '' };
}
