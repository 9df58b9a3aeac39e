-- Older versions: go on
-- A package of the archive has the complaint about the decision, too. An application gets another version whenever it has something new:
-- a decision, a complaint, or the answer to it. `behandlet` is when that came.
create function arkiv_nyest(soeknaden uuid) returns timestamptz language sql stable as $$
  select greatest(s.behandlet, max(coalesce(k.avgjort, k.sendt)))
  from soeknad s left join klage k on k.soeknad_id = s.id
  where s.id = soeknaden group by s.id
$$;

create or replace function arkiv_ta_vare_paa(soeknaden uuid, naa timestamptz) returns void language plpgsql as $$
begin
  insert into arkivpakke (soeknad_id, versjon, behandlet, tatt, innhold)
    select s.id, (select coalesce(max(p.versjon), 0) + 1 from arkivpakke p where p.soeknad_id = s.id), arkiv_nyest(s.id), naa,
      jsonb_build_object(
        'soeknad', jsonb_build_object(
          'fornavn', s.fornavn, 'etternavn', s.etternavn, 'stilling', s.stilling, 'redaksjon', s.redaksjon,
          'epost', s.epost, 'telefon', s.telefon, 'telefonLand', s.telefon_land, 'frilanser', s.jobber_som_frilanser,
          'domstol', (select d.navn from domstol d where d.id = s.foretrukket_domstol_id),
          'kontaktpersonNavn', s.kontaktperson_navn, 'kontaktpersonStilling', s.kontaktperson_stilling,
          'kontaktpersonOrganisasjon', s.kontaktperson_organisasjon, 'kontaktpersonEpost', s.kontaktperson_epost,
          'begrunnelse', s.begrunnelse, 'soeknadsdato', s.soeknadsdato),
        'vedtak', jsonb_build_object(
          'godkjent', s.status = 1, 'behandlet', s.behandlet, 'sluttdato', s.sluttdato,
          'begrunnelse', s.avslag_begrunnelse,
          'behandletAv', (select a.navn from administrator a where a.identitet_hash = s.behandlet_av)),
        'spoersmaal', coalesce((select jsonb_agg(jsonb_build_object(
            'kontaktpersonNavn', b.kontaktperson_navn, 'kontaktpersonOrganisasjon', b.kontaktperson_organisasjon,
            'kontaktpersonEpost', b.kontaktperson_epost, 'opprettet', b.opprettet, 'svar', b.svar, 'svart', b.svart,
            'melding', b.melding) order by b.opprettet, b.id)
          from arbeidsgiver_bekreftelse b where b.soeknad_id = s.id and b.slettet is null), '[]'),
        'klager', coalesce((select jsonb_agg(jsonb_build_object(
            'avslaatt', k.avslaatt, 'frist', k.frist, 'tekst', k.tekst, 'sendt', k.sendt, 'utfall', k.utfall,
            'avgjort', k.avgjort, 'ord', k.ord,
            'avgjortAv', (select a.navn from administrator a where a.identitet_hash = k.avgjort_av)) order by k.avslaatt)
          from klage k where k.soeknad_id = s.id), '[]'))
    from soeknad s
    where s.id = soeknaden and s.status in (1, 2) and s.slettet is null and exists (select from arkiv where paa)
    on conflict do nothing;
end $$;
