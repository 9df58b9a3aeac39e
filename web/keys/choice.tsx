import { Checkbox } from '#web/ui/checkbox.tsx';
import { useValg } from '#web/ui/valg.ts';
import { t } from './texts.ts';

/** Switches the keys on and off for this browser. */
export function UseKeysChoice() {
  const [isOn, setOn] = useValg('hurtigtaster');
  return <Checkbox size="medium" label={t.use} checked={isOn} onChange={setOn} />;
}
