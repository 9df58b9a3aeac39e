-- Older versions: go on
-- How a press user has the table of cases: the columns that are left out, and whether the rows stand close.
alter table pressebruker add column skjulte_kolonner text[] not null default '{}';
alter table pressebruker add column tette_rader boolean not null default false;
