import { isSameMailbox } from '#domain/arbeidsgiver.ts';
import { soeknadMessages } from '#domain/soeknad-messages.ts';
import { httpErrors } from '#bff/http/errors.ts';

/** When one of the two addresses is changed alone, the other is the stored one: still nobody confirms herself. */
export function requireAnotherMailbox(
  field: 'epost' | 'kontaktpersonEpost',
  sent: string,
  stored: string,
): void {
  if (isSameMailbox(sent, stored))
    throw httpErrors.validation({ [field]: [soeknadMessages.invalid.sammeEpost] });
}
