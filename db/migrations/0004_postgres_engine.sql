-- The Postgres full-text engine (search/postgres): which generations exist, and which one is searched.
-- The tables of a generation are made and dropped by the engine itself, in a schema of their own: an index can
-- be thrown away and rebuilt, and must never be taken for the truth.

create schema soek;

create table soek.generasjon (
  -- Keeps several installations apart in one database.
  prefiks text collate "C" not null,
  navn text collate "C" not null,
  aktiv boolean not null default false,
  opprettet timestamptz not null default now(),
  primary key (prefiks, navn)
);
create unique index generasjon_en_aktiv on soek.generasjon (prefiks) where aktiv;
