-- Older versions: go on
-- Which case an appeal comes from: an appeal has a number of its own, so nothing else says so. A table beside `sak`, because it changes
-- nothing that is searched or told of.
create table sak_anke (
  sak_id text collate "C" primary key references sak (sak_id) on delete cascade,
  -- The number of the case that is appealed, as its court writes it; that case may be hidden, gone, or never have been here.
  anke_fra text not null check (anke_fra <> '')
);
create index sak_anke_fra on sak_anke (anke_fra);
