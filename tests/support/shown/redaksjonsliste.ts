import type { Redaksjonsliste } from '#contract/redaksjonsliste.ts';

/** What the editor of a newsroom is asked. All of them are made up. */
export function shownRedaksjonsliste(change: Partial<Redaksjonsliste> = {}): Redaksjonsliste {
  return {
    ...{ redaksjon: 'Fjordavisa', redaktoer: 'Arne Fosseide', svarfrist: '2026-12-21' },
    personer: [
      { merke: 'a1', navn: 'Halvard Nesbø Lie', stilling: 'Rettsreporter' },
      { merke: 'b2', navn: 'Ingvild Storhaugen', stilling: 'Journalist' },
      { merke: 'c3', navn: 'Pål Skjerdal', stilling: 'Fotojournalist' },
    ],
    ...change,
  };
}
