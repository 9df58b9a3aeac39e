import type { WordClass } from '#search/text/lexicon/lexicon.ts';
import type { Row } from './rows.ts';

/**
 * Forms that the source keeps under another word, or does not have: words that change their vowel, and those whose
 * forms an everyday word shares. One word a line: class, lemma, its forms.
 */
const WORDS = `
verb dø dør døde dødd
verb se ser så sett ses sees
verb si sier sa sagt sies
verb le ler lo ledd
verb be ber ba bad bedt bes
verb få får fikk fått fås
verb gå går gikk gått gås
verb stå står sto stod stått
verb slå slår slo slått slås
verb ta tar tok tatt tas tatte
verb gi gir ga gav gitt gis gitte
verb bli blir ble blei blitt blivende
verb la lar lot latt
verb ligge ligger lå ligget
verb legge legger la lagt legges lagte
verb løpe løper løp løpt
verb gråte gråter gråt grått
verb hete heter het hett
verb komme kommer kom kommet
verb sove sover sov sovet
verb falle faller falt
verb vite vet veit visste visst
verb ville vil
verb skulle skal
verb burde bør
verb måtte må
verb tore tør torde
verb skyte skyter skjøt skutt skutte skytes
verb bedra bedrar bedro bedratt bedras bedratte
verb overtre overtrer overtrådte overtrådt overtredt
verb tre trer trådte trådt
verb stige stiger steg steget
verb skrive skriver skrev skrevet skrevne
verb bære bærer bar båret bårne
verb binde binder bandt bundet bundne
verb gripe griper grep grepet grepne
verb angripe angriper angrep angrepet angrepne
verb slippe slipper slapp sluppet
verb stikke stikker stakk stukket stukne
verb stenge stenger stengte stengt
verb sette setter satte satt settes satte
verb sitte sitter satt sittet
verb spørre spør spurte spurt
verb gjøre gjør gjorde gjort gjøres
verb bo bor bodde bodd bos
verb selge selger solgte solgt
verb velge velger valgte valgt
verb telle teller talte telte talt telt
verb fortelle forteller fortalte fortalt
verb brenne brenner brant brente brent
verb henge henger hang hengte hengt
verb ri rir red ridd ridde
verb rive river rev revet revne
verb lide lider led lidd lidt
verb fly flyr fløy fløyet
verb løslate løslater løslot løslatt løslatte
verb anse anser anså ansett ansees anses
verb avse avså avsett
verb innse innså innsett
verb oppta opptar opptok opptatt opptas
verb fryse fryser frøs frosset frosne
verb miste mister mistet mista
verb være er var vært
adj stor størst største større
adj liten lite lille små mindre minst minste vesle
adj god godt bedre best beste
adj ille verre verst verste
adj lang langt lengre lengst lengste
adj gammel eldre eldst eldste
adj ung yngre yngst yngste
adj tung tyngre tyngst tyngste
adj mang mange flere fleire flest fleste
adj mye meget mer mest meste mere
adj få færre færrest
adj nær nærmere nærmest nærmeste
adj fri fritt frie friere friest
adj egen eget egne
adj vond verre verst
adj annen annet andre anna
noun datter datteren datra dattera døtre døtrene
noun anke anken anker ankene anka
noun uke uka uken uker ukene
noun gjeld gjelda gjelden
noun tolk tolken tolker tolkene
noun konto kontoen kontoer konti kontoene
noun lege legen leger legene
noun mann mannen menn mennene
noun kniv kniven kniver knivene
noun faktum faktumet fakta faktaene
noun medium mediet medier mediene media
noun våpen våpenet våpnet våpen våpnene våpna
noun offer offeret ofre ofrer ofrene ofra
noun søster søsteren søstera søstre søstrene
noun far faren fedre fedrene
noun minister ministeren ministre ministrer ministere ministrene ministerne
noun menneske mennesket mennesker menneskene menneska
noun forelder forelderen foreldre foreldrene foreldra
noun synd synden synda synder syndene
noun idrett idretten idretta idretter idrettene
noun bedrift bedriften bedrifta bedrifter bedriftene
noun finger fingeren fingre fingrer fingrene
noun øye øyet øyne øynene øya
`;

/** Words with two lemmas in the source, the rarer of them first: every form counts as a form of the second too. */
const SAME = `blive bli, give gi, tage ta, sige si, have ha, drage dra, late la, bede be, lade la, penge penger`;

export const IRREGULAR: readonly Row[] = WORDS.trim()
  .split('\n')
  .flatMap((line) => {
    const [wordClass, lemma, ...forms] = line.split(' ') as [WordClass, string, ...string[]];
    return [lemma, ...forms].map((form) => ({ form, lemma, wordClass }));
  });

export function sameWordRows(rows: readonly Row[]): Row[] {
  return rows.flatMap(({ form, lemma, wordClass }) => {
    const other = SAME_AS.get(lemma);
    return other === undefined ? [] : [{ form, lemma: other, wordClass }];
  });
}

const SAME_AS = new Map(SAME.split(',').map((pair) => pair.trim().split(' ') as [string, string]));
