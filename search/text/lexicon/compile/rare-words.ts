import type { WordClass } from '#search/text/lexicon/lexicon.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Words of which hardly anybody writes, but whose forms are forms of everyday words: for such a form they do not count.
 * A form of theirs that no other word has still finds them.
 */
export const RARE: Readonly<Partial<Record<WordClass, ReadonlySet<string>>>> = {
  noun: words(`sake rette straffe domene lovere var alt godt ville sett men bør gir like la helle finne neste ligger lit åre nytt føler
    skjønner begynner holder tenker bergen fort snart lenge bye spille elsk lede vant vis skrev setter minst lei handler klare stille al
    husk huske hør lev leve holdt driv drive økt galt lur vent mente sto føre letter met hater vist slått slo øst lest lange spis spise
    dritt være pete lokale internasjonale sterkt snakker hvite rødt rike runde røde falt sei
    kong ende stiller hende jens hans anders lars nils dram mari verst best svart reis kult kule ri red bringe 
    drei rut riv ry drep leke kos pek pole ans krave brit las let snus id ram kris el ole 
    kjenne trekke veit vente plage måle vekke vende skrike slå hils navne skille sole begynne
    inge muse siden rammer hind våge ost lure rit rite gjorde 
    hoppe stige feste bringer kaste satte dokk ank bærum ask mast rent vake`),
  verb: words(`sake lite te fø ale elle hele norske svenske danske spanske bedre blive nye dage lande gange navne talle orde huse sva skreve
    mige kjære stede dy live lange make pappe bile høye nette vanne folke plane hunde skute jorde sole stoffe toge borde
    gale lenge karte slage borde kute kyte misse tane sume time tinde reve hage ry brye gjø
    trå åre øye kule lute hjule lite ture lite kost svarte showe muse glime låte natte
    brune sanne tomme gule røde hvite loe ose marke orde sade bre lyne krave bryste kjøtte`),
  adj: words(
    `sid still ost dikt hag skjær vek vak øs ør hes opprett ansett material ram final hardt ringe dumm`,
  ),
};

/** The same for single forms: form, lemma. */
export const RARE_FORMS = new Set([
  'la le',
  'gjelder gjeld',
  'gjelda gjelde',
  'gjelde gjeld',
  'sette se',
  'setter se',
  'været være',
  'væra være',
  'arbeida arbeide',
  'døde død',
  'fart fare',
  'vakt vekke',
  'vekt vekke',
  'rente renne',
  'krefter kreft',
  'kreftene kreft',
  'lukt luke',
  'akt ake',
  'aker ake',
  'støtte støte',
  'sport spore',
  'kyst kysse',
  'rist rise',
  'pest pese',
  'sult sule',
  'bolt bole',
  'hette hete',
  'brød bry',
  'smelte smelle',
  'klang klinge',
  'spiker spike',
  'kvarter kvarte',
]);
