import type { Story } from '#demo/subjects/offence.ts';

/**
 * What somebody is charged with having done, after time and place: `{hvem}` is the accused, `{offer}` the aggrieved
 * party, `{tall}` a number of two digits.
 */
export const FACTS: Readonly<Record<Story, readonly string[]>> = {
  arbeid: [
    'lot {hvem} en innleid snekker arbeide på stillas i {tall} meters høyde uten rekkverk, sele eller opplæring, med den følge at {offer} falt ned og brakk ryggen',
    'unnlot {hvem} å betale overtid og feriepenger til {tall} ansatte, som bodde i brakker uten rømningsvei',
  ],
  bedrageri: [
    'forledet {hvem} den 83 år gamle pensjonisten {offer} til å gi fra seg kodebrikke og personlig kode ved å utgi seg for å ringe fra banken, hvoretter {tall} 000 kroner ble overført til en utenlandsk konto',
    'sendte {hvem} inn meldekort uten å opplyse om lønnet arbeid som drosjesjåfør, og fikk utbetalt {tall} 500 kroner for mye i dagpenger og sosialhjelp',
    'la {hvem} ut en ikke eksisterende hytte og to konsertbilletter for salg på en markedsplass på nettet og mottok forskudd fra {tall} kjøpere',
  ],
  bolig: [
    'gikk {hvem} inn gjennom en ulåst verandadør hos {offer} og la seg til å sove på sofaen, selv om beboeren flere ganger ba vedkommende om å gå',
    'oppholdt {hvem} seg på loftet i et fraflyttet hus etter å ha brutt opp hengelåsen med en kubein',
  ],
  brann: [
    'helte {hvem} bensin på trappen og tente på med en lighter, slik at flammene spredte seg til taket mens {tall} beboere lå og sov',
    'satte {hvem} fyr på en søppelcontainer inntil veggen, og brannvesenet måtte evakuere hele oppgangen',
  ],
  data: [
    'skaffet {hvem} seg passordet til {offer} sin e-post og skytjeneste, kopierte {tall} private fotografier og la dem ut i en chattegruppe',
    'hadde {hvem} lagret et stort antall filer på en bærbar datamaskin, en minnepinne og en mobiltelefon i en kryptert mappe',
  ],
  drap: [
    'stakk {hvem} {offer} gjentatte ganger i brystet og halsen med en kjøkkenkniv, slik at vedkommende døde av blodtap før ambulansen kom frem',
    'skjøt {hvem} mot {offer} med en hagle fra om lag {tall} meters avstand, og vedkommende døde senere på sykehuset av skuddskadene',
  ],
  familie: [
    'slo og sparket {hvem} sin ektefelle {offer}, tok kvelertak, kalte henne nedsettende ting foran barna og kontrollerte mobiltelefon og bankkort gjennom {tall} måneder',
    'utsatte {hvem} sine barn for gjentatt lugging, ørefiker og slag med belte og ladekabel, og truet med å sende dem ut av landet',
  ],
  fart: [
    'holdt {hvem} en hastighet på 1{tall} km/t med motorsykkel på et sted der fartsgrensen er 70 km/t, målt med laser og fratrukket sikkerhetsmargin',
    'kjørte {hvem} forbi en skole i {tall} km/t, målt ved automatisk trafikkontroll, der det er skiltet 30 km/t',
  ],
  foererrett: [
    'førte {hvem} varebil med tilhenger selv om førerkortet var tilbakekalt av politiet året før, og det lå {tall} esker med verktøy løst i bagasjerommet',
    'kjørte {hvem} moped uten gyldig førerkort og uten hjelm, med en passasjer bakpå',
  ],
  forklaring: [
    'forklarte {hvem} som vitne, etter å ha avgitt forsikring, at kameraten var på kino hele kvelden, til tross for at det ikke var riktig',
    'anmeldte {hvem} at bilen var blitt stjålet, enda den var kjørt utfor en fylling og etterlatt i en myr',
  ],
  frihet: [
    'låste {hvem} {offer} inne på et soverom i {tall} timer, tok fra vedkommende mobiltelefonen og bandt hendene med strips',
    'tok {hvem} passet fra {offer}, som måtte arbeide ved en bilvask fjorten timer hver dag uten lønn',
  ],
  hat: [
    'ropte {hvem} grove rasistiske skjellsord til {offer} på bussen og sa at slike som vedkommende burde reise hjem',
    'skrev {hvem} i en åpen gruppe med {tall} 000 medlemmer at homofile og jøder burde utryddes',
  ],
  heleri: [
    'tok {hvem} imot {tall} 000 kroner på sin konto og førte beløpet videre til en kryptobørs, selv om pengene stammet fra svindel av eldre',
    'hadde {hvem} i en garasje {tall} båtmotorer og fire elsykler som var stjålet fra marinaen',
  ],
  kontakt: [
    'sendte {hvem} {tall} tekstmeldinger og la igjen talemeldinger til {offer}, til tross for at påtalemyndigheten hadde nedlagt forbud mot kontakt',
    'oppsøkte {hvem} arbeidsplassen til {offer} med blomster og ble stående utenfor vinduet i flere timer',
  ],
  narkotika: [
    'oppbevarte {hvem} {tall} gram hasj, åtte poser kokain og en digitalvekt i en skoeske under sengen',
    'kjørte {hvem} over grensen ved Svinesund med {tall} kilo amfetamin skjult i reservehjulet og ble stanset av tollere med hund',
    'dyrket {hvem} {tall} cannabisplanter under lamper i et telt i kjelleren',
  ],
  natur: [
    'felte {hvem} en ulv fra snøscooter uten at det forelå skadefellingstillatelse, og gravde ned skrotten i en grusgrop',
    'satte {hvem} {tall} garn i elvemunningen i fredningstiden og tok opp villaks, sjøørret og kveite som ikke ble meldt til salgslaget',
    'lot {hvem} {tall} sauer og to storfe stå uten vann og strø, slik at Mattilsynet måtte avlive flere av dyrene',
  ],
  opphold: [
    'ble {hvem} påtruffet av en patrulje uten oppholdstillatelse og til tross for et varig innreiseforbud etter utvisning',
    'fraktet {hvem} {tall} utenlandske borgere i en kassebil over fjellet mot betaling',
  ],
  orden: [
    'slo {hvem} overende sykler og kafébord, skrek til forbipasserende og lot være å roe seg da vektere ba om det',
    'kastet {hvem} bengalske lys og flasker mot motstanderens supportere før en fotballkamp',
  ],
  politi: [
    'sparket {hvem} politibetjent {offer} i leggen og forsøkte å skalle under innsettelse i tjenestebilen, og spyttet mot en ambulansearbeider',
    'sa {hvem} til betjentene på legevakten at de skulle få en kule i hodet, og slo etter en sykepleier med et infusjonsstativ',
  ],
  promille: [
    'førte {hvem} personbil med en alkoholkonsentrasjon i blodet på 1,{tall} promille og kjørte av veien og inn i et rekkverk',
    'kjørte {hvem} elsparkesykkel etter å ha drukket øl og tatt tabletter som inneholdt klonazepam, og klarte ikke å stå på ett ben for patruljen',
    'førte {hvem} fritidsbåt i sundet med {tall} passasjerer etter inntak av vin og sprit, og gikk på et skjær',
  ],
  raakjoering: [
    'foretok {hvem} forbikjøring i en uoversiktlig kurve på glatt føre og møtte en buss, slik at syklisten {offer} ble påkjørt',
    'holdt {hvem} på med mobiltelefonen i rundkjøringen og overså fotgjengeren {offer}, som ble slengt {tall} meter',
  ],
  ran: [
    'truet {hvem} butikkansatte {offer} med en pistolliknende gjenstand og tvang til seg kassebeholdningen, {tall} kartonger sigaretter og en klokke',
    'omringet {hvem} og to jevnaldrende {offer} ved skateparken, tok jakken og hodetelefonene og krevde en overføring med betalingsapp',
  ],
  regnskap: [
    'unnlot {hvem} som styreleder å føre kasseoppgjør og bilag, slik at restaurantens omsetning på {tall} millioner kroner ikke kunne kontrolleres',
    'lot {hvem} en leverandør betale fakturaer for oppussing av hytta og to golfreiser i bytte mot anbudsopplysninger',
  ],
  seksuell: [
    'hadde {hvem} samleie med {offer} mens vedkommende sov etter en fest og var ute av stand til å motsette seg det',
    'befølte {hvem} {offer} utenpå klærne på nattbussen, og fulgte etter da hun gikk av',
    'skaffet {hvem} seg kontakt med {offer} gjennom et dataspill og fikk tilsendt videoer mot betaling av {tall} kroner',
  ],
  skadeverk: [
    'knuste {hvem} {tall} ruter med en balltre, sprayet maling på en minnestøtte og bøyde vindusviskerne på to lastebiler',
    'ripet {hvem} opp lakken på naboens kassebil med en nøkkel og kuttet dekkene',
  ],
  smugling: [
    'innførte {hvem} {tall} liter sprit og 20 000 sigaretter i en campingvogn uten å melde fra til tollvesenet',
  ],
  trussel: [
    'skrev {hvem} til {offer} at han skulle brenne ned huset, og la ved et bilde av en øks',
    'holdt {hvem} en machete opp foran {offer} og sa at det var {tall} timer igjen å leve',
  ],
  tyveri: [
    'tok {hvem} med seg en elsykkel, to mobiltelefoner og en ryggsekk fra en kjellerbod etter å ha brukket opp låsen med et brekkjern',
    'puttet {hvem} {tall} pakker biff, barberblader og en flaske parfyme i en foret bag og gikk forbi kassen uten å betale',
    'tok {hvem} lommeboken fra {offer} i køen til toget og brukte bankkortet i tre minibanker',
  ],
  vaapen: [
    'hadde {hvem} en oppboret startpistol, {tall} patroner og et bajonettblad liggende i hanskerommet uten tillatelse',
    'bar {hvem} en springkniv i bukselinningen på kjøpesenteret',
  ],
  vold: [
    'slo {hvem} {offer} med knyttet neve i ansiktet i en taxikø, slik at to fortenner løsnet og kjeven brakk',
    'skallet {hvem} {offer} ved baren og kastet et ølglass, med den følge at vedkommende fikk et kutt som måtte sys med {tall} sting',
  ],
};
