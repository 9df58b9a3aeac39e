-- What the court has changed of a case, as its readers are told (db/endring). Written in the transaction of the change; `nr` counts
-- the changes of a case, and stays when the oldest are removed. No name is kept here: a document is told of by what it is called now.
create table sak_endring (
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  nr integer not null check (nr > 0),
  tidspunkt timestamptz(3) not null,
  slag text not null check (slag in
    ('flyttet', 'lagtTil', 'avlyst', 'sal', 'dommer', 'tema', 'begrensning', 'begrensningOpphevet', 'dokument')),
  fra jsonb,
  til jsonb,
  -- Not removed with the document: the number must not be given to another change.
  dokument_id bigint references dokument (id) on delete set null,
  primary key (sak_id, nr)
);
create index sak_endring_dokument on sak_endring (dokument_id) where dokument_id is not null;

-- Hearings to come that a case no longer has, and that nobody has been told of: the next list may have them again, or at another
-- time. `lister` counts the complete lists without it, one after the other; `siste_liste` is the print of the last.
create table rettsmoete_borte (
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  start timestamptz(3) not null,
  slutt timestamptz(3) not null,
  sal text,
  rettsal_adresse text,
  rettsmoetetype text,
  begrensninger text[] not null default '{}',
  lister smallint not null default 0 check (lister >= 0),
  siste_liste bytea check (length(siste_liste) = 32),
  primary key (sak_id, start, slutt),
  check (slutt > start)
);
create index rettsmoete_borte_slutt on rettsmoete_borte (slutt);

-- The last change of the case that the owner of the favourite has seen, by its `nr`.
alter table favoritt add column endring_sett integer not null default 0 check (endring_sett >= 0);
