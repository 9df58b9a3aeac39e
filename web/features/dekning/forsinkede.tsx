import type { DekningDomstol } from '#contract/dekning.ts';
import { formatMoment } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';
import { t } from './texts.tsx';

/** Which courts are late; nothing when none is. */
export function Forsinkede({ domstoler }: { readonly domstoler: readonly DekningDomstol[] }) {
  const late = domstoler.flatMap(({ domstolId, domstolNavn, sistMottatt, erForsinket }) =>
    erForsinket && sistMottatt
      ? [{ id: domstolId, text: t.since(domstolNavn, formatMoment(sistMottatt)) }]
      : [],
  );
  const [one] = late;
  if (!one) return null;
  if (late.length === 1)
    return (
      <Message purpose="warning">
        <p>{t.oneLate(one.text)}</p>
      </Message>
    );
  return (
    <Message purpose="warning">
      <p>{t.manyLate(late.length)}</p>
      <ul>
        {late.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Message>
  );
}
