import type { Story } from '#demo/subjects/offence.ts';

/** As FACTS, in nynorsk. */
export const FACTS_NYNORSK: Readonly<Record<Story, readonly string[]>> = {
  arbeid: [
    'lét {hvem} ein innleigd snikkar arbeide på stillas i {tall} meters høgd utan rekkverk, sele eller opplæring, slik at {offer} fall ned og braut ryggen',
  ],
  bedrageri: [
    'lurte {hvem} den 83 år gamle pensjonisten {offer} til å gje frå seg kodebrikke og passord ved å seie at det var banken som ringde, og førte {tall} 000 kroner over til ein utanlandsk konto',
    'melde {hvem} ikkje frå om løna arbeid som drosjesjåfør, og fekk utbetalt {tall} 500 kroner for mykje i dagpengar',
  ],
  bolig: [
    'gjekk {hvem} inn gjennom ei ulæst verandadør hos {offer} og la seg til å sove på sofaen, endå bebuaren fleire gonger bad vedkomande om å gå',
  ],
  brann: [
    'helte {hvem} bensin på trappa og tende på med ein lighter, slik at logane breidde seg til taket medan {tall} bebuarar låg og sov',
  ],
  data: [
    'skaffa {hvem} seg passordet til {offer} sin e-post, kopierte {tall} private fotografi og la dei ut i ei chattegruppe',
    'hadde {hvem} lagra eit stort tal filer på ei berbar datamaskin, ein minnepinne og ein mobiltelefon',
  ],
  drap: [
    'stakk {hvem} {offer} fleire gonger i brystet og halsen med ein kjøkkenkniv, slik at vedkomande døydde av blodtap før ambulansen kom fram',
    'skaut {hvem} mot {offer} med ei hagle frå om lag {tall} meters avstand, og vedkomande døydde seinare på sjukehuset',
  ],
  familie: [
    'slo og sparka {hvem} ektefellen {offer}, tok kvelartak, kalla henne nedsetjande ting framfor borna og kontrollerte mobiltelefon og bankkort gjennom {tall} månader',
    'utsette {hvem} borna for lugging, øyrefikar og slag med belte, og truga med å sende dei ut av landet',
  ],
  fart: [
    'heldt {hvem} ein fart på 1{tall} km/t med motorsykkel på ein stad der fartsgrensa er 70 km/t, målt med laser',
  ],
  foererrett: [
    'køyrde {hvem} varebil med tilhengar sjølv om førarkortet var kalla tilbake av politiet året før',
  ],
  forklaring: [
    'forklarte {hvem} som vitne at kameraten var på kino heile kvelden, endå det ikkje var rett',
  ],
  frihet: [
    'låste {hvem} {offer} inne på eit soverom i {tall} timar, tok frå vedkomande mobiltelefonen og batt hendene med strips',
  ],
  hat: [
    'ropte {hvem} grove rasistiske skjellsord til {offer} på bussen og sa at slike som vedkomande burde reise heim',
  ],
  heleri: [
    'tok {hvem} imot {tall} 000 kroner på kontoen sin og førte summen vidare til ein kryptobørs, endå pengane kom frå svindel av eldre',
    'hadde {hvem} i ein garasje {tall} båtmotorar og fire elsyklar som var stolne frå småbåthamna',
  ],
  kontakt: [
    'sende {hvem} {tall} tekstmeldingar til {offer}, trass i at påtalemakta hadde lagt ned forbod mot kontakt',
  ],
  narkotika: [
    'oppbevarte {hvem} {tall} gram hasj, åtte posar kokain og ei digitalvekt i ei skoøskje under senga',
    'dyrka {hvem} {tall} cannabisplantar under lamper i eit telt i kjellaren',
  ],
  natur: [
    'felte {hvem} ein ulv frå snøskuter utan løyve, og grov ned skrotten i ei grusgrop',
    'sette {hvem} {tall} garn i elvemunningen i fredingstida og tok opp villaks og sjøaure',
  ],
  opphold: [
    'vart {hvem} påtruffen av ein patrulje utan opphaldsløyve og trass i eit varig innreiseforbod',
  ],
  orden: [
    'slo {hvem} overende syklar og kafébord, skreik til forbipasserande og lét vere å roe seg då vektarar bad om det',
  ],
  politi: [
    'sparka {hvem} politibetjent {offer} i leggen og prøvde å skalle då vedkomande vart sett inn i tenestebilen',
  ],
  promille: [
    'køyrde {hvem} personbil med ein alkoholkonsentrasjon i blodet på 1,{tall} promille, og køyrde av vegen og inn i eit rekkverk',
    'førte {hvem} fritidsbåt i sundet med {tall} passasjerar etter inntak av vin og sprit, og gjekk på eit skjer',
  ],
  raakjoering: [
    'køyrde {hvem} forbi i ein uoversiktleg sving på glatt føre og møtte ein buss, slik at syklisten {offer} vart påkøyrd',
  ],
  ran: [
    'truga {hvem} butikktilsette {offer} med ein pistolliknande gjenstand og tvinga til seg kassehaldet, {tall} kartongar sigarettar og ei klokke',
  ],
  regnskap: [
    'lét {hvem} som styreleiar vere å føre kasseoppgjer og bilag, slik at omsetnaden på {tall} millionar kroner ikkje kunne kontrollerast',
  ],
  seksuell: [
    'hadde {hvem} samleie med {offer} medan vedkomande sov etter ein fest og var ute av stand til å setje seg imot det',
    'fekk {hvem} kontakt med {offer} gjennom eit dataspel og fekk tilsendt videoar mot betaling av {tall} kroner',
  ],
  skadeverk: [
    'knuste {hvem} {tall} ruter med eit balltre, spraya måling på ein minnestein og bøygde vindaugsviskarane på to lastebilar',
  ],
  smugling: [
    'førte {hvem} inn {tall} liter sprit og 20 000 sigarettar i ei campingvogn utan å melde frå til tollvesenet',
  ],
  trussel: [
    'skreiv {hvem} til {offer} at han skulle brenne ned huset, og la ved eit bilete av ei øks',
  ],
  tyveri: [
    'tok {hvem} med seg ein elsykkel, to mobiltelefonar og ein ryggsekk frå ei kjellarbu etter å ha brote opp låsen med eit brekkjern',
    'putta {hvem} {tall} pakkar biff og ei flaske parfyme i ein bag og gjekk forbi kassa utan å betale',
  ],
  vaapen: [
    'hadde {hvem} ein oppbora startpistol, {tall} patroner og eit bajonettblad liggjande i hanskerommet utan løyve',
  ],
  vold: [
    'slo {hvem} {offer} med knytt neve i ansiktet i ein drosjekø, slik at to framtenner losna og kjeven brotna',
    'skalla {hvem} {offer} ved baren og kasta eit ølglas, slik at vedkomande fekk eit kutt som måtte syast med {tall} sting',
  ],
};
