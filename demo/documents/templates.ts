/** A document as paragraphs. A paragraph that begins with `#` is a heading. */
export interface Templates {
  readonly indictment: readonly string[];
  /** One of these for each offence. */
  readonly charge: readonly string[];
  readonly convicted: readonly string[];
  readonly remand: readonly string[];
  readonly dispute: readonly string[];
  /** One of these is the reason for the decision of a dispute. */
  readonly reasons: readonly string[];
  readonly decision: readonly string[];
}

export const BOKMAAL: Templates = {
  indictment: [
    'Tiltalebeslutning: {embete} setter med dette {tiltalte} under tiltale ved tingretten i {sted} til fellelse etter bestemmelsene nedenfor.',
    '{poster}',
    'Påtalemyndigheten tar forbehold om å nedlegge påstand om inndragning, tap av førerrett og erstatning til fornærmede.',
    'Saken føres for meddomsrett. Som bevis vil bli ført tiltalte, {offer}, de vitnene som fremgår av bevisoppgaven, rapport fra åstedet, overvåkningsvideo og erklæring fra Folkehelseinstituttet.',
    'Fornærmede har rett til å være til stede. Møter ikke tiltalte uten gyldig forfall, kan vedkommende bli avhentet av politiet.',
  ],
  charge: [
    '{post}. {lov}: for overtredelse av nevnte bestemmelse. Grunnlag: {dag} ca. kl. {klokken} i {gate} i {sted} {faktum}.',
  ],
  convicted: [
    '#Saken gjelder',
    'Ved tiltalebeslutning er {tiltalte} satt under tiltale ved tingretten i {sted} for overtredelse av {loven}. Grunnlaget er følgende: {dag} ca. kl. {klokken} i {gate} {faktum}.',
    'Hovedforhandling ble holdt i {sted}. {Hvem} møtte sammen med sin forsvarer og erkjente ikke straffskyld. Retten mottok forklaring fra {vitner} vitner, og det ble foretatt slik dokumentasjon som fremgår av rettsboken.',
    '#Bevisvurdering',
    'Retten bemerker at det er påtalemyndigheten som har bevisbyrden, og at enhver rimelig tvil skal komme tiltalte til gode. Spørsmålet er om det er bevist at {hvem} handlet slik tiltalen beskriver, og om vedkommende gjorde det med forsett.',
    'Etter bevisførselen finner retten det bevist utover rimelig tvil at {hvem} var på stedet. Forklaringen fra {offer} er sammenhengende og støttes av tekstmeldinger, teledata og opptak fra et kamera på en bensinstasjon. Tiltaltes forklaring om at det dreide seg om en forveksling, festet retten ikke lit til.',
    '#Straffutmåling',
    'Ved utmålingen legger retten i skjerpende retning vekt på at handlingen var planlagt og skjedde overfor noen som var forsvarsløs. I formildende retning trekker den lange liggetiden, at tiltalte har stabilisert sin livssituasjon, og at vedkommende har tatt imot behandling. Individualpreventive hensyn taler mot samfunnsstraff.',
    'Retten viser til Høyesteretts praksis om normalstraffenivået og finner at straffen passende settes til fengsel i {dager} dager, hvorav en del gjøres betinget med en prøvetid på to år. Varetekt kommer til fradrag.',
    'Fornærmede har krav på oppreisningserstatning. Beløpet fastsettes skjønnsmessig til {tall} 000 kroner. Sakskostnader idømmes ikke. Dommen er enstemmig.',
    '#Domsslutning',
    '1. {Hvem} dømmes for overtredelse av {loven} til fengsel i {dager} dager. 2. {Hvem} dømmes til å betale oppreisning med {tall} 000 kroner innen to uker fra dommens forkynnelse.',
    'Retten hevet. {dommer}',
  ],
  remand: [
    '#Kjennelse',
    'Politiet har begjært {tiltalte} varetektsfengslet i fire uker med brev- og besøksforbud. Siktelsen gjelder {loven}. Politiet legger til grunn at det var slik: {dag} ca. kl. {klokken} i {gate} i {sted} {faktum}.',
    'Retten finner at det er skjellig grunn til mistanke. Det vises særlig til beslaget ved ransakingen av boligen, de første avhørene av {offer} og sporene som ble sikret av kriminalteknikere.',
    'Det er nærliggende fare for bevisforspillelse dersom siktede løslates nå, idet flere vitner ennå ikke er avhørt. Fengsling er ikke et uforholdsmessig inngrep. Vilkårene for fullstendig isolasjon foreligger ikke.',
    '#Slutning',
    '{hvem} kan holdes fengslet inntil retten eller påtalemyndigheten bestemmer noe annet. {dommer}',
  ],
  dispute: [
    '#Framstilling av saken',
    'Saken mellom {a} og {b} gjelder: {tema}. Stevning ble inngitt til tingretten i {sted}, og rettsmekling førte ikke frem.',
    '{a} har i korte trekk anført at avtalen er misligholdt, at det ble reklamert i rett tid, og at motparten kjente til forholdet da papirene ble undertegnet på meglerens kontor. Etter det {b} gjør gjeldende, er dette uriktig, og motparten mener at kravet er foreldet.',
    '#Rettens vurdering',
    '{begrunnelse}',
    'De tidsnære bevisene, særlig e-postene, møtereferatene og rapporten fra den sakkyndige takstmannen, veier tyngre enn forklaringer som er gitt etter at tvisten oppsto. Retten legger derfor til grunn den fremstillingen som {a} har gitt, og utmåler beløpet skjønnsmessig etter et samlet overslag på {tall} 000 kroner.',
    '#Sakskostnader',
    '{a} har fått medhold i det vesentlige og har krav på full erstatning for sine sakskostnader. Advokatens salær er etter motpartens syn for høyt, men retten finner timeforbruket rimelig og nødvendig.',
    '#Domsslutning',
    '1. Etter dette dømmes {b} til å betale {tall} 000 kroner til {a} med tillegg av forsinkelsesrente. 2. Sakskostnader tilkjennes. Oppfyllelsesfristen er to uker. {dommer}',
  ],
  reasons: [
    'Spørsmålet er hva partene hadde grunn til å regne med. En befaring viste råte i bjelkelaget, sprekker i grunnmuren og manglende drenering, noe som ikke fremgikk av salgsoppgaven.',
    'Retten har delt seg i spørsmålet om årsakssammenheng, men er enig om at arbeidsgiveren ikke hadde gjennomført drøftelsesmøte før brevet ble sendt, og at omplassering ikke var vurdert.',
    'Det avgjørende er ordlyden i kontrakten sammenholdt med bransjens vanlige forståelse. Endringsmeldingene ble sendt for sent, og byggherren hadde da alt tatt arbeidet i bruk.',
  ],
  decision: [
    '#Beslutning',
    'Saken gjelder {tema}. Retten i {sted} har fått en anmodning om utsettelse av rettsmøtet, fordi en sentral prosessfullmektig er sykmeldt og et vitne oppholder seg i utlandet.',
    'Partene {a} og {b} har fått uttale seg. Hensynet til fremdrift må veies mot behovet for forsvarlig behandling. Fjernavhør er ikke tilstrekkelig når troverdigheten står sentralt.',
    '#Slutning',
    'Rettsmøtet utsettes, og nytt berammes så snart som mulig. Beslutningen kan ikke ankes. {dommer}',
  ],
};

export const NYNORSK: Templates = {
  indictment: [
    'Tiltale: {embete} set med dette {tiltalte} under tiltale ved tingretten i {sted} til felling etter føresegnene nedanfor.',
    '{poster}',
    'Påtalemakta tek atterhald om å leggje ned påstand om inndraging, tap av førarretten og skadebot til den fornærma.',
    'Saka vert ført for meddomsrett. Som prov vert ført tiltalte, {offer}, vitna som går fram av provoppgåva, rapport frå åstaden, videoopptak og fråsegn frå Folkehelseinstituttet.',
  ],
  charge: [
    '{post}. {lov}: for brot på denne føresegna. Grunnlag: {dag} om lag kl. {klokken} i {gate} i {sted} {faktum}.',
  ],
  convicted: [
    '#Saka gjeld',
    'Ved tiltale er {tiltalte} sett under tiltale ved tingretten i {sted} for brot på {loven}. Grunnlaget er dette: {dag} om lag kl. {klokken} i {gate} {faktum}.',
    'Hovudforhandling vart halden i {sted}. {Hvem} møtte saman med forsvararen sin og sa seg ikkje skuldig. Retten fekk forklaring frå {vitner} vitne.',
    '#Vurdering av prova',
    'Retten merkar at det er påtalemakta som har provbøra, og at rimeleg tvil skal kome den tiltalte til gode. Spørsmålet er om det er prova at {hvem} handla slik tiltalen seier, og om det var med vilje.',
    'Retten finn det prova ut over rimeleg tvil at {hvem} var på staden. Forklaringa frå {offer} heng saman og vert støtta av tekstmeldingar, teledata og opptak frå eit kamera på ein bensinstasjon.',
    '#Straffutmåling',
    'I skjerpande lei legg retten vekt på at handlinga var planlagd og retta seg mot nokon som var forsvarslaus. I formildande lei tel den lange liggjetida, og at tiltalte har teke imot behandling.',
    'Straffa vert sett til fengsel i {dager} dagar, og ein del av henne på vilkår med ei prøvetid på to år. Varetekt kjem til frådrag. Oppreisinga vert fastsett til {tall} 000 kroner.',
    '#Domsslutning',
    '1. {Hvem} vert dømd for brot på {loven} til fengsel i {dager} dagar. 2. {Hvem} vert dømd til å betale oppreising med {tall} 000 kroner innan to veker frå dommen vart forkynt. {dommer}',
  ],
  remand: [
    '#Orskurd',
    'Politiet har kravd {tiltalte} varetektsfengsla i fire veker med brev- og besøksforbod. Siktinga gjeld {loven}. Politiet legg til grunn at det var slik: {dag} om lag kl. {klokken} i {gate} i {sted} {faktum}.',
    'Retten finn at det er skilleg grunn til mistanke. Det vert vist særleg til beslaget ved ransakinga av bustaden, dei fyrste avhøyra av {offer} og spora som vart sikra av kriminalteknikarar.',
    'Det er nærliggjande fare for at prov går tapt om den sikta vert sleppt fri no, sidan fleire vitne enno ikkje er avhøyrde.',
    '#Slutning',
    '{hvem} kan haldast fengsla til retten eller påtalemakta fastset noko anna. {dommer}',
  ],
  dispute: [
    '#Framstilling av saka',
    'Saka mellom {a} og {b} gjeld: {tema}. Stemning vart send til tingretten i {sted}, og rettsmekling førte ikkje fram.',
    '{a} har gjort gjeldande at avtala er misleghalden, at det vart reklamert i rett tid, og at motparten kjende til tilhøvet då papira vart underskrivne. Her er {b} usamd, og motparten meiner at kravet er forelda.',
    '#Rettens vurdering',
    '{begrunnelse}',
    'Dei tidsnære prova, særleg e-postane, møtereferata og rapporten frå den sakkunnige takstmannen, veg tyngre enn forklaringar som er gjevne etter at tvisten kom opp.',
    '#Domsslutning',
    '1. Etter dette vert {b} dømd til å betale {tall} 000 kroner til {a} med tillegg av forseinkingsrente. 2. Sakskostnader vert tilkjende. {dommer}',
  ],
  reasons: [
    'Spørsmålet er kva partane hadde grunn til å rekne med. Ei synfaring viste rote i bjelkelaget, sprekker i grunnmuren og manglande drenering.',
    'Det avgjerande er ordlyden i kontrakten, halden saman med det som er vanleg i bransjen. Endringsmeldingane vart sende for seint.',
  ],
  decision: [
    '#Avgjerd',
    'Saka gjeld {tema}. Retten i {sted} har fått ei oppmoding om å utsetje rettsmøtet, fordi ein prosessfullmektig er sjukmeld og eit vitne er i utlandet.',
    'Partane {a} og {b} har fått uttale seg. Omsynet til framdrift må vegast mot trongen for forsvarleg behandling.',
    '#Slutning',
    'Rettsmøtet vert utsett, og nytt vert fastsett så snart råd er. {dommer}',
  ],
};
