-- With what a generation was built (search/version.ts); null: by a program from before versions were stored.
alter table indeksgenerasjon add column analyse_versjon text, add column oppsett_versjon text;
