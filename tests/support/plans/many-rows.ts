import type { Knex } from 'knex';

/**
 * Rows in every large table, spread over time, courts and persons as in a service that has run for years: enough for the
 * planner's statistics. No search engine has them.
 */
export async function manyRows(db: Knex): Promise<void> {
  await db.raw(`set session_replication_role = replica;
    insert into sak (sak_id, saksnummer, domstol_id, saks_tema, sakstype, parter, foerst_sett, neste_overgang)
      select 'M' || i, '24-' || lpad(i::text, 6, '0') || 'MED-' || d.id, d.id, 'Tema ' || i % 50, 'Straffesak',
        'Part ' || i, now() - i * interval '1 hour', now() + (i - 20) * interval '1 hour'
      from generate_series(1, ${ROWS}) i
      join (select id, row_number() over () - 1 as nr from domstol) d on d.nr = i % 20;
    insert into navn_i_tekst (sak_id) select 'M' || i from generate_series(1, ${ROWS}) i;
    insert into parter_foer (sak_id, parter) select 'M' || i, 'Part ' || i from generate_series(1, ${ROWS}) i;
    insert into rettsmoete (sak_id, start, slutt, rettsmoetetype)
      select 'M' || i, t, t + interval '2 hours', 'Hovedforhandling'
      from generate_series(1, ${ROWS}) i, lateral (select now() + (i - 1000) * interval '3 hours' as t) tid;
    insert into dokument (sak_id, filtype, tittel, fil_navn, domstol_initialer, publiseringsdato, lagernoekkel, bytes, sha256)
      select 'M' || i, 'tiltale', 'Tiltale', 'f' || i || '.pdf', 'TOSL', current_date - i % 900, 'l' || i, 100,
        sha256(i::text::bytea) from generate_series(1, ${ROWS}) i;
    insert into dokument_tekst (dokument_id, sak_id, sha256, kode, tekst, lest, leser)
      select id, sak_id, sha256, 'lest', 'tekst', now() - id * interval '1 hour', 1 from dokument where sak_id like 'M%';
    insert into sak_endring (sak_id, nr, tidspunkt, slag, dokument_id)
      select sak_id, 1, now(), 'dokument', id from dokument where sak_id like 'M%';
    insert into sak_anke (sak_id, anke_fra) select 'M' || i, s.saksnummer
      from generate_series(2, ${ROWS}) i join sak s on s.sak_id = 'M' || (i - 1);
    insert into lagret_soek (pressebruker_id, navn, soek, lagret, endret_av)
      select md5((i % 50)::text)::uuid, 'Søk ' || i, 'domstolid=TOSL', now(), (i / 4)::text::xid8 from generate_series(1, ${ROWS}) i;
    insert into nyhet (pressebruker_id, sak_id, lagret_soek_id, tidspunkt, lest, sendt)
      select pressebruker_id, 'M' || id, id, now() - id * interval '1 hour', now(), now() from lagret_soek where navn like 'Søk %';
    insert into abonnement (pressebruker_id, lagret_soek_id, slag, navn, hemmelighet_hash, opprettet)
      select pressebruker_id, id, 'kalender', navn, sha256(id::text::bytea), now() from lagret_soek where navn like 'Søk %';
    insert into tilgangsnoekkel (pressebruker_id, navn, noekkel_hash, omfang, opprettet, utloeper)
      select pressebruker_id, navn, sha256(id::text::bytea), '{soek}', now(), now() + interval '30 days' from lagret_soek
      where navn like 'Søk %';
    insert into rettsmoete_spor (sak_id, spor, start, slutt, sekvens, avlyst, endret)
      select sak_id, 'spor', start, slutt, 1, false, now() from rettsmoete where sak_id like 'M%';
    insert into varsling (pressebruker_id) select md5(i::text)::uuid from generate_series(1, ${ROWS}) i;
    insert into favoritt (pressebruker_id, sak_id, opprettet)
      select md5((i % 50)::text)::uuid, 'M' || i, now() - i * interval '1 hour' from generate_series(1, ${ROWS}) i;
    insert into notat (pressebruker_id, sak_id, noekkel, kryptert, opprettet, endret)
      select md5((i % 50)::text)::uuid, 'M' || i, 'n' || i % 2, sha256(i::text::bytea), t, t
      from generate_series(1, ${ROWS}) i, lateral (select now() - i * interval '1 hour' as t) tid;
    insert into sak_utboks (sak_id) select 'M' || i from generate_series(1, ${ROWS}) i on conflict do nothing;
    insert into revisjon (tidspunkt, identitet_hash, rolle, handling, sak_id)
      select now() - i * interval '1 hour', sha256((i % 300)::text::bytea), 'presse', 'saksdetaljer',
        'M' || i from generate_series(1, ${ROWS}) i;
    insert into revisjon_uforseglet (revisjon_id) select id from revisjon where sak_id like 'M%';
    insert into innlogging (state_hash, slag, nonce, kodeverifikator, retur, utloeper)
      select sha256(i::text::bytea), 'presse', 'n' || i, 'k' || i, '/', now() + i * interval '1 second'
      from generate_series(1, ${ROWS}) i;
    insert into sak_gravstein (sak_id, versjon) select 'G' || i, 2 from generate_series(1, ${ROWS}) i;
    insert into epost_utboks (mal, identitet_hash, noekkel, status, sendt, opprettet, neste_forsoek)
      select 'soeknad-godkjent', sha256((i % 300)::text::bytea), 'n' || i, 'sendt', t, t, t
      from generate_series(1, ${ROWS}) i, lateral (select now() - i * interval '1 hour' as t) tid;
    insert into sesjon (token_hash, slag, identitet_hash, data, opprettet, sist_brukt, utloeper)
      select sha256(i::text::bytea), 'presse', sha256((i % 300)::text::bytea), '{}', t, t, t + interval '8 hours'
      from generate_series(1, ${ROWS}) i, lateral (select now() - i * interval '1 minute' as t) tid;
    insert into soeknad select (jsonb_populate_record(null::soeknad, to_jsonb(s) || jsonb_build_object('id', md5(i::text)::uuid,
        'identitet_hash', '\\x' || encode(sha256(i::text::bytea), 'hex'), 'soeknadsdato', now() - i * interval '1 hour'))).*
      from (select * from soeknad where slettet is null limit 1) s, generate_series(1, ${ROWS}) i;
    insert into pressebruker select (jsonb_populate_record(null::pressebruker, to_jsonb(p) || jsonb_build_object('id', md5(i::text)::uuid,
        'soeknad_id', md5(i::text)::uuid, 'identitet_hash', '\\x' || encode(sha256(i::text::bytea), 'hex')))).*
      from (select * from pressebruker limit 1) p, generate_series(1, ${ROWS}) i;
    insert into importfil (fil, innhold, begynt, ferdig, resultat, nye, avvist)
      select 'f' || i, '{saker}', t, t, 'delvis', 10, i % 10
      from generate_series(1, ${ROWS}) i, lateral (select now() - (${ROWS} - i) * interval '1 hour' as t) tid;
    insert into importfil_domstol (importfil_id, domstol_id)
      select i.id, d.id from importfil i join (select id, row_number() over () - 1 as nr from domstol) d on d.nr = i.id % 20 on conflict do nothing;
    insert into importfil_avvist (importfil_id, nr, linje, felt, grunn)
      select id, 1, 1, 'parter', 'mangler' from importfil where avvist > 0 on conflict do nothing;
    insert into lagerfil_ubrukt (navn, siden) select 'ubrukt' || i, now() from generate_series(1, 20) i;
    insert into rategrense (noekkel, slutter, antall)
      select sha256(i::text::bytea), now() + i * interval '1 second', 1 from generate_series(1, ${ROWS}) i;
    set session_replication_role = default`);
}

const ROWS = 2_000;
