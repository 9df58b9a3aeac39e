-- Searches that a press user has saved under a name (domain/lagrede-soek.ts). They go with the profile.
create table lagret_soek (
  id bigint generated always as identity primary key,
  pressebruker_id uuid not null references pressebruker (id) on delete cascade,
  navn text not null check (length(navn) between 1 and 100),
  -- As in the address of the search page; without days when it has a period.
  soek text not null check (length(soek) <= 8000),
  -- The name of a period that moves with the day; null: the days stand in the search.
  periode text,
  lagret timestamptz(3) not null
);
create unique index lagret_soek_navn on lagret_soek (pressebruker_id, lower(navn));
