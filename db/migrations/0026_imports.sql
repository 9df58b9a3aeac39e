-- When cases of a court were last imported, and how many of them that import has brought. The import writes it in the
-- transaction of each batch, so that the cases of an alarm are the cases that are there.
create table innlesing (
  domstol_id text primary key references domstol (id),
  sist timestamptz(3) not null,
  saker integer not null check (saker > 0)
);

-- Messages that were given up are counted whenever the measurements are read.
create index epost_utboks_doed on epost_utboks (id) where status = 'doed';
