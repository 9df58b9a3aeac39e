import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field, fieldIds } from './field.tsx';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import { lazyPart, useLazyPart } from './lazy-part.ts';
import type { FirstPress, SelectProps } from './select-control.tsx';
import styles from './select.module.css';

/** react-aria's list is 60 kB, and most visits open none: it is fetched when somebody comes near. */
const control = lazyPart(() => import('./select-control.tsx'));

export function Select<T extends string>(props: SelectProps<T>) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const [part, wake] = useLazyPart(control);
  // The list takes the place of the button at its first press, which opens it.
  const [firstPress, setFirstPress] = useState<FirstPress | null>(null);
  const SelectControl = firstPress && part?.SelectControl;
  const given = props as unknown as SelectProps;
  return (
    <Field {...props} id={id} labelFor="none">
      {SelectControl ? (
        <SelectControl {...given} id={id} firstPress={firstPress} />
      ) : (
        <StandIn
          {...given}
          id={id}
          firstPress={firstPress}
          onNear={() => void control.load().catch(() => undefined)}
          onPress={(press) => {
            setFirstPress(press);
            wake();
          }}
        />
      )}
    </Field>
  );
}

interface StandInProps extends SelectProps {
  readonly id: string;
  readonly firstPress: FirstPress | null;
  readonly onNear: () => void;
  readonly onPress: (press: FirstPress) => void;
}

/** The button as react-aria makes it, for eye, keyboard and screen reader. */
function StandIn({ id, firstPress, onNear, onPress, ...props }: StandInProps) {
  const ids = fieldIds(id, props);
  const chosen = props.options.find((option) => option.id === props.value);
  const open = () => onPress(firstPress ?? { opens: true, keys: [] });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !BELONGS.test(event.key)) return;
    event.preventDefault();
    if (OPENS.test(event.key)) open();
    else
      onPress({
        opens: firstPress?.opens ?? false,
        keys: [...(firstPress?.keys ?? []), event.key],
      });
  };
  return (
    <button
      type="button"
      id={id}
      className={`${field.box} ${styles.trigger}`}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-labelledby={`${id}-value ${ids.label}`}
      aria-describedby={ids.describedBy}
      aria-busy={firstPress !== null || undefined}
      data-invalid={props.error !== undefined || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onBlur={props.onBlur}
      onKeyDown={onKeyDown}
      onClick={open}
    >
      <span id={`${id}-value`} className={styles.value}>
        {chosen?.label ?? props.placeholder}
      </span>
      <Icon icon={ChevronDown} />
    </button>
  );
}

const OPENS = /^(Enter| |Arrow(Down|Up))$/;
/** Keys that the list takes. */
const BELONGS = /^(Enter| |Arrow(Down|Up|Left|Right)|\S)$/;
