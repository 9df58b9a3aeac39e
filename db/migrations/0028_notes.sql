-- A press user's own words on a case: a note and labels. Private: encrypted, read by their owner alone, gone with the profile.
create table notat (
  pressebruker_id uuid not null references pressebruker (id) on delete cascade,
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  -- The id of the key (bff/session/key-ring.ts).
  noekkel text not null,
  -- JSON: the text and the labels.
  kryptert bytea not null,
  -- Counts the changes: whoever has read an older one does not write over a newer one.
  versjon int not null default 1,
  opprettet timestamptz(3) not null,
  endret timestamptz(3) not null,
  primary key (pressebruker_id, sak_id)
);
create index notat_sak on notat (sak_id);
-- For a change of keys.
create index notat_noekkel on notat (noekkel, pressebruker_id, sak_id);
