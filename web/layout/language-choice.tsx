import { pressePaths } from '#contract/paths.ts';
import { spraakCookie } from '#contract/spraak.ts';
import { type Language, language } from '#domain/texts.ts';
import { send } from '#web/api/client.ts';
import { cookies } from '#web/api/cookies.ts';
import { reloadNow } from '#web/api/contact.ts';

/** Each in its own language, which is what somebody looks for who can't read the other. */
const CHOICES = [
  ['nb', 'Bokmål'],
  ['nn', 'Nynorsk'],
] as const;

interface Props {
  /** Whether there is a user, whose e-mails follow the choice. */
  readonly hasUser?: boolean;
  readonly className?: string | undefined;
}

/** Items of a list: this page in each written language. What is typed is kept as a draft, and the address stays. */
export function LanguageItems({ hasUser = false, className }: Props) {
  const current = language();
  return CHOICES.map(([one, name]) => (
    <li key={one} className={className}>
      <a
        href=""
        lang={one}
        aria-current={one === current || undefined}
        onClick={(event) => {
          event.preventDefault();
          void chooseLanguage(one, hasUser);
        }}
      >
        {name}
      </a>
    </li>
  ));
}

/** The page begins anew in that language. A profile that can't be written now keeps its own; this browser has the new one. */
async function chooseLanguage(chosen: Language, hasUser: boolean): Promise<void> {
  cookies.write(spraakCookie(window.location.protocol === 'https:'), chosen);
  if (hasUser)
    await send('PUT', pressePaths.velgSpraak.href(), { spraak: chosen }).catch(() => undefined);
  reloadNow();
}
