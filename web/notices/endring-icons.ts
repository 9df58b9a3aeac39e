import {
  ArrowLeftRight,
  CalendarPlus,
  CalendarX,
  DoorClosed,
  FileText,
  Gavel,
  type LucideIcon,
  MapPin,
  UserRound,
} from 'lucide-react';
import type { EndringFortalt } from '#contract/notices.ts';
import { ENDRING_SLAG, type Ikon } from '#domain/endring-slag.ts';

const ICONS: Readonly<Record<Ikon, LucideIcon>> = {
  flytting: ArrowLeftRight,
  nyttMoete: CalendarPlus,
  avlysning: CalendarX,
  sted: MapPin,
  person: UserRound,
  tekst: FileText,
  dom: Gavel,
  lukket: DoorClosed,
};

/** What a change looks like in a list. */
export const iconOf = ({ slag }: EndringFortalt): LucideIcon => ICONS[ENDRING_SLAG[slag].ikon];
