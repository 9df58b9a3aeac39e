import { useState } from 'react';

/** What the address says, or what was pressed since: the address follows a press with a delay. */
export function useChosen<T>(value: T, address: string = String(value)) {
  const [known, setKnown] = useState({ address, chosen: value });
  if (known.address !== address) setKnown({ address, chosen: value });
  const choose = (chosen: T) => setKnown({ address, chosen });
  return [known.address === address ? known.chosen : value, choose] as const;
}
