-- The text of the documents, in which words are searched for as long as domain/visibility.ts allows.

create table dokument_tekst (
  dokument_id bigint primary key references dokument (id) on delete cascade,
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  -- The file that was read.
  sha256 bytea not null check (length(sha256) = 32),
  -- 'lest', or why there is no text (domain/document-text.ts).
  kode text not null check (kode <> ''),
  tekst text,
  lest timestamptz(3) not null,
  -- The version of the program that read it.
  leser integer not null,
  check ((kode = 'lest') = (tekst is not null))
);
create index dokument_tekst_sak on dokument_tekst (sak_id);
-- The same file may be the document of several cases: it is read once.
create index dokument_tekst_fil on dokument_tekst (sha256) where kode = 'lest';

-- A change of a text is a change of its case. A text that may no longer be searched has left the index before it is
-- taken away here ('utloept'): no new version.
create function dokument_tekst_endret() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform sak_hev_versjon(array(select distinct sak_id from nye where tekst is not null));
  elsif tg_op = 'DELETE' then
    perform sak_hev_versjon(array(select distinct sak_id from gamle where tekst is not null));
  else
    perform sak_hev_versjon(array(
      select distinct nye.sak_id from nye join gamle using (dokument_id)
      where nye.tekst is distinct from gamle.tekst and nye.kode <> 'utloept'));
  end if;
  return null;
end $$;
create trigger dokument_tekst_insert after insert on dokument_tekst
  referencing new table as nye for each statement execute function dokument_tekst_endret();
create trigger dokument_tekst_update after update on dokument_tekst
  referencing new table as nye old table as gamle for each statement execute function dokument_tekst_endret();
create trigger dokument_tekst_delete after delete on dokument_tekst
  referencing old table as gamle for each statement execute function dokument_tekst_endret();

-- Another file at the same address: its predecessor's text goes in the same transaction. By name this fires after
-- dokument_update, which locks the cases in one order.
create function dokument_ny_fil() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from dokument_tekst t using nye where t.dokument_id = nye.id and t.sha256 <> nye.sha256;
  return null;
end $$;
create trigger dokument_update_tekst after update on dokument
  referencing new table as nye for each statement execute function dokument_ny_fil();

create trigger dokument_tekst_kan_ikke_toemmes before truncate on dokument_tekst
  execute function maa_slettes_radvis();
