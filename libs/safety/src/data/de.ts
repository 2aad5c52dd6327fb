import { DE_PEOPLE } from './de-people.ts';
import { DE_SIGNS } from './de-signs.ts';
import type { LanguageTable } from './table.ts';

export const DE: LanguageTable = {
  language: 'de',
  common:
    'der die das und ich ist nicht mich mir ein eine einen zu mit auf den dem für von hab habe hat wenn dass auch er sie es wir ' +
    'mein meine meinen nur noch mehr sich bin war wie was wird immer ned i kann will alles aber schon keiner',
  classes: {
    not: 'nicht nich nix nichts ned net nie niemals kein keine keinen keinem keiner nimmer nimma ohne weder nit niemand',
    turn: 'ich i aber und weil dass wenn er sie ob denn oder doch sondern bis',
    wish:
      'will wil möchte möcht möchten mag mog wünsch* hoff* würde würd wollte bete lieber sehn* verdien* bock lust wunsch wärs ' +
      'hätte überleg* denke denk gedanke* plan* versuch* drang kurz_davor',
    die: 'sterben sterbn sterb tot krepier* verreck* abkratzen draufgehen verrecken totsein tod',
    end: 'umbring* umzubring* töten erhäng* aufhäng* erschieß* ertränk* vergift* umlegen ermord* erwürg* abstech*',
    someone:
      'er sie bruder schwester freund freundin kumpel mama papa mutter vater mann frau sohn tochter kollege kollegin nachbar ' +
      'nachbarin jemand ex mitbewohner mitbewohnerin onkel tante cousin bro schüler oma opa partner partnerin',
    partner:
      'mann frau ehemann ehefrau freund freundin partner partnerin ex exfreund exmann vater papa mutter mama stiefvater ' +
      'stiefmutter bruder sohn er sie verlobter lebensgefährte typ alter',
    adult:
      'vater papa mama mutter stiefvater stiefmutter onkel tante opa oma lehrer trainer nachbar nachbarn nachbarin cousin ' +
      'freund eltern er sie pfarrer babysitter',
    child:
      'kind kinder kindern sohn tochter baby kleinkind säugling bruder schwester brüderchen schwesterchen kleine kleinen neffe ' +
      'nichte enkel schüler schülerin junge mädchen bub kids zwillinge',
    hits:
      'schlägt schlagen geschlagen schlug haut haun gehauen prügel* geprügelt verprügel* tritt getreten würg* gewürgt stößt ' +
      'gestoßen schubst geschubst boxt geboxt ohrfeig* misshandel* vergewaltig* kratzt gekratzt verletzt bedroht spuckt verdrisch* ' +
      'angegriffen greift_mich zusammengeschlagen watscht verbrennt',
    pills:
      'tablette* pille* schlaftablette* schlafmittel medikament* paracetamol* ibuprofen* valium tilidin tavor insulin tropfen ' +
      'antidepressiva schmerzmittel xanax* kapsel* benzos',
    took: 'geschluckt genommen eingenommen eingeworfen reingehauen getrunken runtergespült geschmissen intus schluck* genomm',
    lots:
      'alle alles ganze ganzen packung schachtel dose handvoll blister viel viele vielen zuviel überdosis dutzend 10 12 15 20 25 30 40 ' +
      '50 60 rest streifen restliche doppelte',
    means: 'seil strick tabletten pistole waffe rasierklinge* klinge* pillen schlinge gift insulin gewehr',
    weapon:
      'messer pistole waffe waffen gewehr axt knarre bombe hammer benzin säure baseballschläger beil munition',
    them:
      'ihn sie ihm ihr alle jeden jemand jemanden die_alle chef lehrer nachbarn nachbar ex mann frau vater mutter stiefvater ' +
      'leute menschen kinder baby mitschüler kollegen kollegin kollege bruder schwester den die diesen',
    soon: 'heute morgen gleich jetzt bald wochenende montag freitag samstag sonntag nachher abend nacht',
    moved:
      'kinder kindern familie mama eltern frau mann tochter söhne sohn alle schwester bruder freunde freundin',
    body: 'arm arme armen handgelenk* unterarm* oberschenkel* bein beine haut bauch',
  },
  affirmed: `
    nicht|ned|net|nich mehr|nur|aufhören|schlafen|weiter|klar|zum_spaß|übertrieben|einfach|glauben : ich kann nicht mehr und will sterben
    kein|keine|keinen witz|scherz|spaß|ausweg|kraft|ahnung|sinn|hoffnung|zweifel|plan|bock_mehr|lust_mehr : kein witz ich bring mich um
    <not> ..3 aufhören|stoppen|weiter : ich kann nicht aufhören`,
  idioms: `
    herz ..2 gebrochen|bricht : das herz gebrochen
    über ..2 brücke ..2 gegangen|gelaufen|gefahren : über die brücke gegangen
    op|operation|unfall|kaiserschnitt ..3 narbe* : op narbe
    narbe* ..4 op|operation|unfall|kaiserschnitt : narbe von der op
    ins messer|offene_messer ..3 gelaufen|laufen|lassen : ins messer laufen lassen
    blutdruck|blutbild|blutspende|blutig_anfänger|blutiger_anfänger|blutwerte : blutdruck
    bohrmaschine|werkzeug|nägel & hammer|schrauben|regal|werkzeug : hammer und nägel
    hund|katze|hamster|pferd ..3 gestorben|tot|eingeschläfert : mein hund ist gestorben
    schlägt|geschlagen|schlagen ..3 vor|rekord|konkurrenz|brücke|zeit|inflation : schlägt vor
    <not>|mehr ..2 in|bei ..2 wohnen|leben : nicht in berlin leben
    <not> ..2 mehr|weiter ..1 als : ich kann nicht mehr als 2 stunden
    ins knie|eigene_knie geschossen|schießen : mir ins knie geschossen
    lieber sterbe|sterben|tot ..3 als : lieber sterbe ich als kaltakquise
    leben in|bei|mit_den|mit_meinen : in berlin leben
    in|bei ..2 leben|wohnen : ich will nicht mehr in berlin leben
    arbeite|arbeit|job|praktikum|kollegin ..4 frauenhaus : ich arbeite im frauenhaus
    zeit|langeweile totzuschlagen|totschlagen : zeit totschlagen
    hoffnungslos|wertlos ..2 bei|mit|in_mathe|überladen : hoffnungslos überladen
    sterbe|sterb|stirbt|gestorben|tot vor|fast_vor : ich sterbe vor neugier
    tot|tod ..0 müde|gelacht|langweil*|schick|ernst|sicher : tot müde
    bringt|bringen|brachte|macht mich|uns ..3 um|fertig|kaputt? & deadline*|arbeit|frist|projekt|prüfung*|hitze|lernen|job|das|dieser|diese|dieses|sport|training|chef|steuer* : diese deadline bringt mich um
    könnt|könnte|würd|würde ..4 morden|töten|umbringen|sterben ..3 für|pizza|kaffee|schokolade? : für ne pizza könnt ich grad morden
    für ..4 könnt|könnte|würd|würde ..4 morden|töten|sterben : für kaffee würde ich töten
    handy|akku|laptop|auto|pc|rechner|pflanze*|wlan|internet|tablet|motor ..3 gestorben|tot|stirbt|abgekratzt : handy ist gestorben
    schlag|schlage|schlagt|schlägt|schlagen ..4 vor : schlag mir bitte zwei termine vor
    hau|haut mich|mir|dich ..1 um|rein|ab : das haut mich um
    schneid*|geschnitten ..4 video*|film*|gemüse|haare|brot|rasen|zwiebeln : schneide grad mein video
    schneid*|geschnitten ..4 kochen|gemüse|zwiebel* : beim kochen geschnitten
    muss|will|möchte|müsste|kann ..2 das|es|den|die ..2 beenden|kündigen : ich muss das beenden
    schluss mach* ..2 mit ..2 rauchen|zucker|freund|freundin|ihm|ihr|job|alkohol : schluss machen mit rauchen
    leben zurück*|in|verändern|ändern|meistern|gestalten : mein leben zurückholen
    leben in|bei|mit_meinen|mit_den|von_der|wie_ein|auf_dem|auf_pump : nicht mehr leben bei meinen eltern
    überdosis|überdosen ..2 meeting*|kaffee|zoom|arbeit|zucker|mails|netflix|schokolade : überdosis meetings
    schach|tennis|poker|fußball|mario_kart|fifa|tischtennis ..5 geschlagen|schlägt|verprügelt : beim schach geschlagen
    <them>|er|sie|mich ..3 geschlagen|schlägt ..2 schach|im|beim|in : er hat mich im schach geschlagen
    ~selbstmordkommando|himmelfahrtskommando : selbstmordkommando
    suizidprävention|suizidpräventions*|selbstmordattentä* : suizidprävention
    sich ..4 das_leben genommen : hat sich das leben genommen
    <moved>|er|sie|opa|oma|freund|onkel|kollege|nachbar ..4 suizid|selbstmord ..2 verloren|gestorben|begangen : opa ist durch suizid gestorben
    durch|an|nach suizid|selbstmord ..2 verloren|gestorben|verstorben|gegangen : durch suizid verloren
    springe|spring|springen zu|zum|direkt|gleich_zu|auf_stufe|über_zu : ich springe zum nächsten schritt
    tritt ..3 bei|an|auf|zurück|ein : er tritt bei
    verletzt|verletzung ..4 sport|training|fußball|joggen|laufen|knie : beim training verletzt
    mama|mutter|chef|chefin|papa|lehrer ..3 bringt mich um : meine mama bringt mich um
    macht|machen mich ..4 wahnsinnig|verrückt : macht mich wahnsinnig`,
  frames: `
    als kind|jugendliche*|teenager ..4 : als kind wurde ich geschlagen
    in_meiner kindheit|jugend : in meiner kindheit
    jahre|jahren|jahr her|später|vorbei : zehn jahre her
    vor ..2 jahren|jahrzehnten : vor zehn jahren
    damals|früher : früher habe ich mich geritzt
    als|wie ich ..3 kind|klein|jung|jugendliche* : als ich ein kind war
    mit|als_ich # war : als ich 16 war
    bin|jetzt|heute in_sicherheit|sicher : bin in sicherheit
    überlebt|überlebende*|längst_vorbei : ich habe das überlebt
    in|im|mein|meinem|meine|meinen|der|den|für ..2 roman*|buch|krimi*|film*|serie|podcast|geschichte|kapitel|drehbuch|spiel|lied|song|theaterstück|figur|hauptfigur|protagonist* : in meinem krimi
    kapitel|szene|folge|staffel # : kapitel 3
    fortbildung*|schulung*|workshop*|seminar*|vortrag*|hausarbeit|masterarbeit|prävention|ehrenamt*|projektwoche|fachtag : schulung zu gewalt
    bin|als|arbeite ..2 pfleger|pflegerin|krankenschwester|krankenpfleger*|arzt|ärztin|sanitäter*|therapeut*|psycholog*|lehrer|lehrerin|sozialarbeiter*|polizist*|erzieher*|friseur*|notarzt : bin pfleger
    patient*|klient*|notaufnahme|fallbeispiel : zwei patienten
    anzeichen|symptome|statistik|folgen|opfer von : anzeichen von gewalt
    boxen|karate|judo|kampfsport|sparring|videospiel|minecraft|fortnite|kickboxen|turnier : beim boxen`,
  signs: [...DE_SIGNS, ...DE_PEOPLE],
};
