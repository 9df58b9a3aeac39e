-- Older versions: go on
-- What administrators write to each other about an application or a press user. Nobody else reads it.
create table samtale_kommentar (
  id integer generated always as identity primary key,
  soeknad_id uuid references soeknad (id) on delete cascade,
  pressebruker_id uuid references pressebruker (id) on delete cascade,
  -- Unknown of what was written before this table.
  tidspunkt timestamptz(3),
  skrevet_av bytea check (length(skrevet_av) = 32),
  tekst text not null check (tekst <> ''),
  check (num_nonnulls(soeknad_id, pressebruker_id) = 1)
);
create index samtale_kommentar_soeknad on samtale_kommentar (soeknad_id, id) where soeknad_id is not null;
create index samtale_kommentar_bruker on samtale_kommentar (pressebruker_id, id) where pressebruker_id is not null;

-- Who has such a page open, and how far each administrator has read.
create table samtale_besoek (
  soeknad_id uuid references soeknad (id) on delete cascade,
  pressebruker_id uuid references pressebruker (id) on delete cascade,
  administrator bytea not null check (length(administrator) = 32),
  -- The page says that it is open again and again (sett), since it was opened.
  aapnet timestamptz(3) not null,
  sett timestamptz(3) not null,
  -- The last comment that was shown.
  lest integer not null,
  check (num_nonnulls(soeknad_id, pressebruker_id) = 1),
  unique (soeknad_id, administrator),
  unique (pressebruker_id, administrator)
);

-- When it was last saved; by whom stands in behandlet_av.
alter table soeknad add column vurdert timestamptz(3);

insert into samtale_kommentar (soeknad_id, skrevet_av, tekst)
  select id, behandlet_av, kommentar from soeknad where kommentar <> '' and slettet is null order by soeknadsdato, id;

-- The column has the last comment. A version of the programs that writes the column adds to the conversation, and takes nothing away. It
-- comes after the trigger that decides which steps are allowed, by its name.
create function soeknad_kommentar_er_den_siste() returns trigger language plpgsql as $$
begin
  if new.slettet is not null then
    delete from samtale_kommentar where soeknad_id = new.id;
    delete from samtale_besoek where soeknad_id = new.id;
    return new;
  end if;
  if new.kommentar <> ''
    and not exists (select from samtale_kommentar where soeknad_id = new.id and tekst = new.kommentar) then
    insert into samtale_kommentar (soeknad_id, tidspunkt, skrevet_av, tekst)
      values (new.id, now(), new.behandlet_av, new.kommentar);
  end if;
  new.kommentar := (select tekst from samtale_kommentar where soeknad_id = new.id order by id desc limit 1);
  return new;
end $$;
create trigger soeknad_kommentar_er_den_siste before update on soeknad for each row
  when (new.kommentar is distinct from old.kommentar or new.slettet is not null)
  execute function soeknad_kommentar_er_den_siste();

create function samtale_siste_kommentar() returns trigger language plpgsql as $$
begin
  update soeknad set kommentar = new.tekst where id = new.soeknad_id and kommentar is distinct from new.tekst;
  return null;
end $$;
-- Not of what the trigger above adds, which writes the column itself.
create trigger samtale_siste_kommentar after insert on samtale_kommentar for each row
  when (new.soeknad_id is not null and pg_trigger_depth() = 0) execute function samtale_siste_kommentar();

-- A comment decides nothing: it is no step of the application, and makes no new version of it. It may come after the decision.
drop trigger soeknad_bare_lovlige_steg on soeknad;
create trigger soeknad_bare_lovlige_steg before update on soeknad for each row
  when (to_jsonb(new) - '{kommentar,vurdert}'::text[] is distinct from to_jsonb(old) - '{kommentar,vurdert}'::text[])
  execute function soeknad_bare_lovlige_steg();
create trigger soeknad_bare_lovlige_steg_ny before insert on soeknad for each row
  execute function soeknad_bare_lovlige_steg();
