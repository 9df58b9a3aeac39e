-- Older versions: go on
-- Whom a row of the log is about, when that is somebody else than who acted: 'what was done to X' is a question of its own. A trigger
-- writes it, so that rows of an older version have it too; the code does where the person is gone when the row is written.
alter table revisjon add column gjelder_hash bytea check (length(gjelder_hash) = 32);

create function som_uuid(tekst text) returns uuid immutable language sql as $$
  select case when tekst ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then tekst::uuid end
$$;

-- The person by the id that the details have of a user, an application or a question to an employer.
create function revisjon_gjelder(detaljer jsonb) returns bytea stable language sql as $$
  select coalesce(
    (select identitet_hash from pressebruker where id = som_uuid(detaljer ->> 'brukerId')),
    (select identitet_hash from soeknad where id = som_uuid(detaljer ->> 'soeknadId')),
    (select identitet_hash from arbeidsgiver_bekreftelse where id = som_uuid(detaljer ->> 'bekreftelseId')))
$$;

alter table revisjon disable trigger user;
update revisjon set gjelder_hash = nullif(revisjon_gjelder(detaljer), identitet_hash)
  where jsonb_exists_any(detaljer, array['brukerId', 'soeknadId', 'bekreftelseId']);
alter table revisjon enable trigger user;

create function revisjon_setter_gjelder() returns trigger language plpgsql as $$
begin
  new.gjelder_hash := nullif(coalesce(new.gjelder_hash, revisjon_gjelder(new.detaljer)), new.identitet_hash);
  return new;
end $$;
create trigger revisjon_setter_gjelder before insert on revisjon for each row
  when (jsonb_exists_any(new.detaljer, array['brukerId', 'soeknadId', 'bekreftelseId']))
  execute function revisjon_setter_gjelder();
create index revisjon_gjelder on revisjon (gjelder_hash, tidspunkt, id) where gjelder_hash is not null;

-- When what is hidden or restricted is to be looked at again, and who last changed it in place. `versjon` counts the changes: whoever
-- changes it says which one was read.
alter table tilbaketrekking
  add column se_igjen date,
  add column versjon integer not null default 1 check (versjon > 0),
  add column endret timestamptz(3),
  add column endret_av bytea check (length(endret_av) = 32),
  add column endret_operatoer text check (endret_operatoer <> '');
alter table begrensning
  add column se_igjen date,
  add column versjon integer not null default 1 check (versjon > 0),
  add column endret timestamptz(3),
  add column endret_av bytea check (length(endret_av) = 32),
  -- Who it was at the command line, in their own words.
  add column operatoer text check (operatoer <> ''),
  add column endret_operatoer text check (endret_operatoer <> ''),
  add column opphevet_operatoer text check (opphevet_operatoer <> '');

-- In which lines of an imported file a name or a graded address was found, and what kind: never the word itself.
create table importfil_funn (
  importfil_id integer not null references importfil (id) on delete cascade,
  nr integer not null check (nr > 0),
  linje bigint not null check (linje > 0),
  felt text check (felt ~ '^[A-Za-zøæå0-9.]{1,60}$'),
  slag text not null check (slag in ('navn', 'gradert', 'ulest')),
  primary key (importfil_id, nr)
);
-- Rows with each; importfil_funn has the first thousands of them.
alter table importfil
  add column funn_navn integer not null default 0 check (funn_navn >= 0),
  add column funn_gradert integer not null default 0 check (funn_gradert >= 0),
  add column funn_ulest integer not null default 0 check (funn_ulest >= 0);
