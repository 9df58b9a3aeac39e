-- What a press user is told by itself (domain/nyheter.ts).

-- How a saved search tells of cases, and since when without a break: what was there before is not told. `endret_av` is the transaction
-- that wrote the row last; the follower reads by it what has changed since it last looked (indexer/varsling).
alter table lagret_soek
  add column varsle text not null default 'aldri' check (varsle in ('aldri', 'straks', 'daglig', 'ukentlig')),
  add column varsler_fra timestamptz(3),
  add column endret_av xid8 not null default pg_current_xact_id(),
  add check ((varsle = 'aldri') = (varsler_fra is null));
create index lagret_soek_endret_av on lagret_soek (endret_av);
create function lagret_soek_endret() returns trigger language plpgsql as $$
begin
  new.endret_av := pg_current_xact_id();
  return new;
end $$;
create trigger lagret_soek_endret before update on lagret_soek for each row execute function lagret_soek_endret();

-- A person's choices that are not of one search. Without a row: no e-mail of favourites.
create table varsling (
  pressebruker_id uuid primary key references pressebruker (id) on delete cascade,
  favoritter text not null default 'aldri' check (favoritter in ('aldri', 'straks', 'daglig', 'ukentlig')),
  favoritter_fra timestamptz(3),
  -- The person's address refused an e-mail for good; nothing is sent until the person starts it again.
  avvist timestamptz(3),
  -- The last e-mail with news, which the next one keeps its distance from.
  sendt_sist timestamptz(3),
  check ((favoritter = 'aldri') = (favoritter_fra is null))
);

-- One thing that one person is told: a case that a saved search finds, or a change of a favourite. The unique keys are what keeps it
-- from being told twice, whoever writes it again. No text of a case is kept here.
create table nyhet (
  id bigint generated always as identity primary key,
  pressebruker_id uuid not null references pressebruker (id) on delete cascade,
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  lagret_soek_id bigint references lagret_soek (id) on delete cascade,
  -- The change, with sak_id.
  endring_nr integer,
  -- The search finds the case by a name, or by the text of a file: told only while the names are shown.
  ved_navn boolean not null default false,
  tidspunkt timestamptz(3) not null,
  lest timestamptz(3),
  -- When it went into an e-mail, or was left out of all.
  sendt timestamptz(3),
  foreign key (sak_id, endring_nr) references sak_endring (sak_id, nr) on delete cascade,
  check ((lagret_soek_id is null) <> (endring_nr is null))
);
create unique index nyhet_treff on nyhet (lagret_soek_id, sak_id) where lagret_soek_id is not null;
create unique index nyhet_endring on nyhet (sak_id, endring_nr, pressebruker_id) where endring_nr is not null;
create index nyhet_person on nyhet (pressebruker_id, tidspunkt desc, id desc);
create index nyhet_ulest on nyhet (pressebruker_id) where lest is null;
create index nyhet_usendt on nyhet (pressebruker_id, tidspunkt) where sendt is null;
create index nyhet_sak on nyhet (sak_id);
create index nyhet_tidspunkt on nyhet (tidspunkt);
