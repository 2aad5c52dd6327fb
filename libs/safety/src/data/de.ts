import { DE_BODY } from './de-body.ts';
import { DE_HOME } from './de-home.ts';
import { DE_OTHERS } from './de-others.ts';
import { DE_PEOPLE } from './de-people.ts';
import { DE_SIGNS } from './de-signs.ts';
import { DE_SUICIDE } from './de-suicide.ts';
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
    die: '~sterben sterbn sterbm sterb tot krepier* verreck* abkratzen draufgehen verrecken totsein tod',
    end: '~umbringen ~umzubringen umbring* umzubring* töten erhäng* aufhäng* erschieß* ertränk* vergift* umlegen ermord* erwürg* abstech*',
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
      'antidepressiva schmerzmittel xanax* kapsel* benzos ~tabletten paracetamol xanax ibu ibus novalgin aspirin tramadol ' +
      'lyrica opipramol quetiapin zopiclon zolpidem diazepam lorazepam vomex hoggar oxycodon mirtazapin sertralin dormicum ' +
      'hustensaft beruhigungsmittel',
    took:
      'geschluckt genommen eingenommen eingeworfen reingehauen getrunken runtergespült geschmissen intus schluck* genomm drin ' +
      'im_bauch im_magen gefuttert weggehauen',
    lots:
      'alle alles zehn fünfzehn zwanzig dreißig vierzig fünfzig hundert ganze ganzen packung schachtel dose handvoll blister viel viele vielen zuviel überdosis dutzend 10 12 15 20 25 30 40 ' +
      '50 60 rest streifen restliche doppelte',
    means: 'seil strick tabletten pistole waffe rasierklinge* klinge* pillen schlinge gift insulin gewehr',
    weapon:
      'messer pistole waffe waffen gewehr axt knarre bombe hammer benzin säure baseballschläger beil munition',
    them:
      'ihn sie ihm ihr alle jeden jemand jemanden die_alle chef lehrer nachbarn nachbar ex mann frau vater mutter stiefvater ' +
      'leute menschen kinder baby mitschüler kollegen kollegin kollege bruder schwester den die diesen',
    kin:
      'oma opa omi opi mama papa mutter vater bruder schwester tante onkel großmutter großvater schwiegermutter schwiegervater cousin cousine ' +
      'freund freundin kollege kollegin nachbar nachbarin mann frau sohn tochter kind baby pate nachbarn',
    pet: 'hund katze kater hamster haustier pferd kaninchen meerschweinchen wellensittich',
    game: 'spiel game level endgegner runde zocken gezockt zocke minecraft fortnite valorant zelda call_of_duty gta ego_shooter controller gegner schach gaming lobby',
    fiction:
      'roman krimi buch film serie drehbuch hauptfigur figur szene kapitel theaterstück songtext gedicht protagonist* kurzgeschichte thriller ' +
      'tatort podcast true_crime horrorfilm netflix staffel folge theater thrillern hörbuch manga anime',
    past: 'früher damals als_jugendliche* als_teenager als_kind vor_jahren jahre_her vor_#_jahren vor_zehn_jahren vor_fünf_jahren jahrelang mit_16 mit_15 mit_17 mit_20',
    trivial:
      'laufen sitzen essen warten stehen gehen zurück absagen umbuchen ändern einlogg* einloggen anmelden öffnen hochladen zugreifen finden tippen hören ' +
      'sehen lachen schlafen erreichen erinnern arbeiten lesen trinken rauchen bezahlen leisten verschieben umtauschen vorstellen bewegen lange so viel in',
    cutThing:
      'zucker kosten ausgaben haare hecke rasen stoff gemüse zwiebel* brot video* film* pony abos kaffee kuchen bewerbungsvideo kohlenhydrate budget fleisch',
    soon: 'heute morgen gleich jetzt bald wochenende montag freitag samstag sonntag nachher abend nacht',
    moved:
      'kinder kindern familie mama eltern frau mann tochter söhne sohn alle schwester bruder freunde freundin',
    body:
      'arm arme armen handgelenk* unterarm* oberschenkel* schenkel bein beine beinen haut bauch hüfte* rippen waden hand hände handrücken ' +
      'innenseite finger brust knöchel gesicht schulter* puls',
    self: 'ich i mich mir mi mein meine meinen meinem meiner hab habe bin',
    leap: 'spring* gesprungen runterspring* runterzuspringen runterspringen hinunterspring* stürz* runterstürz* hüpf* fallenlassen fallen_lassen runterfallen',
    height:
      'brücke* autobahnbrücke balkon dach hochhaus parkhaus parkdeck klippe* turm fenster fensterbrett stockwerk stock geländer viadukt felsen kran',
    rail: 'gleis* schiene* zug züge ice s_bahn u_bahn sbahn ubahn bahn güterzug straßenbahn bahnsteig bahngleis*',
    crash: 'baum brückenpfeiler gegenverkehr leitplanke wand mauer lkw laster pfeiler',
    deathly:
      'sterb* tot tod todes totsein leiche grab sarg beerdigung jenseits umbring* umzubringen erhäng* ertränk* ertrinken verblut* ' +
      'selbstmord* suizid* freitod abkratz* krepier* verreck* draufgeh*',
    longing:
      '<wish> gedank* gedacht bald gut besser müde schön angst endlich froh freu* kopf stimme heute morgen nacht google* gegoogelt recherchier* ' +
      'oft manchmal ständig immer egal erlösung ruhe sinn jeden dauernd reizt warte',
    dead: 'oma opa mama papa mutter vater bruder schwester kind sohn tochter mann frau baby ihm ihr dir freund freundin',
    woundSelf:
      'ritz* geritzt aufgeritzt schneid* geschnitten aufschneid* aufgeschnitten zerschnitten verbrenn* verbrannt verbrüh* brenn* kratz* ' +
      'zerkratz* gekratzt aufgekratzt aufkratz* verletz* schlitz* aufgeschlitzt zugefügt',
    tool:
      'klinge* rasierklinge* rasierer messer cutter* teppichmesser scherbe* nadel* zirkel skalpell anspitzer feuerzeug* zigarette* ' +
      'bügeleisen herdplatte glasscherbe* schere taschenmesser',
    crave:
      'druck drang verlangen lust bedürfnis impuls* zwang juckt sehn* gedank* denk* brauch* beruhig* hilft rückfall rückfällig wieder ' +
      'kurz_davor starr* schau* widersteh* erleichter* entlast* dauernd ständig angefangen täglich vermiss* reizt',
    drug: 'ecstasy mdma ghb fentanyl heroin kokain koks speed pilze lsd ketamin drogen droge kräuter opium crystal teile poppers lachgas pulver codein',
    ill:
      'schwindlig schwindelig schlecht übel angst herz* rast rasen kribbel* zitter* verschwommen doppelt dreht ohren kotz* erbrech* hilfe was_tun ' +
      'krankenhaus notarzt giftnotruf bereu* einschlaf* müde benommen taub lall* krampf* bauchschmerzen magen sterbe schweiß',
    unwell:
      'bewusstlos* ohnmächtig ansprechbar reagiert atmet atem röchel* röchelt schnarch* puls krampf* krampft zuckt blau lila kalt wach wecken ' +
      'aufwecken aufwachen weckbar bewegt rührt schaum umgekippt zusammengebrochen lallt antwortet',
    blow:
      'gewürgt würgt geohrfeigt ohrfeig* ohrfeige backpfeife watsche* schelle geboxt faust fäusten fausthieb runtergestoßen runtergeworfen ' +
      'gestoßen geschleudert geschubst geschlagen zugeschlagen zuschlägt verprügelt verdroschen vermöbelt angespuckt bespuckt beworfen verbrüht verbrannt ' +
      'getreten zusammengetreten vergewaltigt misshandelt gebissen eine_geknallt eine_gescheuert eine_gelangt eine_geklatscht eine_verpasst ' +
      'an_den_haaren haaren luft_abgedrückt luft_zugedrückt nase_gebrochen arm_verdreht arm_gebrochen rippe* treppe_runter gegen_die_wand ' +
      'mit_dem_gürtel ins_gesicht in_den_bauch in_die_rippen ausgedrückt verdrischt prügelt gebrochen krankenhausreif übergossen drübergekippt über_mich_gekippt kochendem_wasser heißes_wasser heißem_wasser umgehauen tritte schläge gehauen runtergehauen eine_gewischt gepfeffert zugelangt ausgeholt eine_reingehauen draufgehauen',
    control:
      'kontroll* überwach* überprüf* durchsuch* durchwühl* liest lesen checkt trackt ortet ortung gps airtag spionier* mitliest zählt filzt standort ' +
      'verlangt bestimmt vorschreib* schreibt_mir_vor entscheidet tracking verfolgt fotografier* screenshot*',
    fear:
      'angst ängste panik herzklopfen herzrasen zitter* zucke zuckt zusammenzuck* zusammen erstarr* gänsehaut bauchweh magen fürcht* graut bammel ' +
      'schiss todesangst verkrampf* schlottern eingeschüchtert',
    bruise:
      'blaue_flecken blauen_flecken blauer_fleck blauen_fleck blaues_auge veilchen bluterguss blutergüsse würgemale schwellung* platzwunde ' +
      'rippe* prellung* flecken hämatome aufgeplatzt* geschwollen* auge',
    minor:
      'bin_8 bin_9 bin_10 bin_11 bin_12 bin_13 bin_14 bin_15 bin_16 erst_8 erst_9 erst_10 erst_11 erst_12 erst_13 erst_14 erst_15 werde_14 werde_13 ' +
      'bin_elf bin_zwölf bin_dreizehn bin_vierzehn bin_fünfzehn bin_ja_erst erst_zwölf erst_elf erst_dreizehn minderjährig w13 w14 m13 m14 w12 ' +
      'ich_9 ich_10 ich_11 ich_12 ich_13 ich_14 ich_15',
    kill:
      'umbring* umzubringen umgebracht töten zu_töten ermord* erwürg* abstech* erstech* abknall* niederschieß* erschieß* überfahr* umfahr* plattfahr* ' +
      'anzünd* abfackel* vergift* totschlag* erschlag* abschlacht* aufschlitz* kaltmach* plattmach* totfahren killen umlegen hinricht* kopf_abschlagen ' +
      'krankenhausreif tottret* zusammenschlag*',
    hurt:
      'weh wehtun wehtu* weh_tun verletzen zu_verletzen verletze schlagen schlage schlag zuschlag* zuzuschlagen antun anzutun antue was_antue erwürgen ' +
      'würgen verprügeln prügel* treten leiden quälen schütteln stoßen foltern',
  },
  affirmed: `
    nicht|ned|net|nich mehr|nur|aufhören|schlafen|weiter|klar|zum_spaß|übertrieben|einfach|glauben : ich kann nicht mehr und will sterben
    kein|keine|keinen witz|scherz|spaß|ausweg|kraft|ahnung|sinn|hoffnung|zweifel|plan|bock_mehr|lust_mehr : kein witz ich bring mich um
    <not> ..3 aufhören|stoppen|weiter : ich kann nicht aufhören`,
  idioms: `
    ohne ..1 kaffee|tee|musik|handy|internet|schokolade|zucker|schlaf|kalender|google ..4 leben : ohne kaffee kann ich nicht leben
    blut schweiß : blut, schweiß und tränen
    laufen|rennen|wettkampf|spiel|turnier|wettlauf ..2 geschlagen|schlägt|besiegt : beim laufen geschlagen
    job|arbeit|hitze|chef|prüfung|rücken ..5 bringt|macht ..1 mich ..4 um|fertig|kaputt : der job bringt mich langsam um
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
    schneid*|geschnitten ..4 kochen|gemüse|zwiebel* : geschnitten beim kochen
    muss|will|möchte|müsste|kann ..2 das|es|den|die ..2 beenden|kündigen : ich muss das beenden
    schluss mach* ..2 mit ..2 rauchen|zucker|freund|freundin|ihm|ihr|job|alkohol : schluss machen mit rauchen
    leben zurück*|in|verändern|ändern|meistern|gestalten : mein leben zurückholen
    leben in|bei|mit_meinen|mit_den|von_der|wie_ein|auf_dem|auf_pump : nicht mehr leben bei meinen eltern
    überdosis|überdosen ..2 meeting*|kaffee|zoom|arbeit|zucker|mails|netflix|schokolade : überdosis meetings
    schach|tennis|poker|fußball|mario_kart|fifa|tischtennis ..5 geschlagen|schlägt|verprügelt : beim schach geschlagen
    <them>|er|sie|mich ..3 geschlagen|schlägt ..2 schach|im|beim|in : er hat mich geschlagen im schach
    ~selbstmordkommando|himmelfahrtskommando : selbstmordkommando
    suizidprävention|suizidpräventions*|selbstmordattentä* : suizidprävention
    sich ..4 das_leben genommen : hat sich das leben genommen
    <moved>|er|sie|opa|oma|freund|onkel|kollege|nachbar ..4 suizid|selbstmord ..2 verloren|gestorben|begangen : opa ist durch suizid gestorben
    durch|an|nach suizid|selbstmord ..2 verloren|gestorben|verstorben|gegangen : durch suizid verloren
    springe|spring|springen zu|zum|direkt|gleich_zu|auf_stufe|über_zu : ich springe zum nächsten schritt
    tritt ..3 bei|an|auf|zurück|ein : er tritt bei
    verletzt|verletzung ..4 sport|training|fußball|joggen|laufen|knie : verletzt beim training
    mama|mutter|chef|chefin|papa|lehrer ..3 bringt mich um : meine mama bringt mich um
    macht|machen mich ..4 wahnsinnig|verrückt : macht mich wahnsinnig
    vor lachen|hunger|durst|hitze|langeweile|scham|neugier|aufregung|nervosität|kälte|schreck|freude|peinlichkeit|lampenfieber ..5 sterb*|gestorben|krepier*|umgekommen|umkomm*|tot|mehr|weg|platz* : vor lachen fast gestorben
    sterb*|gestorben|krepier*|umgekommen|tot ..3 vor|lachen|hunger|hitze|langeweile|peinlich*|durst|scham : fast gestorben vor hitze
    peinlich*|blamier*|schäm* ..8 sterben|gestorben|boden|verschwinden|versinken|versunken : so peinlich, ich wollte im boden versinken
    tot|erledigt ..3 nach|vom|von_der ..3 schicht|training|arbeit|tag|marathon|umzug|party|spätschicht|nachtschicht|sport|lauf|joggen|frühschicht|dienst|woche : bin tot nach der schicht
    <kin>|<pet> ist|war|wurde|liegt|hat|sind ..4 gestorben|verstorben|beerdigt|beigesetzt|eingeschläfert|im_sterben|tot|krebs : meine oma ist gestern gestorben
    tod|todestag|beerdigung|grab|sterben|begräbnis|trauerfeier|asche|nachlass ..2 meiner|meines|von|vom|der|des|meinem|unserer|unseres ..3 <kin>|<pet> : nach dem tod meiner mutter
    gestorben|verstorben|beerdigt|eingeschläfert ..4 <kin>|<pet> : vor zwei jahren verstorben ist mein vater
    bringt|bringen|brachte|killt|killen|tötet|erschlägt|umbringt ..3 mich|um & rücken*|kopfweh|füße|muskelkater|hitze|kälte|mathe|excel|bürokratie|steuer*|stau|heuschnupfen|meeting*|papierkram|kater|neugier|spannung|warten|ungeduld|latein|statistik|formular*|woche|kurs|hausarbeit|bewerbung* : mein rücken bringt mich um
    bringt|killt|tötet|erschlägt|umbringt ..3 mich|um & vergess*|verpass*|abgeb*|abgabe|hochzeitstag|müll|aufräum*|note*|zeugnis|spülmaschine|einkauf* : mein mann bringt mich um wenn ich den hochzeitstag vergesse
    könnt|könnte|würd|würde ..6 erwürgen|umbringen|killen|erschlagen & drucker|computer|laptop|router|software|wecker|mücke*|mückenstich*|nervensäge|haha|lol : ich könnte diesen drucker erschlagen
    arbeit*|schicht|lager|dienst|büro|uni|training|lernen ..8 tot|leer|erledigt|kaputt : ich arbeite nachts und bin morgens tot
    kontrolle|überblick ..2 über ..2 ausgaben|finanzen|geld|zeit|budget|essen|termine : die kontrolle über meine ausgaben
    <not> ..2 lust|bock|energie|motivation ..3 job|arbeit|uni|schule|sport|lernen|büro|hausarbeit|kochen|aufräumen|kurs|meeting* : keine lust mehr auf den job
    tote ..1 hose : hier ist tote hose
    <game> & <die>|umgebracht|abgeschossen|erschossen|gekillt|abgeknallt|killen|töten|gestorben|erschießen|besiegt|boss|umbringen|ermordet|mord|stirbt : im spiel hat mich der boss gekillt
    <fiction> & <die>|<end>|suizid*|selbstmord*|springt|erhängt|umgebracht|ermordet|ermorden|stirbt|mord|mörder*|umbringt|leiche*|gestorben|tötet|erschossen|ersticht|killer|ritzt|schlägt|schlagen|messer|waffe : in meinem roman springt die figur von der brücke
    <past> & wollte|hatte|habe|hab|dachte|war|versuch*|ging|litt|kämpfte & <die>|suizid*|nicht_mehr_leben|selbstmord*|umbringen|lebensmüde|geritzt|ritzen|svv|magersucht|tabletten|brücke|schluss : als jugendliche wollte ich sterben
    wollte|hatte|dachte|war ..8 sterben|nicht_mehr_leben|suizid*|selbstmord*|umbringen|geritzt & heute|jetzt|inzwischen|mittlerweile|seit_jahren & gut|froh|glücklich|stabil|dankbar|gesund|besser|helfe|leb|lebe|frei : ich wollte sterben, heute bin ich froh
    foto*|bilder|video*|tor|tore|selfie* ..4 schieß*|geschossen|erschossen : fotos geschossen
    spring*|gesprungen|sprung ..4 kaltes|wasser|becken|see|pool|schatten|trampolin|fallschirm|bungee|seil|auto|dusche|bus : springen wir in den see
    ins_kalte_wasser|ins_wasser|in_den_see|in_den_pool|auf_den_zug ..3 spring*|aufspring*|gesprungen|werfen|geworfen : ins kalte wasser geworfen
    zug|bahn|bus|ice ..4 verpasst|verspätung|erwisch*|ausgefallen|fällt_aus|umsteig*|fährt|sitze|sitz : hab den zug verpasst
    sitz|sitze|bin|steh|stehe ..2 im|in_der|in ..1 zug|bahn|ice|stau|bus : sitze im zug
    akku|kühlschrank|konto|tank|batterie|kasse|geldbeutel|teller|druckerpatrone ..3 leer|tot : akku leer
    kann|konnte|könnte|kanns|will|mag ..6 <not> mehr ..3 <trivial> : ich kann mich nicht mehr einloggen
    kann|konnte <not> mehr vor_lachen|vor ..1 lachen? : kann nicht mehr vor lachen
    mich|mir|finger|hand & geschnitten|verbrannt|verletzt|gestochen|verbrüht|aufgekratzt|verbrenn* & kochen|küche|gemüse|papier|rasieren|bügeln|grill*|backen|ofen|handwerk*|basteln|umzug|dose|brot|zwiebel*|versehen*|unfall|katze|rosen|garten|sport|werkstatt|tomate*|sonne|mücke*|tee|suppe|auflauf|kaktus : hab mir beim kochen in den finger geschnitten
    <cutThing> ..4 schneid*|geschnitten|kürz*|streich* : ich muss zucker streichen
    schneid*|schneide|geschnitten|kürz* ..4 <cutThing> : schneide grad die hecke
    gegner|finale|halbfinale|spiel|match|turnier|rekord|liga|derby ..5 geschlagen|schlagen|fertig|platt*|vernichtet|besiegt|abgeschossen|zerlegt|umgehauen : den gegner im finale geschlagen
    letzte|letzter|letzten|letztes tag|woche|schicht|nacht|nachricht|abend ..4 büro|job|firma|arbeit|uni|schule|urlaub|praktikum|kurs|probezeit|frist|elternzeit|semester|geschlafen|schlecht|vom|ferien|hier_im : mein letzter tag im büro
    todsicher|totschick|todernst|todmüde|sterbenslangweilig|sterbensmüde|todlangweilig|mordshunger|mordsmäßig|totalschaden : todmüde
    selbstverteidigung*|erste_hilfe|ersthelfer*|rettungsschwimmer* : erste hilfe kurs
    messer|axt|waffe|beil ..6 küche|kochen|gemüse|schärf*|schleif*|camping|holz|kochkurs|schneidebrett|scharf : messer für die küche
    <pills>|medikament* ..6 blutdruck|allergie*|erkältung|migräne|schilddrüse*|vergess*|rezept|apotheke|kopfweh|kopfschmerz* : tabletten gegen blutdruck
    aufhäng*|aufgehängt|aufzuhängen ..4 an|am|thema|wäsche|bild|bilder|jacke|plakat|kleinigkeit* : ich muss mich immer aufhängen an kleinigkeiten
    wäsche|bild|bilder|plakat*|thema|lampe|gardinen ..5 aufhäng*|aufgehängt : die wäsche aufhängen
    blaue_flecken|blauen_fleck|fleck* & turnen|sport|fußball|spielplatz|fahrrad|klettern|handball|training|skaten|schaukel|gestolpert|volleyball|reiten : blaue flecken vom turnen
    streit ..3 um|über|wegen : streit um den abwasch
    ich ..2 tu|tue|mach* ..2 mir ..2 nichts|nix : ich tu mir nichts an`,
  frames: `
    thema|hausarbeit|referat|aufsatz|studie|unterricht ..4 ~selbstmord|suizid : referat zum suizid
    ~selbstmord|suizid ..4 thema|hausarbeit|referat|studie|unterricht : suizid ist thema
    als kind|jugendliche*|teenager : als kind wurde ich geschlagen
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
    beim|im|vom|zum|mein ..1 boxen|karate|judo|kampfsport|sparring|videospiel|minecraft|fortnite|kickboxen|turnier|boxkampf : beim boxen
    arbeite|arbeiten|jobbe|praktikum|ehrenamtlich|anfangen|angefangen ..4 frauenhaus|jugendamt|kinderheim|beratungsstelle|psychiatrie|telefonseelsorge|krisendienst|hospiz|rettungsdienst|kita|wohngruppe|gefängnis : ich arbeite im frauenhaus`,
  signs: [...DE_SIGNS, ...DE_SUICIDE, ...DE_BODY, ...DE_PEOPLE, ...DE_HOME, ...DE_OTHERS],
};
