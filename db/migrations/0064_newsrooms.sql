-- Older versions: go on
-- Newsrooms as records: press users belong to one, and an application is judged by what is known of it.

create table redaksjon (
  id uuid primary key default gen_random_uuid(),
  navn text not null check (navn <> ''),
  -- The responsible editor; both or none.
  redaktoer_navn text check (redaktoer_navn <> ''),
  redaktoer_epost text check (redaktoer_epost <> ''),
  opprettet timestamptz(3) not null,
  -- An administrator who read an older version is refused.
  versjon integer not null default 1,
  -- Suspended as a whole. It ends by itself when the Oslo day suspendert_til begins; null: until it is lifted.
  suspendert_fra timestamptz(3),
  suspendert_til date,
  suspendert_begrunnelse text check (suspendert_begrunnelse <> ''),
  -- When the editor last confirmed the list of people.
  bekreftet timestamptz(3),
  -- Merged into another one, with what is needed to undo that: the ids of press users and contact persons, and the mail domains.
  slaatt_sammen_i uuid references redaksjon (id),
  slaatt_sammen timestamptz(3),
  sammenslaaing jsonb,
  check (num_nonnulls(redaktoer_navn, redaktoer_epost) in (0, 2)),
  check (num_nonnulls(suspendert_fra, suspendert_begrunnelse) in (0, 2)),
  check (suspendert_til is null or oslo_dag(suspendert_til) > suspendert_fra),
  check (num_nonnulls(slaatt_sammen_i, slaatt_sammen) in (0, 2)),
  check (slaatt_sammen_i <> id)
);
create unique index redaksjon_navn on redaksjon (lower(navn)) where slaatt_sammen_i is null;
create index redaksjon_slaatt_sammen on redaksjon (slaatt_sammen_i) where slaatt_sammen_i is not null;

-- The domains that its e-mail addresses end with. A domain belongs to one newsroom.
create table redaksjon_domene (
  domene text primary key check (domene = lower(domene) and domene <> ''),
  redaksjon_id uuid not null references redaksjon (id) on delete cascade
);
create index redaksjon_domene_redaksjon on redaksjon_domene (redaksjon_id);

-- Known contact persons besides the editor.
create table redaksjon_kontakt (
  id integer generated always as identity primary key,
  redaksjon_id uuid not null references redaksjon (id) on delete cascade,
  navn text not null check (navn <> ''),
  stilling text not null,
  epost text not null check (epost <> '')
);
create unique index redaksjon_kontakt_epost on redaksjon_kontakt (redaksjon_id, lower(epost));

-- Which newsroom an application belongs to: chosen by an administrator, or as it was recognised when it was decided.
create table soeknad_redaksjon (
  soeknad_id uuid primary key references soeknad (id) on delete cascade,
  -- Null: an administrator has said that it belongs to none.
  redaksjon_id uuid references redaksjon (id) on delete cascade
);
create index soeknad_redaksjon_redaksjon on soeknad_redaksjon (redaksjon_id) where redaksjon_id is not null;

-- The list of people that the editor is asked to confirm by a signed link. It is answered once; a newer question replaces it.
create table redaksjon_liste (
  id uuid primary key default gen_random_uuid(),
  redaksjon_id uuid not null references redaksjon (id) on delete cascade,
  opprettet timestamptz(3) not null,
  utloeper timestamptz(3) not null check (utloeper > opprettet),
  svart timestamptz(3),
  erstattet timestamptz(3),
  paaminnet timestamptz(3),
  -- The editor who was asked. The link of somebody who is the editor no more opens nothing.
  redaktoer_navn text check (redaktoer_navn <> ''),
  redaktoer_epost text check (redaktoer_epost <> '')
);
create index redaksjon_liste_redaksjon on redaksjon_liste (redaksjon_id, opprettet);

-- Who no longer works there, as the editor has marked it. It ends nothing by itself: administrators decide.
create table redaksjon_liste_borte (
  liste_id uuid not null references redaksjon_liste (id) on delete cascade,
  pressebruker_id uuid not null references pressebruker (id) on delete cascade,
  primary key (liste_id, pressebruker_id)
);
create index redaksjon_liste_borte_person on redaksjon_liste_borte (pressebruker_id);

alter table pressebruker
  add column redaksjon_id uuid references redaksjon (id),
  -- The suspension of the newsroom, copied by the triggers below, so that access is decided by one row.
  add column redaksjon_suspendert_fra timestamptz(3),
  add column redaksjon_suspendert_til date;
create index pressebruker_redaksjon on pressebruker (redaksjon_id) where redaksjon_id is not null;

-- Of somebody who comes to a newsroom while it is being suspended, one waits for the other, so that nobody is left out.
create function pressebruker_har_redaksjonens_suspensjon() returns trigger language plpgsql as $$
begin
  select suspendert_fra, suspendert_til into new.redaksjon_suspendert_fra, new.redaksjon_suspendert_til
    from redaksjon where id = new.redaksjon_id for share;
  return new;
end $$;
create trigger pressebruker_har_redaksjonens_suspensjon before insert or update of redaksjon_id on pressebruker
  for each row execute function pressebruker_har_redaksjonens_suspensjon();

create function redaksjon_suspenderer_sine() returns trigger language plpgsql as $$
begin
  update pressebruker set redaksjon_suspendert_fra = new.suspendert_fra, redaksjon_suspendert_til = new.suspendert_til
    where redaksjon_id = new.id;
  return null;
end $$;
create trigger redaksjon_suspenderer_sine after update on redaksjon for each row
  when ((new.suspendert_fra, new.suspendert_til) is distinct from (old.suspendert_fra, old.suspendert_til))
  execute function redaksjon_suspenderer_sine();

-- Which newsroom a press user belongs to is decided by administrators: it counts in the user's version.
create trigger pressebruker_ny_versjon_av_redaksjon before update of redaksjon_id on pressebruker
  for each row when (old.redaksjon_id is distinct from new.redaksjon_id)
  execute function pressebruker_ny_versjon();
