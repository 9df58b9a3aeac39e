import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/texts.ts';
import { speak } from '#domain/testing/speak.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { Norwegian } from './norwegian.tsx';

const WEEKDAYS = {
  nb: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  nn: ['måndag', 'tysdag', 'onsdag', 'torsdag', 'fredag', 'laurdag', 'søndag'],
};

test.each(LANGUAGES)('each day is named with its weekday (%s)', (to) => {
  speak(to);
  render(
    <Norwegian>
      <MonthCalendar min="2026-11-01" max="2026-12-31" today="2026-11-24" limitText="" />
    </Norwegian>,
  );
  const named = screen
    .getAllByRole('button', { name: /dag \d/ })
    .map((day) => /\S+dag(?= \d)/.exec(day.getAttribute('aria-label')!)?.[0]);
  expect(named.slice(0, 7)).toEqual(WEEKDAYS[to]);
});
