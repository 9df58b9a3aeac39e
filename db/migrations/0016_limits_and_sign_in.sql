-- How many calls somebody has made in the minute that is counted. All web servers count here (docs/decisions/0029). Nothing is
-- lost when a crash empties it, so it is not written to the log of the database.
create unlogged table rategrense (
  -- Keyed hash of the limit and of who is counted, a person or an address.
  noekkel bytea primary key check (length(noekkel) = 32),
  antall integer not null check (antall > 0),
  slutter timestamptz(3) not null
) with (fillfactor = 50);
create index rategrense_slutter on rategrense (slutter);

-- What a provider names a session by when it ends it (back-channel logout): keyed hashes of `sid` and `sub`.
-- kontrollert: when the provider last said that the administrator still is one.
alter table sesjon
  add column sid_hash bytea check (length(sid_hash) = 32),
  add column subjekt_hash bytea check (length(subjekt_hash) = 32),
  add column kontrollert timestamptz(3) not null default now();
update sesjon set kontrollert = opprettet;
create index sesjon_sid on sesjon (sid_hash) where sid_hash is not null;
create index sesjon_subjekt on sesjon (subjekt_hash) where subjekt_hash is not null;

-- Logout tokens that have been carried out, until they expire: each is used once.
create table utlogging (
  jti_hash bytea primary key check (length(jti_hash) = 32),
  utloeper timestamptz(3) not null
);
create index utlogging_utloeper on utlogging (utloeper);
