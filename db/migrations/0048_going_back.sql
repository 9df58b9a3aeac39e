-- Older versions: go on
-- What a version of the programs must have to run on the schema after a migration: the number of the oldest migration that it must
-- know. Null: every version that ran on the schema before runs on the one after. The first line of a migration's file says which
-- (docs/CONTRIBUTING.md, "Add a migration"), and it is noted here, because an older version does not have the file.
alter table migrasjon_sjekksum add column krever text check (krever ~ '^\d{4}$');
