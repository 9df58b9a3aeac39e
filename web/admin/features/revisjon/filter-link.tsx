import { Link } from 'react-router';
import { writeParams } from '#contract/query.ts';
import type { RevisjonFilter } from '#contract/admin/revisjon.ts';

interface Props {
  readonly filter: Partial<RevisjonFilter>;
  /** What the link does, for those who hear it. */
  readonly label: string;
  readonly children: string;
}

/** Narrows the log to what stands in one of its rows. */
export function FilterLink({ filter, label, children }: Props) {
  return (
    <Link to={{ search: writeParams(filter).toString() }} aria-label={label}>
      {children}
    </Link>
  );
}
