-- Older versions: go on
-- A list that an administrator has uploaded, and whether it has been taken back.
alter table importfil
  add column lastet_opp_av bytea check (length(lastet_opp_av) = 32),
  add column tatt_tilbake timestamptz(3),
  add column tatt_tilbake_av bytea check (length(tatt_tilbake_av) = 32),
  add constraint importfil_tatt_tilbake check ((tatt_tilbake is null) = (tatt_tilbake_av is null));
create index importfil_lastet_opp on importfil (id) where lastet_opp_av is not null;

-- Each case that an uploaded list has written, as it was before: for a day, so that the list can be taken back.
create table importfil_foer (
  importfil_id integer not null references importfil (id) on delete cascade,
  sak_id text collate "C" not null,
  tidspunkt timestamptz(3) not null,
  -- Null: the list brought the case.
  foer jsonb,
  -- Of the case as the list left it, whole and without what retention takes from it; null: the list removed it.
  avtrykk text,
  bart_avtrykk text,
  primary key (importfil_id, sak_id),
  check ((avtrykk is null) = (bart_avtrykk is null)),
  check (foer is not null or avtrykk is not null)
);
create index importfil_foer_tidspunkt on importfil_foer (tidspunkt);

-- Whether a file is being read in.
create index importfil_uferdig on importfil (id) where resultat is null;
