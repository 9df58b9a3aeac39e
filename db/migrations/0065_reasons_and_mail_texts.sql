-- Older versions: go on
-- The reasons for which applications are rejected, as a list that administrators keep, and the texts of e-mails that they have edited.

create table avslagsgrunn (
  id integer generated always as identity primary key,
  navn text not null check (navn <> ''),
  -- What the applicant is sent, in both languages.
  tekst_nb text not null check (tekst_nb <> ''),
  tekst_nn text not null check (tekst_nn <> ''),
  plass integer not null,
  -- One that has been used is never removed: statistics count by it.
  i_bruk boolean not null,
  -- An administrator who read an older version is refused.
  versjon integer not null default 1,
  endret timestamptz(3) not null,
  endret_av bytea not null check (length(endret_av) = 32)
);
create unique index avslagsgrunn_navn on avslagsgrunn (lower(navn));

-- Why an application was rejected. A table and no column, so that the steps of an application stay as they are.
create table soeknad_avslagsgrunn (
  soeknad_id uuid not null references soeknad (id) on delete cascade,
  avslagsgrunn_id integer not null references avslagsgrunn (id),
  primary key (soeknad_id, avslagsgrunn_id)
);
create index soeknad_avslagsgrunn_grunn on soeknad_avslagsgrunn (avslagsgrunn_id);

-- Gone with the text: when the rejection is undone, the application taken up again, or what is personal removed. Here, so that a version
-- of the programs that does not know the table does so too.
create function soeknad_uten_avslag() returns trigger language plpgsql as $$
begin
  delete from soeknad_avslagsgrunn where soeknad_id = new.id;
  return null;
end $$;
create trigger soeknad_uten_avslag after update on soeknad for each row
  when (old.avslag_begrunnelse is not null and new.avslag_begrunnelse is null)
  execute function soeknad_uten_avslag();

-- Each text of an e-mail that administrators have saved. The newest counts; one without texts says that the program's own counts again.
create table epost_mal_versjon (
  mal text not null,
  nr integer not null check (nr > 0),
  emne_nb text,
  tekst_nb text,
  emne_nn text,
  tekst_nn text,
  skrevet_av bytea not null check (length(skrevet_av) = 32),
  tidspunkt timestamptz(3) not null,
  primary key (mal, nr),
  check (num_nonnulls(emne_nb, tekst_nb, emne_nn, tekst_nn) in (0, 4))
);
