-- Older versions: go on
-- Whether an administrator has said to which newsroom an application belongs. Otherwise it is the one that the application was recognised by
-- when it was decided; taken up again, it is recognised anew.
alter table soeknad_redaksjon add column valgt boolean not null default false;
update soeknad_redaksjon set valgt = true
  where exists (select from soeknad s where s.id = soeknad_id and s.status in (0, 3))
    or soeknad_id in (select som_uuid(detaljer ->> 'soeknadId') from revisjon where handling = 'soeknad_redaksjon');
