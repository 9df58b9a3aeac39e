-- Older versions: go on
-- What a press user chose last of a saved search, which the next one begins with (domain/notices.ts), and whether e-mail of favourites has
-- been chosen or declined.
alter table varsling
  add column soek_sist text check (soek_sist in ('aldri', 'straks', 'daglig', 'ukentlig')),
  add column favoritter_valgt boolean not null default false;
