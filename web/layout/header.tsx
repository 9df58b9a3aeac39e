import { useQuery } from '@tanstack/react-query';
import { LogOut, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '#web/ui/router-link.tsx';
import { brukerInfoQuery, maybeSoeknadInfoQuery, soeknadInfoQuery } from '#web/api/bruker.ts';
import { displayName } from '#domain/person-name.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import styles from './header.module.css';
import { LanguageItems } from './language-choice.tsx';
import { SERVICE_NAME } from './page.tsx';
import { MENU_PLACES, PlaceItems, Places, PRESS_PLACES } from './places.tsx';
import { t } from './texts.ts';
import { Hurtigtaster, UnreadBell } from './unread.tsx';

interface HeaderProps {
  /** Whether there is a signed-in user; `perhaps` on a page that guests may open too. */
  readonly hasUser: boolean | 'perhaps';
}

/** The yearly update: for somebody whose access has lapsed, every other page leads back to it. */
const YEARLY_UPDATE = '/reautentiser';

/** The service's name, where press users may go, the signed-in user, and the link that signs out. */
export function Header({ hasUser }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`${styles.inner} ${styles.press}`}>
        <Link to={pathname === YEARLY_UPDATE ? pathname : '/'} className={styles.service}>
          <span aria-hidden className={styles.mark}>
            §
          </span>
          {SERVICE_NAME}
        </Link>
        {hasUser ? <User isCertain={hasUser === true} /> : <Languages />}
      </div>
    </header>
  );
}

/** Beside each other. Where there is a menu too, they stand in it when the window is tight. */
const Languages = ({ hasUser = false }) => (
  <ul className={styles.languages} data-menu={hasUser}>
    <LanguageItems hasUser={hasUser} />
  </ul>
);

function User({ isCertain }: { readonly isCertain: boolean }) {
  const { isGuest, hasPlaces, hasProfil, name } = useUser(isCertain);
  const label = (
    <>
      <Icon icon={UserRound} />
      <span>{name}</span>
    </>
  );
  if (isGuest) return <Languages />;
  return (
    <>
      {hasPlaces && <Places label={t.places} places={PRESS_PLACES} />}
      <Languages hasUser />
      <div className={styles.user}>
        {hasProfil ? <Link to="/profil">{label}</Link> : name && <span>{label}</span>}
      </div>
      {hasPlaces && (
        <div className={styles.bell}>
          <UnreadBell />
        </div>
      )}
      <div className={styles.menu}>
        <Menu label={t.menu}>
          {hasPlaces && <PlaceItems places={PRESS_PLACES} className={styles.inMenu} />}
          {hasPlaces && <PlaceItems places={MENU_PLACES} />}
          {hasPlaces && <Hurtigtaster />}
          {hasProfil && (
            <li className={styles.onlyNarrow}>
              <Link to="/profil">{label}</Link>
            </li>
          )}
          <LanguageItems hasUser className={styles.inTight} />
          <li>
            <Link to="/logg-ut">
              <Icon icon={LogOut} />
              {t.signOut}
            </Link>
          </li>
        </Menu>
      </div>
    </>
  );
}

/** Whether the pages of press users are open now to somebody who is one. */
const isOpenTo = (user: { readonly suspendert: unknown; readonly maaOppdatere: boolean }) =>
  user.suspendert == null && !user.maaOppdatere;

/** The user's name and pages. Without the population register, a press user still gets a link to the profile. */
function useUser(isCertain: boolean) {
  const certain = useQuery({ ...soeknadInfoQuery(), enabled: isCertain });
  const { data: perhaps } = useQuery({ ...maybeSoeknadInfoQuery(), enabled: !isCertain });
  const data = isCertain ? certain.data : perhaps;
  // Only what the page's guard has already read: the header reads nothing of its own.
  const { data: info } = useQuery({ ...brukerInfoQuery(), enabled: false });
  const isPress = data
    ? data.erGyldigBruker && isOpenTo(data)
    : info?.erGyldigPressebruker === true && isOpenTo(info);
  const hasProfil = isPress && (data != null || certain.failureCount > 0);
  return {
    isGuest: !isCertain && !data,
    hasPlaces: isPress,
    hasProfil,
    name: data ? displayName(data.navn) : hasProfil ? t.myProfile : '',
  };
}
