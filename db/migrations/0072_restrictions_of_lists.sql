-- Older versions: go on
-- Of a hundred thousand cases the courts restrict some hundred in their lists: administrators see which, the newest first.
create index sak_begrenset on sak (foerst_sett desc, sak_id) where begrensninger <> '{}';
