-- Older versions: go on
-- What an applicant writes about a rejection, and what administrators make of it. One complaint about each rejection: an application that
-- was taken up again and rejected anew can be complained about anew.
create table klage (
  id uuid primary key default gen_random_uuid(),
  soeknad_id uuid not null references soeknad (id) on delete cascade,
  -- Which rejection: when it was made.
  avslaatt timestamptz(3) not null,
  -- The last day in Oslo, as it was told.
  frist date not null,
  tekst text not null check (tekst <> ''),
  sendt timestamptz(3) not null,
  utfall text check (utfall in ('omgjort', 'oversendt', 'avvist')),
  avgjort timestamptz(3),
  avgjort_av bytea check (length(avgjort_av) = 32),
  -- What the applicant is told; null where the application itself says it.
  ord text check (ord <> ''),
  unique (soeknad_id, avslaatt),
  check (num_nulls(utfall, avgjort, avgjort_av) in (0, 3)),
  check ((coalesce(utfall, 'omgjort') = 'omgjort') = (ord is null))
);
create index klage_venter on klage (soeknad_id) where utfall is null;

-- A complaint is kept as long as what is personal of its application, whichever version removes that.
create function klage_foelger_soeknaden() returns trigger language plpgsql as $$
begin
  delete from klage where soeknad_id = new.id;
  return null;
end $$;
create trigger klage_foelger_soeknaden after update on soeknad for each row
  when (new.slettet is not null and old.slettet is null) execute function klage_foelger_soeknaden();
