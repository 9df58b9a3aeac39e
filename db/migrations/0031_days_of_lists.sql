-- On which Oslo days a list of each court came, for the gaps that /dekning shows. The import writes it with `innlesing`, and
-- removes what is older than is shown.
create table innlesing_dag (
  domstol_id text not null references domstol (id),
  dag date not null,
  primary key (domstol_id, dag)
);
insert into innlesing_dag (domstol_id, dag)
  select domstol_id, (sist at time zone 'Europe/Oslo')::date from innlesing;
