import { expect, test } from 'vitest';
import { readDays } from '#tests/support/days.ts';

test.each([
  ['barnefordeling til uken', '2026-11-23/2026-11-29: barnefordeling'],
  ['til veka', '2026-11-23/2026-11-29'],
  ['neste uke på tirsdag', '2026-11-24'],
  ['neste ukes tirsdag', '2026-11-24'],
  ['de nærmeste dagene', '2026-11-20/2026-11-26'],
  ['dei neste vekene', '2026-11-20/2026-12-17'],
  ['siste dager', '2026-11-14/2026-11-20'],
  ['fredag den fjerde', '2026-12-04'],
  ['mellom 1. og 5. desember', '2026-12-01/2026-12-05'],
  ['tirsdagens saker', '2026-11-24: saker'],
  ['hearings on monday', '2026-11-23: hearings'],
  ['next friday', '2026-11-27'],
])('%s', (text, days) => expect(readDays(text)).toBe(days));

test.each([
  ['starten av desember', '2026-12-01/2026-12-10'],
  ['midt i desember', '2026-12-11/2026-12-20'],
  ['slutten av februar', '2027-02-21/2027-02-28'],
  ['seint i januar 2028', '2028-01-21/2028-01-31'],
  ['første uke i desember', '2026-11-30/2026-12-06'],
  ['andre veka i januar', '2027-01-04/2027-01-10'],
  ['siste uka i mars', '2027-03-29/2027-04-04'],
  ['des. 2026', '2026-12-01/2026-12-31'],
  ['i høst', '2026-09-01/2026-11-30'],
  ['i vinter', '2026-12-01/2027-02-28'],
  ['til våren', '2027-03-01/2027-05-31'],
  ['til hausten', '2027-09-01/2027-11-30'],
  ['sommeren 2027', '2027-06-01/2027-08-31'],
  ['i vår', '2027-03-01/2027-05-31'],
  ['i vår sak', null],
  ['Sommer', null],
])('parts of months and seasons: %s', (text, days) => expect(readDays(text)).toBe(days));

test.each([
  ['i høst', '2026-09-01/2026-11-30'],
  ['i sommer', '2026-08-20/2026-08-31'],
  ['i vår', null],
])('of decisions a season is the last one: %s', (text, days) =>
  expect(readDays(text, 'avgjorelser')).toBe(days),
);

test.each([
  ['til og med fredag', '2026-11-20'],
  ['t.o.m. 4. desember', '2026-11-20/2026-12-04'],
  ['frem til onsdag', '2026-11-20/2026-11-25'],
  ['fram til og med 3. desember', '2026-11-20/2026-12-03'],
  ['over nyttår', '2027-01-02/2028-11-20'],
  ['over helga', '2026-11-23/2028-11-20'],
  ['fom mandag', '2026-11-23/2028-11-20'],
  ['etter sommeren', '2027-09-01/2028-11-20'],
  ['før våren', '2026-11-20/2027-02-28'],
])('open at one side: %s', (text, days) => expect(readDays(text)).toBe(days));

test.each([
  ['rett over nyttår', '2027-01-02/2027-01-08'],
  ['rett etter påske', '2027-03-30/2027-04-05'],
  ['uka før jul', '2026-12-17/2026-12-23'],
  ['dagene etter 1. desember', '2026-12-02/2026-12-08'],
])('a week beside: %s', (text, days) => expect(readDays(text)).toBe(days));

test.each([
  ['i løpet av uka', '2026-11-16/2026-11-22'],
  ['i løpet av neste uke', '2026-11-23/2026-11-29'],
  ['hele desember', '2026-12-01/2026-12-31'],
  ['tidlig neste uke', '2026-11-23/2026-11-29'],
  ['utpå våren', '2027-03-01/2027-05-31'],
  ['senere i uka', '2026-11-20/2026-11-22'],
  ['ut måneden', '2026-11-20/2026-11-30'],
  ['på nyåret', '2027-01-01/2027-01-31'],
  ['første halvdel av april', '2027-04-01/2027-04-15'],
  ['siste halvdel av februar', '2027-02-16/2027-02-28'],
  ['medio desember', '2026-12-11/2026-12-20'],
  ['hele tiden', null],
  ['tidlig fredag', '2026-11-20: tidlig'],
])('some of a period: %s', (text, days) => expect(readDays(text)).toBe(days));

test.each([
  ['om en måneds tid', '2026-12-14/2026-12-20'],
  ['om et par uker', '2026-11-30/2026-12-06'],
  ['om noen dager', '2026-11-20/2026-11-26'],
  ['torsdag om to uker', '2026-12-10'],
  ['torsdag førstkommende', '2026-11-26'],
  ['onsdag 2', '2026-12-02'],
  ['onsdag 3 saker', '2026-11-25: 3 saker'],
  ['next month', '2026-12-01/2026-12-31'],
  ['in two weeks', '2026-12-04'],
])('counted from today: %s', (text, days) => expect(readDays(text)).toBe(days));

test.each(['Sunday Okafor', 'drap Friday', 'monday Okafor'])(
  'an English day may be a first name: %s',
  (text) => expect(readDays(text)).toBeNull(),
);

test.each([
  ['mandag 7. til fredag 11. desember', '2026-12-07/2026-12-11'],
  ['mandag 7. og tirsdag 8. desember', '2026-12-07/2026-12-08'],
  ['fra mandag 7. til onsdag 9. desember', '2026-12-07/2026-12-09'],
  ['7., 8. og 9. desember', '2026-12-07/2026-12-09'],
  ['7.–11.12.', '2026-12-07/2026-12-11'],
  ['7.-11.12.2026', '2026-12-07/2026-12-11'],
  ['ran 7. - 11.12', '2026-12-07/2026-12-11: ran'],
  ['uke 50, 51 og 52', '2026-12-07/2026-12-27'],
  ['uke 52-1', '2026-12-21/2027-01-10'],
  ['uke 53 og 1', '2026-12-28/2027-01-10'],
])('several days and weeks: %s', (text, days) => expect(readDays(text)).toBe(days));

test.each([
  '31. april',
  '31. april 2027',
  '29. februar neste år',
  '12. - 32. mars 2027',
  'tirsdag 31. april',
  '7.-31.11.',
])('what does not exist is no day: %s', (text) => expect(readDays(text)).toBeNull());
