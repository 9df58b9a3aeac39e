-- Older versions: go on
-- The courts that a press user follows beside the standard court, in the user's order, and the page after sign-in.
alter table pressebruker add column flere_domstoler text[] not null default '{}';
alter table pressebruker add column startside text not null default 'i-dag' check (startside in ('i-dag', 'sok'));
