import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { columns } from './columns.tsx';

/** The same head above rows and above the skeleton of rows. */
export function HeadRow() {
  return (
    <tr role="row">
      {columns.map(({ id, header }) => (
        <th key={id} role="columnheader" scope="col" data-column={id}>
          {id === 'favoritt' ? <VisuallyHidden>{String(header)}</VisuallyHidden> : String(header)}
        </th>
      ))}
    </tr>
  );
}
