import { formatDayAndTime } from '#web/format.ts';
import { t } from './texts.ts';

interface Endret {
  readonly av: string | null;
  readonly tidspunkt: string;
}

/** Who wrote it last, and when. */
export const changedBy = ({ av, tidspunkt }: Endret): string =>
  t.changedBy(av ?? t.somebody, formatDayAndTime(tidspunkt));

/** The same of what somebody wrote while one wrote oneself. */
export const changedMeanwhile = ({ av, tidspunkt }: Endret): string => {
  const who = av ?? t.somebody;
  return t.changedMeanwhile(
    who.charAt(0).toLocaleUpperCase('nb') + who.slice(1),
    formatDayAndTime(tidspunkt),
  );
};
