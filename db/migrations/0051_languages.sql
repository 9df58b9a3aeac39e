-- Older versions: go on
-- The written language that somebody has chosen; null: bokmål, until there is a choice. E-mails and calendars follow it.
alter table pressebruker add column spraak text check (spraak in ('nb', 'nn'));
alter table soeknad add column spraak text check (spraak in ('nb', 'nn'));
