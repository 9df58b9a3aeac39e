-- Administrators find applications by who can confirm the need.
create index soeknad_kontaktperson on soeknad using gin (lower(kontaktperson_navn) gin_trgm_ops);
