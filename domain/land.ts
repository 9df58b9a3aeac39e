import { texts } from './texts.ts';

/** A country, or a territory with telephone numbers of its own. */
interface Land {
  /** ISO 3166-1 alpha-2; XK is Kosovo, which has none. */
  readonly id: string;
  readonly navn: string;
  /** Its calling code: '46'. Several can share one. */
  readonly kode: string;
}

export const NORGE = 'NO';

/** Code, calling code and name in bokmål; the first four are shown first. Svalbard is dialled as Norway. */
const ALL = `
NO 47 Norge|SE 46 Sverige|DK 45 Danmark|FI 358 Finland|AD 376 Andorra|AE 971 De forente arabiske emirater|AF 93 Afghanistan|
AG 1 Antigua og Barbuda|AI 1 Anguilla|AL 355 Albania|AM 374 Armenia|AO 244 Angola|AR 54 Argentina|AS 1 Amerikansk Samoa|
AT 43 Østerrike|AU 61 Australia|AW 297 Aruba|AX 358 Åland|AZ 994 Aserbajdsjan|BA 387 Bosnia-Hercegovina|BB 1 Barbados|
BD 880 Bangladesh|BE 32 Belgia|BF 226 Burkina Faso|BG 359 Bulgaria|BH 973 Bahrain|BI 257 Burundi|BJ 229 Benin|
BL 590 Saint-Barthélemy|BM 1 Bermuda|BN 673 Brunei|BO 591 Bolivia|BQ 599 Karibisk Nederland|BR 55 Brasil|BS 1 Bahamas|
BT 975 Bhutan|BW 267 Botswana|BY 375 Belarus|BZ 501 Belize|CA 1 Canada|CC 61 Kokosøyene|CD 243 Kongo-Kinshasa|
CF 236 Den sentralafrikanske republikk|CG 242 Kongo-Brazzaville|CH 41 Sveits|CI 225 Elfenbenskysten|CK 682 Cookøyene|CL 56 Chile|
CM 237 Kamerun|CN 86 Kina|CO 57 Colombia|CR 506 Costa Rica|CU 53 Cuba|CV 238 Kapp Verde|CW 599 Curaçao|CX 61 Christmasøya|
CY 357 Kypros|CZ 420 Tsjekkia|DE 49 Tyskland|DJ 253 Djibouti|DM 1 Dominica|DO 1 Den dominikanske republikk|DZ 213 Algerie|
EC 593 Ecuador|EE 372 Estland|EG 20 Egypt|EH 212 Vest-Sahara|ER 291 Eritrea|ES 34 Spania|ET 251 Etiopia|FJ 679 Fiji|
FK 500 Falklandsøyene|FM 691 Mikronesiaføderasjonen|FO 298 Færøyene|FR 33 Frankrike|GA 241 Gabon|GB 44 Storbritannia|
GD 1 Grenada|GE 995 Georgia|GF 594 Fransk Guyana|GG 44 Guernsey|GH 233 Ghana|GI 350 Gibraltar|GL 299 Grønland|GM 220 Gambia|
GN 224 Guinea|GP 590 Guadeloupe|GQ 240 Ekvatorial-Guinea|GR 30 Hellas|GT 502 Guatemala|GU 1 Guam|GW 245 Guinea-Bissau|
GY 592 Guyana|HK 852 Hongkong|HN 504 Honduras|HR 385 Kroatia|HT 509 Haiti|HU 36 Ungarn|ID 62 Indonesia|IE 353 Irland|
IL 972 Israel|IM 44 Man|IN 91 India|IO 246 Det britiske territoriet i Indiahavet|IQ 964 Irak|IR 98 Iran|IS 354 Island|
IT 39 Italia|JE 44 Jersey|JM 1 Jamaica|JO 962 Jordan|JP 81 Japan|KE 254 Kenya|KG 996 Kirgisistan|KH 855 Kambodsja|
KI 686 Kiribati|KM 269 Komorene|KN 1 Saint Kitts og Nevis|KP 850 Nord-Korea|KR 82 Sør-Korea|KW 965 Kuwait|KY 1 Caymanøyene|
KZ 7 Kasakhstan|LA 856 Laos|LB 961 Libanon|LC 1 St. Lucia|LI 423 Liechtenstein|LK 94 Sri Lanka|LR 231 Liberia|LS 266 Lesotho|
LT 370 Litauen|LU 352 Luxembourg|LV 371 Latvia|LY 218 Libya|MA 212 Marokko|MC 377 Monaco|MD 373 Moldova|ME 382 Montenegro|
MF 590 Saint-Martin|MG 261 Madagaskar|MH 692 Marshalløyene|MK 389 Nord-Makedonia|ML 223 Mali|MM 95 Myanmar|MN 976 Mongolia|
MO 853 Macao|MP 1 Nord-Marianene|MQ 596 Martinique|MR 222 Mauritania|MS 1 Montserrat|MT 356 Malta|MU 230 Mauritius|
MV 960 Maldivene|MW 265 Malawi|MX 52 Mexico|MY 60 Malaysia|MZ 258 Mosambik|NA 264 Namibia|NC 687 Ny-Caledonia|NE 227 Niger|
NF 672 Norfolkøya|NG 234 Nigeria|NI 505 Nicaragua|NL 31 Nederland|NP 977 Nepal|NR 674 Nauru|NU 683 Niue|NZ 64 New Zealand|
OM 968 Oman|PA 507 Panama|PE 51 Peru|PF 689 Fransk Polynesia|PG 675 Papua Ny-Guinea|PH 63 Filippinene|PK 92 Pakistan|PL 48 Polen|
PM 508 Saint-Pierre-et-Miquelon|PR 1 Puerto Rico|PS 970 Det palestinske området|PT 351 Portugal|PW 680 Palau|PY 595 Paraguay|
QA 974 Qatar|RE 262 Réunion|RO 40 Romania|RS 381 Serbia|RU 7 Russland|RW 250 Rwanda|SA 966 Saudi-Arabia|SB 677 Salomonøyene|
SC 248 Seychellene|SD 249 Sudan|SG 65 Singapore|SH 290 St. Helena|SI 386 Slovenia|SK 421 Slovakia|SL 232 Sierra Leone|
SM 378 San Marino|SN 221 Senegal|SO 252 Somalia|SR 597 Surinam|SS 211 Sør-Sudan|ST 239 São Tomé og Príncipe|SV 503 El Salvador|
SX 1 Sint Maarten|SY 963 Syria|SZ 268 Eswatini|TC 1 Turks- og Caicosøyene|TD 235 Tsjad|TG 228 Togo|TH 66 Thailand|
TJ 992 Tadsjikistan|TK 690 Tokelau|TL 670 Øst-Timor|TM 993 Turkmenistan|TN 216 Tunisia|TO 676 Tonga|TR 90 Tyrkia|
TT 1 Trinidad og Tobago|TV 688 Tuvalu|TW 886 Taiwan|TZ 255 Tanzania|UA 380 Ukraina|UG 256 Uganda|US 1 USA|UY 598 Uruguay|
UZ 998 Usbekistan|VA 39 Vatikanstaten|VC 1 St. Vincent og Grenadinene|VE 58 Venezuela|VG 1 De britiske jomfruøyene|
VI 1 De amerikanske jomfruøyene|VN 84 Vietnam|VU 678 Vanuatu|WF 681 Wallis og Futuna|WS 685 Samoa|XK 383 Kosovo|YE 967 Jemen|
YT 262 Mayotte|ZA 27 Sør-Afrika|ZM 260 Zambia|ZW 263 Zimbabwe
`
  .trim()
  .split(/[|\n]+/)
  .map((line): Land => {
    const [, id, kode, navn] = /^(\S+) (\d+) (.+)$/.exec(line)!;
    return { id: id!, kode: kode!, navn: navn! };
  });
const FIRST = 4;
const BY_ID = new Map(ALL.map((land) => [land.id, land]));

/** The names that differ. A fixed list: some browsers know no names of countries in nynorsk. */
const NAVN = texts({
  AE: { nb: 'De forente arabiske emirater', nn: 'Dei sameinte arabiske emirata' },
  AT: { nb: 'Østerrike', nn: 'Austerrike' },
  CC: { nb: 'Kokosøyene', nn: 'Kokosøyane' },
  CF: { nb: 'Den sentralafrikanske republikk', nn: 'Den sentralafrikanske republikken' },
  CI: { nb: 'Elfenbenskysten', nn: 'Elfenbeinskysten' },
  CK: { nb: 'Cookøyene', nn: 'Cookøyane' },
  DO: { nb: 'Den dominikanske republikk', nn: 'Den dominikanske republikken' },
  FK: { nb: 'Falklandsøyene', nn: 'Falklandsøyane' },
  FO: { nb: 'Færøyene', nn: 'Færøyane' },
  KM: { nb: 'Komorene', nn: 'Komorane' },
  KY: { nb: 'Caymanøyene', nn: 'Caymanøyane' },
  MH: { nb: 'Marshalløyene', nn: 'Marshalløyane' },
  MP: { nb: 'Nord-Marianene', nn: 'Nord-Marianane' },
  MV: { nb: 'Maldivene', nn: 'Maldivane' },
  NO: { nb: 'Norge', nn: 'Noreg' },
  PH: { nb: 'Filippinene', nn: 'Filippinane' },
  SB: { nb: 'Salomonøyene', nn: 'Salomonøyane' },
  SC: { nb: 'Seychellene', nn: 'Seychellane' },
  TC: { nb: 'Turks- og Caicosøyene', nn: 'Turks- og Caicosøyane' },
  TL: { nb: 'Øst-Timor', nn: 'Aust-Timor' },
  VC: { nb: 'St. Vincent og Grenadinene', nn: 'St. Vincent og Grenadinane' },
  VG: { nb: 'De britiske jomfruøyene', nn: 'Dei britiske jomfruøyane' },
  VI: { nb: 'De amerikanske jomfruøyene', nn: 'Dei amerikanske jomfruøyane' },
});

/** The alphabet is the same in nynorsk. */
const byName = new Intl.Collator('nb');

/** The country with this code, named in the reader's language; undefined when there is none. */
export function landOf(id: string): Land | undefined {
  const land = BY_ID.get(id);
  return (
    land && { ...land, navn: Object.hasOwn(NAVN, id) ? NAVN[id as keyof typeof NAVN] : land.navn }
  );
}

/** All countries: Norway, Sweden, Denmark and Finland, then the others by name. */
export function alleLand(): readonly Land[] {
  const [first, others] = [ALL.slice(0, FIRST), ALL.slice(FIRST)].map((some) =>
    some.map(({ id }) => landOf(id)!),
  );
  return [...first!, ...others!.sort((a, b) => byName.compare(a.navn, b.navn))];
}
