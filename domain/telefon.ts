import { landOf, NORGE } from './land.ts';
import { texts } from './texts.ts';

/** The fewest and the most digits of a number abroad, with its calling code. The most are E.164's. */
const ABROAD = { min: 7, max: 15 };

/** Where a number begins with a zero that is part of it. Elsewhere it is dialled only inside the country. */
const WITH_ZERO = new Set(['BF', 'BJ', 'CG', 'CI', 'GA', 'IT', 'RW', 'SM', 'TJ', 'VA']);

const messages = texts({
  abroad: {
    nb: (navn: string, kode: string, min: number, max: number) =>
      `Et telefonnummer med landkoden +${kode} (${navn}) har ${min} til ${max} siffer etter landkoden. Rett nummeret, eller velg et annet land.`,
    nn: (navn: string, kode: string, min: number, max: number) =>
      `Eit telefonnummer med landkoden +${kode} (${navn}) har ${min} til ${max} siffer etter landkoden. Rett nummeret, eller vel eit anna land.`,
  },
  norway: {
    nb: 'Telefonnummeret må bestå av 8 siffer.',
    nn: 'Telefonnummeret må ha 8 siffer.',
  },
});

/**
 * The digits of a phone number as they follow the calling code; null when it can be none of that country. A Norwegian one has
 * exactly 8, and may contain spaces. One from abroad may be written with the calling code, and as it is dialled there.
 */
export function phoneDigits(text: string, landId: string = NORGE): string | null {
  const land = landOf(landId);
  if (land === undefined) return null;
  if (land.id === NORGE) {
    const digits = text.replace(/\s/g, '');
    return /^\d{8}$/.test(digits) ? digits : null;
  }
  const own = withoutCode(text.replace(/[\s().\/\u2010-\u2015-]/g, ''), land.kode);
  if (own === null || !/^\d+$/.test(own)) return null;
  const digits = WITH_ZERO.has(land.id) ? own : own.replace(/^0+/, '');
  const { min, max } = limits(land.kode);
  return digits.length >= min && digits.length <= max && !digits.startsWith('00') ? digits : null;
}

/** Null when the number says that it is another country's. */
function withoutCode(text: string, kode: string): string | null {
  const [international] = /^(\+|00)/.exec(text) ?? [''];
  if (international === '') return text;
  const rest = text.slice(international.length);
  return rest.startsWith(kode) ? rest.slice(kode.length) : null;
}

const limits = (kode: string) => ({ min: ABROAD.min - kode.length, max: ABROAD.max - kode.length });

/** What is said of a number that is none of that country. */
export function phoneMessage(landId: string): string {
  const land = landOf(landId);
  if (land === undefined || land.id === NORGE) return messages.norway;
  const { min, max } = limits(land.kode);
  return messages.abroad(land.navn, land.kode, min, max);
}

/**
 * As it is written beside its country: '92241080' → '922 41 080', '22035000' → '22 03 50 00', mobile numbers and landlines as
 * Norwegians write them; those from abroad in groups of three, as '701 740 605'.
 */
export function localPhone(digits: string, landId: string): string {
  if (landId !== NORGE) return digits.replace(/\d{3}(?=\d{2})/g, '$& ');
  return /^[49]/.test(digits)
    ? digits.replace(/^(\d{3})(\d{2})(\d{3})$/, '$1 $2 $3')
    : digits.replace(/^(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
}

/** As it is shown; from abroad with the calling code, as '+46 701 740 605'. */
export function displayPhone(digits: string, landId: string): string {
  const number = localPhone(digits, landId);
  const land = landOf(landId);
  return land === undefined || land.id === NORGE ? number : `+${land.kode} ${number}`;
}
