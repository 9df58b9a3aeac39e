import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { Field } from './field.tsx';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import type { SelectProps } from './select-control.tsx';
import styles from './select.module.css';

/** react-aria's list is too big for the first load. Until it has loaded, a plain box is shown. */
const loadSelectControl = import('./select-control.tsx');
const SelectControl = lazy(async () => ({ default: (await loadSelectControl).SelectControl }));

export function Select<T extends string>(props: SelectProps<T>) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Field {...props} id={id} labelFor="none">
      <Suspense fallback={<SelectBox>{chosenLabel(props)}</SelectBox>}>
        <SelectControl {...(props as unknown as SelectProps)} id={id} />
      </Suspense>
    </Field>
  );
}

function SelectBox({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`${field.box} ${styles.trigger}`} aria-hidden>
      <span className={styles.value}>{children}</span>
      <Icon icon={ChevronDown} />
    </div>
  );
}

function chosenLabel<T extends string>({ options, value, placeholder }: SelectProps<T>) {
  return options.find((option) => option.id === value)?.label ?? placeholder;
}
