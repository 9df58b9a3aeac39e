import { Fragment } from 'react';

/** A case number that may break only after its last hyphen: `25-187797MED-` `TSOS/TSAR`. */
export function Saksnummer({ value }: { readonly value: string }) {
  const at = value.lastIndexOf('-') + 1;
  return (
    <Fragment>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </Fragment>
  );
}
