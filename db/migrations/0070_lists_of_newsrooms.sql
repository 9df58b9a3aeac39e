-- Older versions: go on
-- What an editor answers about the list of people.

alter table redaksjon_liste
  -- The editor who was asked. The link of somebody who is the editor no more opens nothing.
  add column redaktoer_navn text check (redaktoer_navn <> ''),
  add column redaktoer_epost text check (redaktoer_epost <> '');

-- Who no longer works there, as the editor has marked it. It ends nothing by itself: administrators decide.
create table redaksjon_liste_borte (
  liste_id uuid not null references redaksjon_liste (id) on delete cascade,
  pressebruker_id uuid not null references pressebruker (id) on delete cascade,
  primary key (liste_id, pressebruker_id)
);
create index redaksjon_liste_borte_person on redaksjon_liste_borte (pressebruker_id);

-- Of somebody who comes to a newsroom while it is being suspended, one waits for the other, so that nobody is left out.
create or replace function pressebruker_har_redaksjonens_suspensjon() returns trigger language plpgsql as $$
begin
  select suspendert_fra, suspendert_til into new.redaksjon_suspendert_fra, new.redaksjon_suspendert_til
    from redaksjon where id = new.redaksjon_id for share;
  return new;
end $$;
