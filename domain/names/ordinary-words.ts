/*
 * Words that are names as well. Where a capital says nothing, such a word is taken for the word and not for the name.
 */

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words with which a subject or a title begins, or that stand in one between capitals. */
export const OPENERS = listed(`
  adgang anke anken anker ankesak arv arven arvesak ask avtale barn barnet besøk bo boet bolig boligen brann brev brudd bruk by bygg bør
  dag de dem den det dom dommen drap du dødsbo dødsboet eiendom en et etter fare fast feil fengsel for fra frihet full gave gard
  gjeld grov grove grunn gård handel hans har hel her hjelp hus hval hæler i ja jakt jord kai kjøp klage kone konkurs kost krav krig
  lag leie lov løy med mer min mord mot møte nei ny om omsorg ord over per pris prøve ran rein retten rett rus sak saken salg
  sen ser skade skatt skift skifte skjønn slag som stor stort svar svik tap tiltale to trygd tvang tvist tyv tyveri
  ulovlig ung ut utleie vann vei veien ved verk vern vold våpen
`);

/** Words of every day with which surnames are made. In small letters they are the word. */
export const EVERYDAY = listed(`
  alle andre bakke bakken bakker bekken berge berget berge bjerke borge brekke bratt breen bruket bryggen bråten dalen dalene
  egge eide eiken elven engen enger fallet feldt fjellet fjorden flaten folket fossen gaten glad graven grønn gunstig gutten haga
  hagen hamre haugen haven heien hellen helle herre hjort hjorten holmen holte horn hovden husby huset høyden kirken kleiven klippen kroken
  krogen krull kvalen kverne lande lange lauv lien linde lunden løken marken moen moene myhre myren myrene nesset
  odden onsdag plassen reinen risen rosen rosten røed sanden sander sande setra skaret skogen skogene smeden solen
  staben stangen stein steinen stolen storm stranden strand sunde sundet svart svarte svenske sving tangen teigen tjernet torget
  aksel baker bjørn bonde bonden engel fisker frank frost hammer hammeren konge kongen kristen krone kvist lykke modig prest
  skredder snekker sommer stille straff strøm tanke trygg
  april juni juli august tunge tønne vangen vestre viken vinter volden vollen østre øvre åsen øyen
`);
