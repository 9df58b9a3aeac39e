-- How the bytes of an imported file were read as text: older systems export Windows-1252.
alter table importfil
  add column tegnsett text not null default 'utf-8' check (tegnsett in ('utf-8', 'windows-1252'));
