import type { DekningDomstol } from '#contract/dekning.ts';
import { formatMoment } from '#web/format.ts';
import { Message } from '#web/ui/message.tsx';

/** Which courts are late; nothing when none is. */
export function Forsinkede({ domstoler }: { readonly domstoler: readonly DekningDomstol[] }) {
  const late = domstoler.flatMap(({ domstolId, domstolNavn, sistMottatt, erForsinket }) =>
    erForsinket && sistMottatt
      ? [{ id: domstolId, text: `${domstolNavn} siden ${formatMoment(sistMottatt)}` }]
      : [],
  );
  const [one] = late;
  if (!one) return null;
  if (late.length === 1)
    return (
      <Message purpose="warning">
        <p>
          <b>Én domstol er forsinket.</b> {`Vi har ikke mottatt noe fra ${one.text}. `}
          Nye saker kan mangle.
        </p>
      </Message>
    );
  return (
    <Message purpose="warning">
      <p>
        <b>{`${late.length} domstoler er forsinket.`}</b> Nye saker kan mangle. Vi har ikke mottatt
        noe fra
      </p>
      <ul>
        {late.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Message>
  );
}
