import { soeknadMessages } from '#domain/soeknad-messages.ts';
import { LIMITS } from '#domain/text-rules.ts';
import type { Day } from '#domain/time.ts';
import type { VurderingField, VurderingValues } from './vurdering-values.ts';

/** What can be done with an application; the texts of the buttons are SPEC §2's. */
export type Act = 'godkjenn' | 'lagre' | 'avslaa';
export type VurderingErrors = Partial<Record<VurderingField, string>>;

/** What keeps the form from being sent for `act`, as the server would say it. */
export function checkVurdering(
  act: Act,
  { kommentar, sluttdato, settPaaVent, begrunnelse }: VurderingValues,
  today: Day,
): VurderingErrors {
  const { review, invalid } = soeknadMessages;
  return {
    ...(kommentar.length > LIMITS.text && { kommentar: invalid.text }),
    ...(act !== 'avslaa' && sluttdato && sluttdato <= today && { sluttdato: review.endDate }),
    ...(act === 'godkjenn' && settPaaVent && { settPaaVent: review.onHold }),
    ...(act === 'avslaa' && checkReason(begrunnelse)),
  };
}

function checkReason(begrunnelse: string): VurderingErrors {
  if (begrunnelse.trim() === '') return { begrunnelse: soeknadMessages.review.reason };
  if (begrunnelse.length > LIMITS.text) return { begrunnelse: soeknadMessages.invalid.text };
  return {};
}
