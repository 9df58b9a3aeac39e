-- Keys with which a newsroom's programs ask in the name of a press user (domain/noekler.ts). They go with the profile. Only the
-- SHA-256 of a key is here: it is made of 32 random bytes, so the copy of a database gives nobody a key.
create table tilgangsnoekkel (
  id bigint generated always as identity primary key,
  pressebruker_id uuid not null references pressebruker (id) on delete cascade,
  navn text not null check (length(navn) between 1 and 100),
  noekkel_hash bytea not null unique check (length(noekkel_hash) = 32),
  omfang text[] not null check (cardinality(omfang) > 0 and omfang <@ array['soek', 'favoritter', 'endreFavoritter']),
  opprettet timestamptz(3) not null,
  utloeper timestamptz(3) not null,
  sist_brukt timestamptz(3),
  -- Whoever writes past the service gets no key without an end either.
  check (utloeper > opprettet and utloeper <= opprettet + interval '366 days')
);
create unique index tilgangsnoekkel_navn on tilgangsnoekkel (pressebruker_id, lower(navn));
