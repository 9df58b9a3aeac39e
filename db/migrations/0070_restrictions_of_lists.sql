-- Older versions: go on
-- Of a hundred thousand cases the courts restrict some hundred in their lists: administrators see which, the newest first. Few rows are
-- written, so cases wait only while the table is read once; without it every look at the page would read it.
create index sak_begrenset on sak (foerst_sett desc, sak_id) where begrensninger <> '{}';
