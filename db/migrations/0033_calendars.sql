-- Calendars and feeds that a program reads at a secret address (domain/abonnement.ts), and which hearing is which in them.

-- An address of one person, for the favourites or for one saved search. Only a hash of the secret is kept.
create table abonnement (
  id bigint generated always as identity primary key,
  pressebruker_id uuid not null references pressebruker (id) on delete cascade,
  -- Null: the favourites.
  lagret_soek_id bigint references lagret_soek (id) on delete cascade,
  slag text not null check (slag in ('kalender', 'atom')),
  -- The person's own word for where it is read.
  navn text not null check (navn <> ''),
  hemmelighet_hash bytea not null unique check (length(hemmelighet_hash) = 32),
  opprettet timestamptz(3) not null,
  sist_brukt timestamptz(3),
  -- What was given last, and since when it has been the same.
  innhold bytea check (length(innhold) = 32),
  innhold_endret timestamptz(3),
  check ((innhold is null) = (innhold_endret is null))
);
create index abonnement_person on abonnement (pressebruker_id, id);
create index abonnement_soek on abonnement (lagret_soek_id) where lagret_soek_id is not null;

-- Hearings that the court has moved, changed or cancelled, so that a calendar knows them again (domain/kalender.ts): a list has no
-- ids of hearings. One that has only been where it is has no row.
create table rettsmoete_spor (
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  -- Where the hearing was at first; with a number after it when there was one at that time before.
  spor text not null check (spor <> ''),
  -- Where it is now, or was when it was cancelled.
  start timestamptz(3) not null,
  slutt timestamptz(3) not null,
  sal text,
  rettsal_adresse text,
  -- How often it has been changed.
  sekvens integer not null check (sekvens > 0),
  avlyst boolean not null,
  endret timestamptz(3) not null,
  primary key (sak_id, spor),
  check (slutt > start)
);
