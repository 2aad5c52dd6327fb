import { DE_ACTS } from './de-acts.ts';
import { DE_CARE } from './de-care.ts';
import type { LanguageWords } from './language-words.ts';
import { MEDICINES } from './medicines.ts';

export const DE: LanguageWords = {
  language: 'de',
  written: `nich=nicht nit=nicht net=nicht ned=nicht nix=nichts nixmehr=nichts i=ich isch=ich ik=ich hob=hab habs=hab grad=gerade jez=jetzt jetz=jetzt jz=jetzt heut=heute nacht=nacht mi=mich di=dich wida=wieder
    habpilln=pillen pilln=pillen tabletn=tabletten tabeltten=tabletten gschluckt=geschluckt umbring=umbringen aufn=auf ausm=aus unsre=unsere bissl=bisschen labe=leben num=nimmer wott=will hot=hat gsogt=gesagt voda=vater muada=mutter nimma=nimmer wann=wenn gschlogn=geschlagen schlogt=schlägt mei=mein ess=esse garnix=nichts garnichts=nichts grade=gerade`,
  classes: {
    ...MEDICINES,
    not: 'nicht kein keine keinen keinem keiner nie niemals niemand ohne nichts weder',
    affirm: `<not>.mehr nicht.weiter/mehr/anders/aus/auf/nur/so/gut/schlafen/aufhören/kontrollieren/wissen nicht_mehr ohne.arzt/rezept/grund/essen kann_nicht krieg_nicht weiß_nicht weis_nicht halt_nicht niemand_weiß kein_scherz kein_witz kein_spaß keinen_bock nichts_mehr ohne_dass halte_nicht`,
    turn: 'ich und aber weil wenn dann er sie wir bis dass mein meine denn oder bitte',
    i: 'ich mich mir mein meine meinen meiner meinem meines wir uns unser unsere bin hab habe sitz sitze liege lieg steh stehe',
    me: 'mich mir uns',
    again:
      'wieder immer ständig jeden jede täglich manchmal seit heute gestern erneut rückfall nachts abends oft',
    want: 'will wollen möchte wollte würde wünsche wünschte wünschen hoffe bereit lieber könnte sehne soll wäre muss werd werde plane gerne gern',
    will: 'will möchte werde werd plane plan vor muss gehe geh kann heute morgen gleich montag dienstag mittwoch donnerstag freitag samstag sonntag bald wird überlege denke hab_vor ernst jetzt schwöre würde wenn beschlossen denke_daran',
    intend:
      'will wollte sagt sagte gesagt droht drohte gedroht schreibt schrieb geschrieben meint meinte redet spricht versucht versuchte plant kündigt angekündigt möchte überlegt hat heute heut morgen spielt denkt',
    now: `jetzt gerade heute gleich sofort eben vor_einer_stunde stunde stunden minuten min vorhin messer pistole waffe axt beil blut blutet würgt ~gewürgt tür fenster versteckt eingeschlossen eingesperrt hilfe morgen bald notarzt 112 110 betrunken besoffen brücke dach gleise gleisen lebt_wohl tschüss hand kurz_davor`,
    filler:
      'wie kann man ich mich mir hilfe gedanken methode methoden schmerzlos schnell heute jetzt bitte am an der die das zu will möchte von ~tabletten ~paracetamol nummer telefon was tun ist es wollen denke besten einfachsten soll gefühl',
    fun: `lol haha hahaha lachen gelacht witz schach karten monopoly tennis karate boxen spiel spielen spiele quiz rennen marathon zahnarzt wenn_er_das_sieht wenn_sie_das_sieht wenn_er_das_erfährt wenn_sie_das_erfährt wenn_ich_das_vergesse wenn_ich_zu_spät langeweile peinlich kaffee koffein schokolade netflix zucker
      excel präsentation film serie roman krimi podcast figur charakter lied song ps5 zocken playstation schneeball kissenschlacht scherz kleiner_scherz elster chaos wecker in_den_rücken husten gehustet hustet wasserpistole hochzeitstag schnürsenkel digger zockt gezockt`,
    sport:
      'schach karten tennis karate boxen boxkurs spiel spiele match fußball handball training turnier ball rennen judo fitness gym muskelkater schwimmbad beckenrand sprungturm fallschirm bungee trampolin hantel kino tatort',
    accident:
      ' kartoffel* gemüseschäl* beim_schälen kochen gemüse* zwiebel* brot küche aus_versehen versehentlich unfall dose papier herd ofen pfanne backofen bügeln garten fahrrad katze rosen dornen sturz gestolpert haare pony kosten scheibe kuchen torte sonne grill toast basteln handwerk* eisglatt rasieren rasiert rasiere',
    kitchen:
      'koch* zwiebel* schärf* messerset gemüse* kuchen sammlung schnitz* repar* bau* streich* holz regal regale nagel nägel schrauben bild rahmen zelt geschenk kaufen gekauft baumarkt schrank zaun',
    idiom: `zum_totlachen totlachen totgelacht todmüde todesmüde tot_umfallen lach_mich_tot vor.lachen/scham/langeweile/neugier/peinlichkeit sterbe_vor sterben_vor sterbe.fast/gleich stirbt_die_hoffnung hoffnung_stirbt umgehauen schlag_mich_durch schlage_mich_durch schlägt_mich_das schlägt_auf schlägt_vor schlug_vor vorgeschlagen schlag_vor
      hängt_mir hänge_ich_mich rein bring_mich.zum/auf/weiter/nach/dazu bringt_mich.um_den/zum/auf/weiter/nach/noch_ins bringt_mich_um_den_verstand bringt_mich_noch_um bringt_mich_fast_um selbstmordkommando suicide_squad selbstmordattentäter selbstmörderisch umgezogen lebensmüde_witz ins_messer_laufen unterm_strich strich
      am_boden_zerstört arm_dran nehme_mir_das_recht nehm_mir_zeit auf_dem_dachboden leben.in/mit/bei/ohne/auf/allein/von/hier/getrennt/zusammen/als schlag_ins_gesicht töten_den_nerv letzten_nerv nerv_getötet
      haut_mich.um/nicht haut_rein tot_stellen um_die_ecke_bringen zeit_totschlagen zeit_totzuschlagen bis_aufs_messer wie_erschlagen schlug.mir/uns_vor messer_in_den_rücken ins_koma das/job/arbeit/hitze/stress/füße/rücken/kopf..bringt/bringen_mich_um bringen_mich_um springe_ins springe_über sprung_ins messer_in_den_rücken messer_in_den_rücken gerammt schlag_mich_so hätt/hätte/hätten/hättest...erwürgen/umbringen/erschlagen/ermorden/killen/töten/schlagen/erschießen/würgen.können könnte/könnt...erwürgen/umbringen/erschlagen/killen schweizer_messer taschenmesser blut_und_wasser blut_geleckt brotmesser sich...gebrochen ich_habe_mir ich_hab_mir hab_mir...gebrochen erwürgt_mich_mit erdrückt_mich_mit gegen_die_wand.gelaufen/gerannt/geredet/gefahren wand_fahren schlägt/schlage/schlagen.sahne/eier/eischnee haut/schlägt/haue/trommelt..auf.die_trommel/die_tasten/die_pauke/das_klavier/den_tisch sahne_schlagen schlägt_sahne schluss_mit.zucker/rauchen/kaffee/lustig/alkohol schluss_mit_dem.rauchen/zucker/job/kram/chaos/trinken/lernen hals_der_flasche am_hals_der_flasche messer_am_hals_der sterben_für töten_für vor_die_kamera bringt_sich_noch_um bringen_sich_noch_um`,
    suicideWord: '~selbstmord ~suizid ~überdosis freitod',
    settled: `vor...jahr/jahren/jahrzehnten jahre.her/später/danach jahren_her früher damals als_ich..kind/klein/jung/jugendliche/jugendlicher in_meiner.kindheit/jugend/vergangenheit als_kind in_#year in.meinem/meinen/seinem/dem/einem..roman/buch/film/drehbuch/krimi/serie/stück lese..buch/roman/artikel buch_über film_über serie_über doku_über doku..gesehen
 an_suizid_gestorben an..überdosis..gestorben gestorben...<suicideWord> verloren...<suicideWord> durch_suizid <suicideWord>...verloren/gestorben/trauer/hinterbliebene/prävention ich_arbeite..als/im/in/bei ehrenamt* seminar fortbildung vortrag hausarbeit ausbildung..pflege hinterbliebene überlebt überstanden trocken_seit jahre_trocken jahre_clean geträumt traum albtraum alptraum kapitel folge_# erste_hilfe_kurs patient patientin patienten klienten
 wenn.jemand/freund/freundin..sagt forenregeln trauergruppe selbsthilfegruppe..trauer therapie_aufgearbeitet nie_tabletten man_soll jahre..ohne_alkohol jahren..trocken jahre_ohne regeln_im_forum regeln_vom_forum wenn_dir_ein hatte..herzinfarkt recht_gegeben trocken_seit clean_seit als_wir..klein/kinder war..in_der_schule waren..in_der_schule #year_wollte #year_war #year_hatte #year_habe #year_hab mit_#_wollte wollte_ich..#year erster.mann/freund ersten.mann/ehe erste_ehe mein_erster mein_früherer das_ist..jahre_her jahre_her in_den_achtzigern in_den_neunzigern`,
    past: 'vor_jahren jahre_her damals früher letztes_jahr erledigt geklärt in_#year vormieter vorbei abgeschlossen gewonnen vor..jahren jahre_später brief_aufgemacht brief_geöffnet briefe_aufgemacht',
    other: `er sie ihn ihm ihr jemand freund freundin kumpel kumpels schwester bruder mutter mama mutti vater papa vati sohn tochter mann frau ehemann ehefrau partner partnerin ex exmann exfreund exfrau nachbar nachbarin nachbarn kollege kollegin kind kinder neffe nichte cousin cousine tante onkel oma opa großmutter großvater
      mitbewohner mitbewohnerin wg schwager schwägerin schwiegermutter schwiegervater stiefvater stiefmutter stiefsohn chef baby kleinkind kleine kleiner kleinen junge mädchen mitschüler mitschülerin bekannter bekannte mentee lehrer enkel enkelin azubi zimmernachbar typ kerl alter beste bester`,
    partner:
      'mann ehemann gatte freund partner ex exmann exfreund frau ehefrau freundin partnerin exfrau exfreundin verlobter verlobte lebensgefährte lebensgefährtin kerl alter',
    violent: `er sie <partner> papa vater vati mama mutter mutti stiefvater stiefmutter onkel tante opa großvater bruder schwester sohn tochter eltern schwager schwägerin schwiegermutter schwiegervater mitbewohner nachbar nachbarin typ kerl pfleger trainer lehrer neffe cousin enkel jemand pflegedienst einer kerl herrn pflegerin pflegekraft pflegerinnen pflegekräfte`,
    they: `<violent>`,
    overEdge: `hinterm_geländer hinter_dem_geländer übers_geländer über_das_geländer über_dem_geländer falschen_seite..geländer andere_seite_vom_geländer beine_baumeln füße_baumeln überm_geländer`,
    onLedge: `auf.dem.geländer/sims/fenstersims/brückengeländer am_abgrund auf_dem_parkhausdach aufm.parkhausdach/geländer/sims an_den_gleisen an_der_bahnsteigkante bahnsteigkante fensterbrett..stock am.parkhausrand/dachrand/brückenrand parkhausrand dachrand`,
    gasMeans: `schlauch...auspuff*/auto auspuff* helium kohlenmonoxid holzkohle_im gasflasche_und gashahn natriumnitrit schlauch_ist_drin motor_läuft...tor/zu garage...motor`,
    ready: `liegt bereit gekauft kofferraum besorgt fertig entschieden beschlossen da`,
    river: `fluss rhein see kanal donau elbe`,
    beam: `balken dachbalken scheune`,
    counted: `gezählt abgezählt`,
    hurtTool: `cutter rasierklinge klinge zirkel scherbe nadeln`,
    noAnswer: `antwortet_nicht geht_nicht_ans reagiert..nicht keine_reaktion meldet_sich_nicht bewegt_sich_nicht rührt_sich_nicht schlaff`,
    collapsed: `zusammengebrochen umgekippt liegt`,
    noKicks: `nimmer_strampeln strampelt..nicht/nicht_mehr/nimmer keine_kindsbewegung* kindsbewegungen..weg spür..nimmer spüre..kind..nicht tritt_nicht_mehr spüre..baby..nicht spür..baby..nicht spüre..baby..nicht_mehr spür..kleinen..nicht spüre..kleine..nicht spür...kleinen...nicht spür...kleine...nicht`,
    monthOf: `im..monat_schwanger in_der_#_woche #_ssw in_der..woche im.zweiten/dritten/vierten/fünften/sechsten/siebten/achten/neunten.monat`,
    stabbedMe: `auf_mich_eingestochen mich..gestochen/niedergestochen/angeschossen messer_in.den_bauch/die_schulter/das_bein mir..gestochen`,
    notStop: `hat_nicht_aufgehört hörte_nicht_auf nein_gesagt geweint`,
    beats: `~verprügelt verprügeln geprügelt verdroschen misshandelt ohrfeigen ohrfeigt zusammengeschlagen geschlagen_wird mit_dem_gürtel mit_einem_gürtel schlägt/haut/prügelt/geschlagen/verprügelt..gürtel gürtel..geschlagen/verprügelt mit_dem_kochlöffel mit_dem_stock holt_den_gürtel nimmt_den_gürtel mit_dem.gürtel/stock/kabel/bügel/kochlöffel`,
    minor: `bin_#age ich_bin_#age bin_zwölf bin_dreizehn bin_elf bin_vierzehn internat andere_jungs`,
    undress: `in_die_hose auszieh* zieht_mich_aus nackt filmt_mich ausziehen auszieht bilder_von_sich nacktbilder nacktfotos`,
    fasting: `fasten heilfasten fasten* fastenkur ramadan diät fastentag fastenkrise`,
    trash: `in_den_müll mülltonne im_müll weggeschmissen weggeworfen in_die_tonne klo_runter toilette weggekippt entsorgt mülleimer`,
    budget: `stunden ausgaben schulden zucker kurs`,
    inhaler: `spray inhalator`,
    forgot: `vergessen zuhause seit_der_op jahren`,
    peace: `ruhe kinder geschenke fünf_minuten`,
    stabbed: `niedergestochen eingestochen abgestochen erstochen angeschossen sich_in_den_kopf_geschossen ins/in_den/in_die.bein/bauch/brust/rücken/hals/arm.gestochen`,
    seizing: `krampft zuckt_am_ganzen augen_verdreht augen_sind_verdreht hat_einen_krampfanfall`,
    veins: `pulsader ~pulsadern arterie`,
    diabetic: `diabet* typ_1`,
    pump: `insulinpumpe`,
    dka: `keton* aceton azeton`,
    broken: `spinnt kaputt defekt geklaut`,
    batters: `prügelt verprügelt_uns`,
    beatsHer: `schlägt/verprügelt/prügelt/tritt.sie/seine/ihre`,
    splash: `schütte schütten kippe werfe`,
    skin: `hyaluron* zitronensäure sodbrennen`,
    climbed: `rübergeklettert drübergeklettert übers_geländer`,
    bang: `schlage schlag schlagen haue hau knall knalle knallt kopf_gegen kopf_gegen`,
    menace: `droht drohte gedroht bedroht drohung drohungen keiner_geht niemand_geht keiner_verlässt niemand_verlässt keiner_kommt_hier`,
    scrape: `kratze steche schabe ritze reiße drücke aufgeritzt geritzt aufgeschlitzt schneide aufgeschnitten geschnitten gekratzt kratz schnibbel schnippel schnipple`,
    enough: `schluss_mit keine nie_wieder`,
    number: `#`,
    coldTurkey: `kalter_entzug entzug`,
    kin: 'sohn tochter schwester bruder kind nichte neffe freundin freund mann frau mama papa enkel enkelin kumpel cousine mitbewohnerin',
    adult: `er sie <partner> papa vater mama mutter stiefvater stiefmutter onkel tante opa oma großvater großmutter babysitter babysitterin nachbar nachbarin nachbarn pflegemutter pflegevater pflegeeltern erzieherin erzieher lehrer lehrerin trainer schwester bruder schwägerin schwager jemand tagesmutter kita pfarrer priester betreuer betreuerin eltern schwiegermutter`,
    kid: `mein/meine/meinen/meinem/meiner/unser/unsere/unseren/unserer/unserem/unserm/ihr/ihre/ihren/sein/seine/seinen/der/die/das/den/dem..sohn/tochter/kind/kinder/kindern/baby/kleinkind/bub/junge/jungen/mädchen/enkel/enkelin/neffe/neffen/nichte/stiefsohn/stieftochter/säugling/zwillinge/kleine/kleinen/kleiner/dreijährige/dreijähriger/zweijährige/zweijähriger kleinen_bruder kleine_schwester meinen_bruder meine_schwester kinder kleinkind baby jährige jähriger 3jähriger 2jähriger 3jährige 2jährige jahre_alt ein_kind ein_mädchen ein_junge einem_kind`,
    hurtsKid: `tut..<kid>..weh/was_an <kid>..weh_tut/wehtut/quält/misshandelt quält/misshandelt/verbrennt..<kid>`,
    kids: 'bagger streiten sich_gegenseitig spielzeug einander hauen_sich schlagen_sich',
    sibling: 'bruder schwester oma opa geschwister mutter großmutter brüderchen schwesterchen',
    victim:
      'seine_frau seine_freundin meine_mutter meine_mama meine_schwester mama mutter mutti sie ihre_mutter ihren_mann seine_mutter meine_freundin meine_oma oma frau alten_mann alte_frau bewohner bewohnerin opa vater papa schwiegervater',
    people: 'leuten leute menschen jemandem jemanden anderen jedem',
    person: `ihn sie ihm ihr den chef chefin ex vater mutter bruder schwester stiefvater stiefmutter nachbar nachbarn kollege kollegen kollegin lehrer lehrerin mann frau freund freundin partner partnerin vermieter sachbearbeiter sachbearbeiterin typ typen kerl schwein arschloch wichser hund alle leute jemanden jemand familie mitbewohner mitschüler bastard schlampe exmann exfrau onkel schwager`,
    killSelf: `bring/bringe/umbringe..mich..um mich.umbringe/umbringen/umzubringen/töten/erhängen/erhänge/aufhängen/aufhänge/erschieße/erschießen/vergiften/ertränken/abmurksen/killen/wegmachen/aufzuhängen/zu_erhängen/zu_töten mich...umbringen/umzubringen/erhängen/erschießen erhäng/erhänge/erschieß/erschieße/töte/ertränke/vergifte..mich erhäng*_mich erschieß*_mich töte_mich häng/hänge.mich.auf/weg
 nehm/nehme..mir..das_leben mir..das_leben_nehmen mir..das_leben_nehm leben..beenden/beende/zu_beenden leben..ein_ende beende..mein_leben leben..nehmen mach/mache..schluss.mit_meinem/mit_allem_und schluss_machen_mit_meinem mach..ein_ende/dem_ganzen ein_ende_setzen selbstmord_begehen suizid_begehen mich_vor..zug/bahn vor_den_zug
 kugel_in_den_kopf mich_wegblasen gebe_mir_die_kugel geb_mir_die_kugel mir_die_kugel erlöse_mich mach_schluss_mit_mir springe..von_der_brücke springe..vom_dach will_springen geh_in_den_fluss bringe_mich_dann_um mich_umzubringen leben_ist_für_mich_erledigt schluss_mit_dem_leben leben_schluss schluss_mit_meinem mach_dem_ein_ende mach_dem_ganzen_ein erlöse_euch_von_mir erlös_euch geh_ins_wasser gehe_ins_wasser steine_in_den_taschen tüte_über_den_kopf plastiktüte_über setz_mir_den_goldenen goldener_schuss goldenen_schuss bring_ich_mich_um bringe_ich_mich_um ich_bring_mich_um`,
    killYou: 'sich_umbringen bringt_man_sich_um',
    suicidal:
      'suizidal selbstmordgefährdet suizidgedanken selbstmordgedanken suizidgefährdet lebensmüde_gedanken',
    suicide: 'selbstmord suizid freitod suizidgedanken selbstmordgedanken selbsttötung',
    thinkPlan:
      'denke denk gedanken überlege plane plan plant versuch versucht begehen gedacht gegoogelt informiert drüber brief such suche aussuche',
    wantDie: `<want>..sterben/tot/verrecken/krepieren/abkratzen <want>...sterben/tot_sein/nicht_mehr_da_sein/nicht_mehr_leben bereit_zu_sterben einfach_tot_sein für_immer.einschlafen/schlafen/weg will_weg_sein_für_immer sterben_will sterben_möchte tot_sein lieber_tot nicht_mehr_da_sein..will/möchte wollen_sterben todessehnsucht todeswunsch am_liebsten.tot/sterben/nicht_mehr wäre..tot wär_ich..tot ich_wär..tot mag_nicht_mehr_leben will_einschlafen_und_nicht möchte_einschlafen_und_nie`,
    noLive: `<not>_mehr..leben/aufwachen/da_sein/existieren/weiterleben will_nicht..leben nicht_mehr.leben/aufwachen/existieren/weiterleben nie_mehr_aufwachen nie_wieder_aufwachen nicht_mehr_lebenswert kein/keinen..grund/sinn..leben keinen_sinn_mehr_im_leben nicht_mehr_da_sein müde_vom_leben vom_leben_müde satt_zu_leben leben_nicht.lebenswert/wert leben..nicht_wert kein_leben_mehr
      nicht_weiterleben nicht_leben_will nicht_mehr_auf_der_welt nicht_mehr_auf_dieser_welt keine_lust_mehr_zu_leben keine_lust_mehr_aufs_leben nicht_länger_leben am_leben_sein_nicht nicht_mehr_am_leben nie_geboren nimmer..leben/aufwachen nimmer_da wachen_nicht_mehr_auf wachen_wir_nicht bin..lebensmüde bin_des_lebens_müde nicht_mehr_da_bin wenn_es_mich_nicht_mehr <not>..mehr_erleben weihnachten_nicht_mehr geburtstag_nicht_mehr mag_nicht_mehr_leben keinen_lebenswillen leben_hat_keinen_sinn leben_keinen_sinn mich_gibts_bald_nicht mich_gibt_es_bald_nicht lebe_nicht_mehr_lang aufhören_zu_leben aufhören_zu_existieren nicht_mehr_hier_sein plane_nicht..zu_leben enttäuscht..aufgewacht schade_dass_ich_aufgewacht hab_nicht_vor..zu_erleben will_nicht_alt_werden dann_nicht_mehr_am_leben`,
    theyDie: `will..sterben/tot_sein sterben_will sterben_möchte nicht_mehr_leben nicht_mehr_da_sein nicht_mehr_am_leben lebensmüde suizidal selbstmordgefährdet abschiedsbrief abschiedsnachricht morgen_tot um_zu_sterben abschiedsvideo will..nicht_mehr`,
    killThem: `bringt..sich..um sich.umbringt/umbringen/umzubringen/töten/erhängen/zu_erhängen/aufhängen/erschießen/erschießt/vergiften/zu_töten sich...umbringen/umzubringen/umbringt/erhängen/erschießt/erschießen sich..das_leben.nehmen/nimmt nimmt_sich_das_leben selbstmord_begehen selbstmord_machen vor_den_zug vom_dach_springen sich_was_antun sich_etwas_antun erhängt_sich erschießt_sich springt_vom springen er_springt sie_springt`,
    saved:
      'gesammelt gehortet aufgespart spar sammle sammel horte gebunkert bunker beiseite beiseitegelegt zurückgelegt aufgehoben spare sammelt keksdose',
    farewell:
      'abschiedsbrief* abschiedsnachricht abschiedsvideo briefe_sind_geschrieben brief_geschrieben_an_die_kinder lebt_wohl lebwohl macht_gut_alle letzte_nacht letzter_tag letzte_nachricht wenn_ihr_das_lest testament_gemacht abschied_genommen mein_abschied tschüss_an_alle geh/gehe/folge..ihr/ihm_nach geh_ich_ihr_nach folge_ich_ihr oma_nachgehen opa_nachgehen ihr_nachgehen ihm_nachgehen oma_folgen zu_oma_gehen zu_ihr_in_den_himmel bald_bei.oma/opa/ihr/ihm nachgehen',
    work: 'kollegen arbeit chef alkohol team job kündigung firma zigaretten',
    betterDead: `besser.dran/ohne_mich...tot/dann_bin/ausgesucht/tabletten/strick/sterbe/tod besser_ohne_mich..tot tot_mehr_wert mehr_wert_tot besser_dran_wenn_ich..tot/sterbe/weg_bin erst_sie_und_dann_mich besser_dran..gleis/brücke/wo/wie alle_besser_dran..überlegt ohne_mich..besser_dran..gleis/brücke/überlegt/seil/tabletten`,
    insurance: 'lebensversicherung versicherung risikolebensversicherung',
    die: 'sterben stirbt tot tod sterbe ~umbringen weg_bin schluss_machen tödlich umbringt leben_nehmen aufzuwachen weg_will weg_sein vorbei_ist bald_vorbei dafür es_vorbei',
    date: 'termin datum tag ausgesucht den_tag den_12 feststeht steht_fest am_# der_# nach_weihnachten   ',
    exam: 'prüfung klausur frist hochzeit handy akku laptop',
    drugName:
      '<painkiller> <opioid> <benzo> <antidepressant> <psychiatric> <bodyMedicine> <steroid> <insulin> tabletten pillen ~schlaftabletten',
    howDie: `schmerzlos*/schmerzfrei*/schnellste/schnellsten/einfachste/einfachsten/schnell...sterben/stirbt/umbringen/tod/suizid sterben_ohne_schmerzen wie_viele/wieviele/wieviel/wie_viel...<drugName>...sterben/umzubringen/tödlich/aufzuwachen/tot/umbringen wie_stirbt_man wie_bringe_ich_mich_um tödliche_dosis wie_kann_man_sterben womit_man_einschläft`,
    crash:
      'mauer..hart fahr*/lenk*/steuer*/ras*/setz*/knall*...gegen..baum/wand/mauer/brückenpfeiler/laster/lkw/leitplanke/pfeiler gegen..baum/wand/mauer/brückenpfeiler/laster/lkw/leitplanke/pfeiler...fahr*/lenk*/setz*/steuer* in_den_gegenverkehr fahr*/ras*...gegen..pfeiler gegen..pfeiler/baum/brücke/mauer/wand..lenken/fahren/steuern/ziehen/rasen lenkrad_rum lenkrad_verreißen lenkrad_loslassen in_den_pfeiler brückenpfeiler..fahren gegen_die_ich_fahren',
    end: 'schluss ende vorbei aus nimmer entschieden ruhe ruhe_ist dann_ist_ruhe',
    rope: 'strick seil strang schlinge gürtel_um',
    ropeUse:
      'hals hängt fertig heute gekauft dachboden keller balken baum bereit geknotet wo garage decke knoten besorgt liegt aufgehängt stuhl stadl aufghängt',
    boat: 'boot klettern hund schaukel kletterseil seilgarten',
    neck: 'um_den_hals um_meinen_hals am_hals hals',
    gun: 'pistole gewehr waffe knarre revolver schrotflinte flinte jagdgewehr jagdflinte',
    gunUse:
      'kopf schläfe mund ende schluss geladen heute abdrücken drück_ab tot sterben mach_es machs reicht kugel',
    hunt: 'jagd jäger wasserpistole klebepistole heißkleber museum film',
    head: 'kopf schläfe mund gesicht schädel kinn',
    jumpTrain: `vor.den/die/einen/nen.zug/bahn/u/s/ubahn/sbahn/laster/lkw/auto/bus/ice werf/werfe/wirft/werfen/schmeiß/schmeiße/springe/spring/leg/lege..mich..vor/auf/unter/von/aus vor_die_u_bahn vor_die_s_bahn mich_vor_einen vors_auto vorn_zug auf_die_gleise..legen/lege vorn.zug/ice/bahn vor_den_ice`,
    height:
      'brücke dach fensterbrett fensterbank balkon klippe hochhaus parkhaus stock geländer sims fenster turm dachkante brückengeländer felsen staumauer talsperre kran',
    jump: 'spring springe springen lasse_los lass_los loslassen stürz stürze runterspringen abspringen runter lebt_wohl lass_gleich_los lasse_gleich_los ',
    onHeight:
      'auf.der/dem/einer/einem..brücke/dach/fensterbrett/fensterbank/balkon/klippe/geländer/sims/hochhaus/parkhaus am_fenster..stock aufm_dach aufm_geländer fensterbrett',
    lastly:
      'lass_los lasse_los loslassen spring springe springen lebt_wohl danke schluss fall runter gleich lass_gleich_los',
    onTrack:
      'liege..gleisen/schienen sitze..gleisen/schienen stehe..gleisen/schienen warte_auf_den_zug..gleis* bin/liege/lieg/sitze/sitz/stehe/steh/leg/lege/ich..auf_den.gleisen/schienen/bahngleisen leg/lege..mich..auf_die.gleise/schienen auf_den_gleisen_und_warte ',
    cutSelf: `ritz/ritze/ritzt/ritzen/geritzt..mich mich..geritzt/ritzen/ritze/geschnitten/aufgeritzt/zu_ritzen/zu_schneiden/schneide schneid/schneide..mich schneid/schneide..mir mir..in_den_arm/in_die_arme/die_arme/den_arm/die_beine/oberschenkel/arme/beine..geschnitten/schneide/schneiden/aufgeschnitten/geritzt mir..arm/arme/bein/beine/oberschenkel/unterarm/haut/handgelenk..aufgeschnitten/aufgeritzt/geschnitten/geritzt/zerschnitten schneid/schneide..in_die_arme/in_den_arm mir...arme/arm/beine/oberschenkel/unterarme..aufgeschnitten/aufgeritzt/zerschnitten schnitte..in_die.beine/arme/oberschenkel/haut mach..mir..schnitte`,
    cut: 'geschnitten schnitt schneide aufgeschnitten geritzt diesmal_zu_tief war_ich_zu_tief',
    selfHarm: 'selbstverletz* selbstverletzung svv ritzen selbstverletzendes',
    hurtSelf: `verletze/verletz/verbrenne/verbrenn/schlage/schlag/kratze/bestrafe/beiße/beiss..mich..selbst/selber/absichtlich/immer/wieder mich..selbst/selber..verletzt/verletze/verletzen/verbrannt/geschlagen/verbrenne/verbrennen/schlage mich..verletzen mich_absichtlich tue/tu..mir..weh/was_an mir..weh_tun/weh_tu/was_antun/etwas_antun/wehzutun/weh_zu_tun verbrenne_mich verletze_mich_selbst mir_selbst_weh schlag.mir/mich verbrüh/verbrühe..mir/mich verbrenn/verbrenne..mir`,
    purpose:
      'absichtlich absicht extra selbst bewusst vorsatz druck strafe spüre spüren selber bis_ich_was bis_ich_etwas bis_es_weh bis_blut bis_es_blutet druck_weg druck_weggeht sonst_spür spüre_nichts damit_ich_was_spüre beruhigt_mich überhaupt_was_spüre was_spüre was_spür',
    burn: 'verbrenne verbrannt brenne drücke drückt drück verbrennt verbrüht ausgedrückt verbrüh* gebrannt drückte ausdrücke drücke_die_zigarette verbrühe verbrüh',
    burner:
      'zigarette* kippe kippen feuerzeug bügeleisen heißes_wasser herdplatte zigarettenkippe glimmstängel',
    limb: 'arm arme armen arms bein beine haut handgelenk oberschenkel hand mir mich hände bauch rücken',
    self: 'mich mir',
    wall: 'wand tür boden tisch mauer fliesen kachel schrank türrahmen',
    blood: 'blut blutet blute bluten beule blutig',
    cutsThem: `ritzt.sich sich..ritzt/geritzt/ritzen/schneidet/geschnitten/verletzt schneidet.sich verletzt_sich_selbst sich_selbst.verletzt/verbrennt/schlägt schneidet_sich`,
    woundsSeen: 'schnitte schnittwunden narben klingen rasierklingen ritzwunden brandwunden',
    slit: `pulsader*/handgelenk*/adern/kehle..aufgeschnitten/aufschneiden/geschnitten/auf/schneiden/aufgeschlitzt/schneide/aufschneide/durchgeschnitten pulsadern schneid/schneide..pulsader*/handgelenk* pulsadern..offen arme_aufgeschlitzt`,
    bleed:
      'blutet blute bluten blut tief blutung hört_nicht_auf nähen läuft_und_läuft handtuch voll spritzt spritzte durchtränkt nicht_auf_zu_bluten zu_tief zu_bluten',
    blade: 'rasierklinge klinge messer skalpell schere cutter teppichmesser scherbe',
    wrist: 'handgelenk handgelenke pulsadern pulsader adern arm hals',
    ...DE_CARE,
    ...DE_ACTS,
  },
};
