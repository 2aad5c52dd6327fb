import type { LanguageTable } from './table.ts';

export const DE: LanguageTable = {
  language: 'de',
  classes: {
    after: 'nicht nich ned net nie niemals nimmer',
    person:
      'ihn sie chef ex alle jemanden leute mann frau nachbarn nachbar vater mutter bruder kollegen kollegin lehrer lehrerin freundin freund schwester menschen vermieter stiefvater stiefmutter onkel tante eltern mitschüler familie ihm ihr leuten anderen jemandem meinen_sohn meine_tochter papa mama cousin',
    not: 'nicht nich nix nichts ned net nie niemals kein keine keinen keinem keiner nimmer nimma ohne weder nit niemand',
    turn: 'ich i aber und weil dass wenn er sie ob denn oder doch sondern bis mein meine',
    i: 'ich i mich mir',
    want: 'will möchte möcht moechte würde_gern würd_gern wollte werde wünschte wünsche könnte kann denke überlege plane vorhabe versuche',
    killself:
      'erhänge_ich_mich  umbringen umzubringen umbringe das_leben_nehmen das_leben_zu_nehmen leben_beenden leben_zu_beenden ~selbstmord ~suizid suizidieren erhängen aufhängen erschießen töten zu_töten vergiften vor_den_zug zug_werfen vom_leben_erlösen um_die_ecke',
    someone:
      'baby dreijährige dreijähriger jährige jähriger kleinkind enkel enkelin mitbewohnerin kleiner kleine er sie freund freundin kumpel schwester bruder mutter mama mutti vater papa sohn tochter mann frau partner partnerin kollege kollegin nachbar nachbarin kind jemand ex mitbewohner mitbewohnerin cousine cousin oma opa schülerin schüler nichte neffe ehemann ehefrau baby verlobter verlobte',
    partner:
      'kerl typ lover verlobte mann ehemann frau ehefrau freund freundin partner partnerin ex exmann exfreund exfrau verlobter lebensgefährte lebensgefährtin er sie',
    parent:
      'papas stiefbruder betreuer vater papa vati mutter mama mutti stiefvater stiefmutter stiefpapa onkel tante opa großvater eltern pflegevater pflegemutter pflegeeltern oma',
    hits: 'schlägt schlug geschlagen schlagen haut gehauen verprügelt verprügeln verprügelte prügelt prügelte zusammengeschlagen ohrfeigt geohrfeigt tritt getreten boxt würgt gewürgt würgte misshandelt vergewaltigt verdrischt verdroschen vermöbelt drischt getreten_und schlagt schläg',
    kid: 'meinen_sohn unseren_sohn meine_tochter unsere_tochter mein_kind unser_kind meine_kinder unsere_kinder die_kinder das_kind mein_baby unser_baby das_baby seine_kinder ihre_kinder seinen_sohn ihren_sohn seine_tochter ihre_tochter sein_kind ihr_kind meinen_kleinen_bruder meine_kleine_schwester meinen_bruder meine_schwester meinen_enkel meine_enkelin meinen_neffen meine_nichte den_jungen das_mädchen ein_kind den_kleinen die_kleine meinen_kleinen meine_kleine meinem_sohn unserem_sohn meiner_tochter unserer_tochter meinen_kindern unseren_kindern meinem_kind unserem_kind den_kindern dem_kind meinem_baby dem_baby meinem_kleinen_bruder meiner_kleinen_schwester meinem_bruder meiner_schwester seinen_kindern ihren_kindern stiefsohn stieftochter',
    took: 'eingenommen_und abgeschluckt runtergeschluckt gegessen_hat gefuttert  genommen geschluckt eingenommen eingeworfen gegessen getrunken nahm schluckte intus reingepfiffen reingezogen runtergespült geschluckte verschluckt eingeschmissen',
    many: 'zuviele_von sämtlicher beide_packungen zwei_packungen drei_packungen alle ganze ganzen ganzes sämtliche packung packungen schachtel schachteln flasche dose haufen handvoll viele zu_viel zuviel zu_viele zuviele menge jede_menge massig blister streifen zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig hundert fünfzehn zwölf dutzend #10 alles rest vorrat röhrchen überdosis doppelte',
    drug: 'blutdrucktabletten ~herztabletten ~beruhigungspillen tablettenpackung tablettenpackungen schmerzpillen  tablette tabletten pille pillen ~paracetamol ibuprofen ibu ibus aspirin ~schlaftabletten ~schlafmittel ~schmerztabletten ~schmerzmittel medikament ~medikamente ~medikamenten ~antidepressiva ~antidepressivum tavor valium ~diazepam ~lorazepam xanax ~beruhigungsmittel ~beruhigungstabletten ~zopiclon tilidin tramadol ~quetiapin ~amitriptylin ~citalopram ~sertralin mirtazapin kapseln herztabletten herzmittel opiate morphin methadon insulin lithium benzos novalgin oxycodon doxepin betablocker pregabalin lyrica medis',
    alcohol: 'alkohol wodka schnaps wein bier whisky rum sekt trinken saufen getrunken gesoffen trinke',
    benzo:
      'tavor valium benzo* ~diazepam ~lorazepam alprazolam xanax tilidin tramadol heroin methadon ~zopiclon zolpidem lyrica pregabalin ~schlaftabletten opioid* opiat* oxycodon subutex ~beruhigungsmittel',
    stopped:
      'aufgehört aufhören aufhöre entzug abgesetzt absetzen entgift* ausschleich* weggelassen trocken nüchtern kalt runter loskommen aufgehoert hör hörte höre reduzier* ohne abgebrochen',
    med: 'medikament* ~medikamente tablette tabletten ~antidepressiva ~antidepressivum ~sertralin lithium insulin ~citalopram ~escitalopram blutdruck* ~quetiapin ~olanzapin ritalin cortison kortison neuroleptik* blutverdünner* marcumar betablocker* ~venlafaxin psychopharmaka schilddrüse* medis medikation pille epilepsie* lthyroxin xarelto eliquis prednisolon',
    change:
      'senken zu_senken runtergehen hochsetzen verringern erhöhen_und absetzen abzusetzen absetze weglassen wegzulassen weglasse aufhören reduzieren zu_reduzieren halbieren zu_halbieren halbiere auslassen umstellen verdoppeln zu_verdoppeln erhöhen wechseln ausschleichen auszuschleichen ohne nicht_mehr_nehmen nicht_nehmen runtersetzen abgesetzt weggelassen runterdosieren',
    ask: 'kann soll will möchte darf wie überlege muss möglich gefährlich schlimm sollte könnte dürfte okay ok sicher einfach vorhabe plane',
    sym: 'zitter* krampf* krämpfe spinnen insekten käfer halluzin* stimmen delir* verwirrt schwitz* krampfanfall anfall tremor sehe_dinge sehe_sachen ratten ameisen schüttelt',
  },
  affirmed: `
    <not> mehr|nur|aufhören|schlafen|weiter|klar|luft|zum_spaß|übertrieben|einfach|glauben|wach|aufwach*|atmen|wecken|spaß|witz|scherz|ausweg|kraft|ahnung|sinn|hoffnung|zweifel|plan|bock|lust|weiß|was|wie|ob|raus|anders|aus|gut|wohin
    <not> ..3 aufhören|stoppen|weiter|aus|ertragen|verkraften
    weiß|weiss nicht|nich|ned|net|nix`,
  idioms: `
    finger|daumen geschnitten
    bringt|bringen|brachte|bringst|brachten mich ..1 noch? um ..1 den_schlaf|den_verstand|den_job
    dieser|der|das|die|diese ..2 job|arbeit|hitze|stress|warterei|füße|chef|steuer|prüfung ..1 bringt|bringen|killt|macht ..2 um|mich
    bringt|bringen|macht mich noch|irgendwann um
    bringt|bringe mich um wenn|falls er|sie|die|das
    sterbe|sterben ..1 vor|fast|gleich_vor ..1 hunger|scham|langeweile|neugier|angst|durst|lachen|peinlich*|aufregung|liebe
    vor ..1 hunger|scham|langeweile|lachen|peinlich*|neugier|aufregung|müdigkeit ..2 sterben|sterbe|umbringen|tot|im_boden
    lache|gelacht|lachen|schäme|langweile|ärgere|arbeite|schufte|freue|schwitze ..1 tot|zu_tode
    tot|tod müde|traurig|krank|ernst|unglücklich|langweilig|schick
    zeit|fliegen|klappe ..2 totschlagen|schlagen
    bei ..1 rasieren|kochen|schneiden|schnippeln geschnitten
    beim|vom|im ..2 rasieren|kochen|gemüse|zwiebel*|schneiden|backen|sport|fußball|training|basteln
    überdosis|überdosen ..1 kaffee|koffein|zucker|schokolade|netflix|kuchen|sonne|weihnachten|süßes|tv
    die haare|fingernägel|nägel|torte|kosten
    schlägt|schlägst|schlug|schlagen|geschlagen|schlagt ..4 schach|vor|tennis|karten|fass|wetter|quiz|kegeln|rommé|rekord|dame|mario|skat|uno
    schach|tennis|karten|skat|kicker|monopoly ..3 schlägt|geschlagen|schlagen
    # mg|ml|gramm
    herzinfarkt als|wenn|bekommen_als|gekriegt_als
    um die ecke gebracht|bringen
    sich um die|den|das|unsere|meine|ihre`,
  settled: `
    jahre|jahren|jahr|jahrzehnten|jahrzehnte her|später|vorbei
    vor ..2 jahren|jahrzehnten
    damals|früher|seinerzeit
    als ich ..3 kind|klein|jung|jugendliche*|jähriger|teenager|schüler*|war
    mit # jahren
    als kind|jugendliche*|teenager
    in_meiner kindheit|jugend
    mit|als_ich # war
    im_jahr? #year
    lange|längst her|vorbei
    überlebt|überlebende*|überlebender
    gestorben ..4 ~überdosis|~suizid|~selbstmord
    ~überdosis|~suizid|~selbstmord ..2 gestorben|verloren|tot
    verlor|verloren|trauer*|hinterblieben* ..6 ~suizid|~selbstmord|überdosis
    ~suizid|~selbstmord ..4 prävention|trauer*|hinterblieb*|her|vorbei|thema|referat|hausarbeit|studie
    hat|haben|hatte sich ..6 das_leben_genommen|umgebracht|erhängt
    in|im|mein|meinem|meine|meinen|für|über|lese|schreibe|sehe|gelesen|geschaut ..2 roman*|buch|krimi*|film*|serie|podcast|geschichte|kapitel|drehbuch|spiel|lied|song|theaterstück|figur|hauptfigur|protagonist*|doku|artikel|tatort|folge
    kapitel|szene|folge|staffel|level #
    fortbildung*|schulung*|workshop*|seminar*|vortrag*|hausarbeit|masterarbeit|prävention|ehrenamt*|fachtag
    bin|als|arbeite|war ..2 pfleger|pflegerin|krankenschwester|krankenpfleger*|arzt|ärztin|sanitäter*|therapeut*|psycholog*|lehrer|lehrerin|sozialarbeiter*|polizist*|erzieher*|notarzt|hebamme
    patient*|klient*|notaufnahme|fallbeispiel
    anzeichen|symptome|statistik|folgen|opfer von
    beim|vom|zum ..1 boxen|karate|judo|kampfsport|sparring|kickboxen|boxkampf|zocken|minecraft|fortnite
    arbeite|arbeiten|jobbe|praktikum|ehrenamtlich|angefangen ..4 frauenhaus|jugendamt|kinderheim|beratungsstelle|psychiatrie|telefonseelsorge|krisendienst|hospiz|rettungsdienst|wohngruppe
    sagte|sagt|meinte|regel ..4 nie|niemals
    geträumt|traum|alptraum|albtraum
    bin|jetzt|heute ..1 in_sicherheit`,
  now: `
    kurz_davor|pulsadern|pulsader|handgelenk*
    morgen|jeden_moment|betrunken|besoffen|zu_meinem_ex
    gerade|jetzt|heute|gleich|sofort|eben|vorhin|momentan|soeben
    auf|an ..2 brücke|dach|gleis|gleisen|gleise|geländer|hochhaus
    vor|hinter|an ..1 der tür
    blut|blutet|bluten
    messer|waffe|pistole|gewehr|strick|seil|schlinge|axt|tabletten|pillen|klinge|rasierklinge
    würg*|gewürgt|kehle|erwürg*
    versteck*|eingesperrt|eingeschlossen`,
  alone: [
    {
      kind: 'suicide',
      rows: `
        wie|wie_kann_ich|hilfe|gedanken_an|schmerzlos|schnell|ich_will|ich|will? ~selbstmord|~suizid|suizidgedanken|selbstmordgedanken|suizidal|mich_umbringen|sich_umbringen|umbringen|mich_töten|mein_leben_beenden|sterben_wollen|mir_das_leben_nehmen|freitod hilfe|methoden|gedanken|schmerzlos|schnell|begehen? + selbstmord + suizid methoden
        wie|ich? bring|bringe ich? mich um + wie bringe ich mich um
        ich? will|möchte sterben|tot_sein + ich will sterben
        ich? will|möchte|kann nicht mehr leben + will nicht mehr leben`,
    },
    {
      kind: 'self-harm',
      rows: `ritzen|mich_ritzen|~selbstverletzung|selbstverletzendes_verhalten|sich_ritzen|svv|mich_selbst_verletzen hilfe? + ritzen`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        ~überdosis|überdosis_genommen tabletten|paracetamol|hilfe|ibuprofen|symptome|schlaftabletten? + überdosis
        tabletten|paracetamol|schlaftabletten überdosis|vergiftung + tabletten überdosis
        zu_viele|zuviele tabletten|pillen genommen|geschluckt? + zu viele tabletten genommen`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        häusliche|partnerschaftliche gewalt hilfe? + häusliche gewalt
        mein? mann|freund|partner|ehemann|frau schlägt mich + mann schlägt mich
        vergewaltigt|wurde_vergewaltigt|ich_wurde_vergewaltigt|vergewaltigung + vergewaltigung`,
    },
    {
      kind: 'child',
      rows: `kindesmissbrauch|kindesmisshandlung|kind_wird_geschlagen hilfe? + kindesmissbrauch`,
    },
  ],
  signs: [
    {
      kind: 'suicide',
      rows: `
        <i>|plane|will|möchte|werde|überlege|vorhabe ..7 leben ..4 beenden|zu_beenden|beende|ein_ende_setzen|ein_ende_zu_setzen ..1 !lassen & mein|mich|mir|meinem + ich plane mein leben nächste woche zu beenden - ich will das leben in der stadt beenden
        müde|satt ..2 vom|des|das leben ..1 !im|in|hier|auf + ich bin so müde vom leben - das leben
        mich ..2 umbringen|umzubringen|erhängen|zu_erhängen|erschießen|töten|zu_töten|vergiften|aufhängen ..1 !in|die + bin kurz davor mich umzubringen - kurz davor mich umzuziehen
        bereit ..1 zu sterben|gehen_für_immer + bereit zu sterben - bereit zu erben
        nie|nicht|nimmer ..1 mehr|wieder ..1 aufwachen|aufzuwachen + will einschlafen und nie mehr aufwachen - nie mehr aufräumen
        pulsadern|pulsader + pulsadern - puls
        ohne ..1 mich besser dran & sterben|tot|umbringen + sterben will ich, ohne mich besser dran - ohne mich
        schmerzlos|schmerzfrei|schnell|ohne_schmerzen|einfachsten ..3 sterben|umbringen|töten|suizid|selbstmord|tod + wie kann man schmerzlos sterben - schnell werben
        erhäng*|erhänge|erschieß* ..2 mich|ich_mich ..2 !fast + heute nacht erhänge ich mich - das bild erhängt
        brücke|dach|gleis|gleise|gleisen|geländer|hochhaus & spring*|werfen|runter|zug ..1 !fährt & bin|stehe|sitze|steh|sitz|gleich|jetzt + bin auf dem dach und spring gleich - die kinder springen auf dem dach der hütte
        <someone> ..6 sich ..3 umbringen|umbringt|erhängen|töten|das_leben_nehmen ..3 will|wolle|wird|würde|möchte + mein sohn hat gesagt dass er sich umbringen will - sie will umziehen
        <i> ..4 <want> ..3 sterben|tot_sein|nicht_mehr_da_sein|nicht_mehr_leben|nicht_mehr_existieren ..1 !vor|als|lieber + ich will sterben + ich möchte tot sein - ich will vor scham sterben
        will|möchte|mag|wollte|möcht ..1 <i>? ..2 nicht|nich|ned|net|nimmer ..2 leben|weiterleben|existieren|aufwachen ..1 !in|mit|bei|hier|wie + ich will nicht mehr leben - ich will nicht mehr in der stadt leben
        mag|kann nicht|nich|nimmer mehr leben|weiterleben + ich mag nicht mehr leben - ich mag nicht mehr laufen
        <i> ..6 <killself> ..1 !prävention|awareness + ich denke daran mich umzubringen + ich möchte mich umbringen - der umbau dauert
        bring|bringe|brachte ..3 mich ..4 um ..1 !die|den|das|acht|neun|zehn|sieben|uhr + ich bring mich heute nacht um - das bringt mich um den schlaf
        <i> ..3 mich ..4 umbringe|umbring|umbringen|erhänge|erschieße|töte|vergifte + wenn du gehst werde ich mich umbringen - ich ziehe mich um
        nehm|nehme|nehmen ..2 mir ..3 das leben !leicht|vor + ich nehme mir das leben - ich nehme mir das leben vor
        mach|mache|machen ..2 schluss ..2 mit_dem_leben|mit_meinem_leben|mit_allem + ich mache schluss mit meinem leben - ich mache schluss mit dem rauchen
        <i> ..5 suizidal|~selbstmordgedanken|~suizidgedanken|lebensmüde ..1 !e + ich habe suizidgedanken - gedanken an den urlaub
        denke|gedanken|gedanke|nachdenke|überlege|plane|spiele ..4 ~suizid|~selbstmord|sterben|mich_umzubringen|umzubringen|umbringe|tod_zu + ich denke an selbstmord - ich denke an den sommer
        wünschte|wünsche|ich_wäre|ich_wär|wäre_ich|wär_ich ..4 tot|nie_geboren|nicht_mehr_da|nicht_mehr_am_leben + ich wünschte ich wäre tot - der akku wäre tot
        besser tot|ohne_mich_leben + tot wäre ich besser tot - besser totreden
        keinen|kein|keine ..2 grund|sinn|lust ..3 zu_leben|leben|weiterzuleben|weiterleben|am_leben + ich habe keinen grund mehr zu leben - kein grund zu lesen
        leben ..4 nicht_mehr_lebenswert|keinen_sinn|nichts_mehr_wert|sinnlos|satt|müde + mein leben hat keinen sinn mehr - das leben im dorf
        nie|nicht|nimmer ..1 wieder|mehr aufwachen|wach_werden|aufwache + einschlafen und nie wieder aufwachen - nie wieder aufschieben
        ~abschiedsbrief|abschiedsbriefe|~abschiedsbriefen ..3 !an_die_kollegen|kollegen|team + ich habe abschiedsbriefe geschrieben - abschiedsbrief an die kollegen
        <drug> ..4 gesammelt|gehortet|aufgespart|bereitgelegt|liegen_bereit|parat|vor_mir + ich habe die tabletten gesammelt - tabletten am sonntag sortiert
        gesammelt|horte|sammle|spare ..3 <drug> ..2 !für_oma + ich horte tabletten - ich sammle briefmarken
        strick|seil|schlinge ..5 hängt|bereit|fertig|hals|dachboden|gekauft|geknotet|balken|baum|keller|heute ..1 !boot + der strick hängt schon - das seil am boot
        <i> ..6 springen|springe|stürze|stürzen|runterspringen ..3 !übers|von_der_couch|sofa & brücke|dach|zug|fenster|balkon|gleis|gleise|hochhaus|bahn|turm|klippe|stock + ich springe von der brücke - ich springe vom sofa
        brücke|dach|gleis|gleise|gleisen|geländer & spring*|runter|ende|schluss|werfen|zug ..1 !fährt & <i> + ich stehe auf der brücke und springe gleich - ich gehe über die brücke
        <i> ..5 vor ..2 zug|bahn|lkw|auto|ubahn ..2 werfe|werfen|schmeiße|springe|springen|laufe|legen|lege + ich werfe mich vor den zug - ich warte vor dem zug
        mich ..2 vor ..2 zug|bahn|lkw|ubahn|sbahn ..2 werfen|werfe|schmeißen|legen + will mich vor den zug werfen - ich stelle mich vor den zugang
        fahren|fahre|rase|rasen|fahr ..3 gegen ..2 baum|wand|mauer|lkw|brückenpfeiler + ich fahre gegen einen baum - den ball gegen die wand
        pulsader*|handgelenk*|venen ..3 aufgeschnitten|aufschneiden|aufschneide|geschnitten|schneide|schneiden|offen + pulsadern aufschneiden will ich - das handgelenk tut weh
        schneide|schnitt|aufschneiden ..3 pulsader*|handgelenk* + ich schneide mir die pulsadern auf - ich schneide brot
        waffe|pistole|gewehr & kopf|mund|schläfe|beenden|abdrücken|mich + ich habe die pistole am kopf - pistole im museum
        versucht|versuchte|wollte ..4 umzubringen|umbringen|das_leben_zu_nehmen|zu_töten + ich habe gestern versucht mich umzubringen - ich habe versucht anzurufen
        <someone> ..5 will|möchte|wollte|droht|sagt|schreibt|spricht|redet|werde|plant|versucht|versuchte|wird ..6 umbringen|umzubringen|sterben|das_leben_nehmen|das_leben_zu_nehmen|~suizid|~selbstmord|erhängen|erschießen|nicht_mehr_leben|tot_sein + meine freundin sagt sie will sich umbringen - mein sohn will sterne sehen
        <someone> ..3 ist|wirkt|klingt suizidal|lebensmüde + mein bruder ist suizidal - mein bruder ist sozial
        <someone> bringt|bringe ..1 sich ..3 um ..1 !die|den|das|acht|neun|zehn + er bringt sich heute um - er bringt sich um die freude
        heute|heut|diese_nacht|letzter_abend|letzte_nacht ..4 mach_ichs|mach_ich_es|mache_ich_es|ende_ich|ist_es_vorbei|ist_alles_vorbei|sterbe_ich|mein_letzter_tag & brief*|~abschiedsbriefe|tabletten|strick|brücke|nicht_mehr|leben|sterbe_ich|letzter_tag + die briefe sind geschrieben heute abend mach ichs - heute mach ichs mit dem fahrrad
        wenn_ihr|wenn_du ..2 das|dies ..2 lest|liest ..3 tot|nicht_mehr|weg + wenn du das liest bin ich nicht mehr da - wenn du das liest ruf an
        alles|es ..1 beenden|beende|enden ..1 !im_job|was & <i> ..4 will|werde|möchte|kann & leben|schluss|heute|alles|nicht_mehr|sterben + ich will einfach alles beenden - ich will den vertrag beenden`,
    },
    {
      kind: 'self-harm',
      rows: `
        mich|mir ..3 geschnitten|geritzt|geschnitten_habe ..2 !beim|haare|nägel|am_papier|fingernägel|pony|am_glas|in_den_finger + habe mich heute wieder geschnitten - habe mich beim kochen geschnitten
        aufhören|aufhöre|lassen ..3 ritzen|schneiden|selbst_verletzen ..1 !gemüse & mich|mir|selbst + ich kann nicht aufhören mich zu ritzen - aufhören zu singen
        rasierklinge|klinge|messer|schere ..4 handgelenk*|arm|arme|pulsader*|unterarm|haut|oberschenkel + ich hab die rasierklinge am handgelenk - die klinge ist stumpf
        <i> ..6 geritzt|ritze|ritzen|ritz|aufgeritzt|geritze ..1 !holz|die_oberfläche + ich hab mich gestern wieder geritzt - ich ritze holz
        <i> ..2 verletze|verletz|schneide|schlage|bestrafe|verbrenne|hasse_und ..1 mich ..1 selbst|selber|absichtlich|wieder|immer ..1 !beim|rasieren + ich verletze mich selbst - ich schneide mir selbst die haare
        ~selbstverletzung|~selbstverletzungen|svv ..2 !vortrag|seminar & <i>|wieder|tochter|sohn + ich bin rückfällig mit selbstverletzung - die versicherung gegen unfall
        schneide|schneid|geschnitten|schneiden|aufgeschnitten|schnitt ..5 arm|arme|armen|unterarm|unterarme|bein|beine|oberschenkel|haut|handgelenk|absichtlich & mich|mir|ich + ich habe mir in den arm geschnitten - ich schneide den stoff
        arm|arme|armen|unterarm|unterarme|bein|beine|oberschenkel|haut|handgelenk|absichtlich ..3 geschnitten|schneiden|aufgeschnitten|ritze|geritzt|schneide|verbrannt|verbrenne|blutig ..1 !kochen + meine arme geschnitten habe ich wieder - die arme verschränkt
        zigarette|zigaretten|feuerzeug|rasierklinge|klinge & arm|arme|armen|haut|bein|beine|mir|mich & drück*|ausdrück*|gedrückt|brenn*|verbrenn*|schneid*|ritz*|aus + ich drücke zigaretten auf meinem arm aus - die zigarette ist aus
        mir|mich ..2 weh|verletzen|schneiden ..1 tun|zu_tun|tue|getan|antun? & drang|absichtlich|will|muss|wieder|selbst + ich habe den drang mir weh zu tun - der rücken tut mir weh
        mir|mich ..2 was|etwas|selbst antun|anzutun|antue + ich werde mir was antun - ich tue mir den anzug an
        <someone> ..4 ritzt|schneidet|verletzt ..1 sich ..3 !die|beim|haare|den|in_den_finger|am_papier + meine tochter ritzt sich - mein sohn schneidet sich die haare
        tochter|sohn|freundin|schwester|bruder|kind ..4 ritzt|geritzt|svv + meine schwester hat sich geritzt - meine schwester sitzt`,
    },
    {
      kind: 'self-harm',
      urgent: true,
      rows: `
        blute|blutet|bluten ..2 stark|sehr|viel|heftig & geschnitten|ritz*|geritzt|aufgeschnitten + ich blute stark weil ich mich geschnitten habe - die nase blutet stark
        geschnitten|aufgeschnitten|pulsader*|handgelenk*|schnitt|ritz*|geritzt|wunde && hört|höre|stoppt|blutet|aufhören|stark|bluten|blut ..4 nicht|stark|bluten|überall|auf|viel + ich habe mich geschnitten und es hört nicht auf zu bluten - geschnitten brot
        zu|so|sehr tief ..1 geschnitten|geritzt|reingeschnitten + ich habe zu tief geschnitten - zu tief geschlafen`,
    },
    {
      kind: 'overdose',
      urgent: true,
      rows: `
        überdosiert|überdosis_genommen|überdosis_intus ..1 !mit_kaffee + ich brauche hilfe hab überdosiert - überbelichtet
        zu_viel|zuviel|zu_viele|alles|irgendwas|etwas ..2 <took> && atmet|wach|aufwacht|bewusstlos|reagiert|umgekippt|ansprechbar + mein kumpel hat zu viel genommen und atmet komisch - zu viel gegessen und gelacht
        baby|kleinkind|kind|sohn|tochter|jährige|jähriger|dreijährige|zweijährige|vierjährige|dreijähriger|zweijähriger|enkel|enkelin|kleine|kleiner ..8 <drug>|knopfbatterie|batterie|magnet|magnete|spülmaschinentab|putzmittel|tabak|zigarette ..3 gegessen|geschluckt|verschluckt|genommen|getrunken ..1 !vergessen + meine dreijährige hat meine blutdrucktabletten gegessen - meine kleine hat die suppe gegessen
        reagiert|atmet|aufgewacht|ansprechbar && leere|leer|tablettenpackung*|<drug>|spritze|drogen ..4 tablettenpackung*|packungen|<drug>|packung|daneben|neben? && nicht|kaum + mein mitbewohner reagiert nicht, neben ihm leere tablettenpackungen - reagiert nicht auf mails
        nehme|schlucke|nehm|schluck ..3 sie|die|alle|jetzt ..3 alle|jetzt ..2 alle? & <drug>|tabletten ..1 !täglich & alle + ich hab die tabletten vor mir und nehme sie jetzt alle - ich nehme die tabletten täglich
        <many> ..4 <drug> & <took> ..2 !zur_apotheke + ich habe die ganze packung tabletten genommen + hab dreißig paracetamol geschluckt - ich habe heute morgen meine tabletten genommen - die ganze packung tabletten liegt im schrank
        <drug> ..8 alle|ganz|viele|zuviel|zu_viel|zu_viele|leer|auf_einmal|komplett ..3 <took> + die tabletten habe ich alle geschluckt - die tabletten sind alle im schrank
        <drug>|<many> & überdosis|überdosiert|vergiftet + überdosis mit tabletten - überdosis kaffee
        überdosis|überdosiert ..2 genommen|geschluckt|gespritzt|gehabt|hat|habe + ich habe eine überdosis genommen - eine überdosis sonne
        habe|hab|hat ..4 überdosis + sie hat eine überdosis - mein vater ist an einer überdosis gestorben
        alles ..3 geschluckt|genommen ..3 medizinschrank|apothekenschrank|hausapotheke|arzneischrank + sie hat alles genommen aus dem medizinschrank - alles aus dem schrank
        medizinschrank|apothekenschrank|hausapotheke|arzneischrank & alles|leer & <took> + sie hat alles aus dem medizinschrank geschluckt - die hausapotheke ist leer
        bleiche|abflussreiniger|rohrreiniger|frostschutzmittel|reiniger|rattengift|spülmittel|entkalker|putzmittel|waschmittel|knopfbatterie|batterie|nagellackentferner|lampenöl|chlor|gift|säure|unkrautvernichter|verdünner|spiritus|benzin|desinfektionsmittel|klostein|essigessenz|weichspüler|toilettenreiniger & <took>|trinkt|geleckt + mein sohn hat abflussreiniger getrunken - der reiniger ist leer
        <many> ..3 <drug> ..3 mit|und ..3 <alcohol> ..4 genommen|geschluckt|gemischt|runtergespült|intus|getrunken + 20 tavor mit wodka genommen - wodka mit saft
        heroin|fentanyl|koks|kokain|ketamin|ghb|gbl|crystal|ecstasy|mdma|speed|drogen|crack & lippen|wach|bewusstlos|atmet|atmen|blau|reagiert|überdosis|ansprechbar|umgekippt + er hat heroin gespritzt und die lippen sind blau - drogen im film
        <drug> && <took> && wach|aufwachen|aufwacht|bewusstlos|reagiert|ansprechbar|sterben|umbringen|leben|einschlafe|was_passiert|schwindlig|hilfe_ich|schlafe_ein + sie hat tabletten genommen und wacht nicht mehr auf, nicht wach - tabletten vergessen
        <many> ..3 <drug> && wacht|reagiert|atmet|werde|wird ..2 nicht|müde|bewusstlos|komisch + ein haufen pillen und wacht nicht auf - haufen wäsche`,
      unless: `
        wie|laut verordnet|verschrieben|rezept
        apotheke|apotheker|zurückgebracht|entsorgt|urlaub
        jeden tag|abend|morgen`,
    },
    {
      kind: 'medical-emergency',
      urgent: true,
      rows: `
        kriege|krieg|bekomme|bekomm|kann|können|kriegen|lässt|schaffe ..3 nicht|nich|ned ..2 wach|wecken|aufwecken|geweckt|wachbekommen|wachkriegen ..1 !zur_schule|morgens & sie|ihn|mama|mutter|papa|vater|mann|frau|sohn|tochter|freund|freundin|oma|opa|kind|baby|bruder|schwester|er + ich kriege mama nicht wach - ich werde nicht wach morgens
        <someone> ..5 wacht|wachen|wird nicht|nich|nicht_mehr ..1 mehr? auf|wach ..1 !morgens|pünktlich + er wacht nicht auf - sie wacht nie pünktlich auf
        bewusstlos|ohnmächtig|nicht_ansprechbar|reagiert_nicht|atmet_nicht|reglos|leblos|atmet_kaum|atmet_komisch & er|sie|mann|frau|mutter|mama|vater|papa|kind|baby|freund|freundin|sohn|tochter|bruder|schwester|boden|liegt|oma|opa ..1 !gelangweilt + sie ist bewusstlos - bewusst essen
        lippen|gesicht ..3 blau ..1 !geschminkt + seine lippen sind blau - die lippen
        <someone> ..4 erstickt|verschluckt ..3 !fast_an_arbeit + mein baby erstickt - er hat angst
        hals|rachen ..3 schwillt|zugeschwollen|zu && luft|atmen|allergi*|wespe|nuss|nüsse|biene + mein hals schwillt zu und ich kriege keine luft - der hals
        kein|keine|ohne|aus|leer|alle|ausgegangen|vergessen|kaputt|aufgebraucht|weg ..3 insulin ..1 !resistenz|resistent + seit zwei tagen kein insulin mehr - insulin entdeckt
        insulin ..4 leer|alle|aus|ausgegangen|aufgebraucht|weg|kaputt|vergessen|fehlt|mehr|abgesetzt|weggelassen|verloren|gestohlen ..1 !war_zuerst + mein insulin ist leer - insulin heißt das buch
        ~cortison|~kortison|~prednisolon|~hydrocortison|steroide && umgekippt|ohnmächtig|ohnmacht|kollabiert|zusammengebrochen|bewusstlos|umkippe|kippe_um|schwarz_vor|erbreche|sehr_schwach|schwindlig && abgesetzt|weggelassen|ohne|vergessen|aufgehört|kein|keins|absetzen|alle|ausgegangen + cortison abgesetzt und heute umgekippt - cortison creme gekauft`,
      unless: `
        schule|wecker|katze|hund`,
    },
    {
      kind: 'violence-at-home',
      rows: `
        zum|zu sex|oralverkehr|geschlechtsverkehr ..1 gezwungen|zwingt|genötigt + er hat mich zum sex gezwungen - zum essen gezwungen
        <partner> ..3 ist|wird|war_gestern gewalttätig|handgreiflich|brutal ..2 gegen|zu|mir|mich? + meine frau ist gewalttätig gegen mich - der film ist gewalttätig
        <partner>|papa|vater|stiefvater|nachbar ..6 <hits> ..1 mama|meine_mutter|mutter|mutti|seine_frau|meine_schwester|ihre_kinder ..1 !im|beim|vor + papa ist betrunken und schlägt mama - papa schlägt mama vor
        <partner> ..4 <hits> ..2 mich|mir ..1 !vor|im|beim|am + mein mann schlägt mich - er schlägt mir etwas vor
        <partner> ..3 hat|hatte ..1 mich ..5 <hits>|angegriffen|gestoßen|runtergestoßen|gebissen|verbrannt|gepackt|angespuckt ..1 !vorgeschlagen + mein freund hat mich gestern verprügelt - er hat mich zum essen eingeladen
        <partner> ..4 hat|hatte ..1 mir ..5 ins_gesicht|in_den_bauch|faust|ohrfeige|blaues_auge|rippe|nase_gebrochen|arm_gebrochen|geschlagen|gehauen|getreten ..2 !geschickt + er hat mir ins gesicht geschlagen - er hat mir ein buch geschenkt
        werde|wurde|werd|bin ..4 von ..3 <partner>|mann|freund ..5 <hits>|bedroht|angegriffen + ich werde von meinem mann geschlagen - ich werde von meinem chef gelobt
        mich ..4 treppe|wand|tür|boden ..3 gestoßen|runtergestoßen|geschubst|geworfen|geschleudert|runtergeschubst|gedrückt|schubst|stößt|wirft + er hat mich die treppe runtergestoßen - die treppe runter
        stößt|schubst|wirft|schleudert|stieß|drückt mich ..3 treppe|wand|tür|boden|runter|schrank|tisch|herum + er stößt mich gegen die wand - er schickt mich an
        <partner> ..3 droht|bedroht|drohte|gedroht|will ..5 umzubringen|umbringen|töten|zu_töten|schlagen|abstechen|erschießen|mich|kindern|kinder ..1 !mit_dem_finanzamt + mein partner droht mich umzubringen - er droht mit regen
        bringt|bringe|schlägt|tötet|schlagt mich ..1 um|tot|grün|zusammen wenn|falls ich ..3 gehe|verlasse|sage|anzeige|weggehe|ausziehe|trenne + er bringt mich um wenn ich gehe - er freut sich wenn ich gehe
        angst|panik ..3 vor|dass ..3 mann|freund|partner|er|ex|ehemann|ihm ..8 schlägt|umbringt|schlagen|tut|antut|töten|ausrastet_und ..1 !begeistert & mich|mir|uns + ich habe angst dass er mich umbringt - ich habe angst vor dem hund
        zwingt|zwang|gezwungen|nötigt ..4 sex|schlafen|bett|geschlechtsverkehr|intim* + mein mann zwingt mich zum sex - er zwingt mich zum lachen
        vergewaltigt|vergewaltigte|sexuell_missbraucht|missbraucht_mich & mich|ich|wurde|er|mann|freund|ex + mein ex hat mich vergewaltigt - der roman
        lässt|lassen|erlaubt mich|mir nicht|nie ..3 raus|haus|wohnung|weg|gehen|rausgehen ..1 !früher + er lässt mich nicht aus dem haus - der chef lässt mich nicht früher gehen
        sperrt|schließt|eingesperrt|eingeschlossen mich|hat_mich ..2 ein|keller|zimmer|wohnung + er sperrt mich ein - er schließt sich an
        hat mich ..3 eingesperrt|eingeschlossen + er hat mich eingesperrt - er hat mich eingeladen
        mann|partner|freund|ehemann|frau|freundin ..3 ist|wird|rastet ..4 gewalttätig|handgreiflich|aggressiv_und_schlägt + mein mann wird gewalttätig wenn er trinkt - mein mann wird müde
        <partner>|nachbar|vater|papa|stiefvater|schwager ..3 <hits> ..1 seine_frau|meine_mutter|mama|mutti|meine_schwester|seine_freundin|meine_freundin|meine_tochter + der nachbar schlägt seine frau + papa schlägt mama - papa schlägt mama im schach
        ich ..3 habe|hab|schlage ..4 meine_frau|meinen_mann|meine_freundin|meinen_freund ..3 geschlagen|schlage|verprügelt|gewürgt|gehauen|getreten + ich habe meine frau geschlagen - ich habe meine frau gefragt
        blaue|blauer|blauen flecken|fleck|auge ..4 von|weil ..3 ihm|mann|freund|er|partner|ehemann + ich habe blaue flecken von meinem mann - blaue flecken vom sport`,
      unless: `
        schach|karten|tennis|karate|schneeball|kissen|spiel|spielen|padel|lol|haha|spaß|tischtennis`,
    },
    {
      kind: 'violence-at-home',
      urgent: true,
      rows: `
        er|mann|freund|ex|partner|vater|sie ..1 bringt mich ..1 um ..4 bitte|hilfe|helft|angst|polizei|jetzt|messer + er bringt mich um bitte helft mir - er bringt mich um acht zur bahn
        umbringen|töten|erschießen ..1 !wenn_er_das_sieht & waffe|messer|pistole & uns|mich & er|mann|ex|freund|partner|vater + er hat eine waffe und will uns umbringen - waffe im krimi
        <partner> ..4 würgt|würgte|gewürgt|erwürgt|erwürgen|strangulier* ..1 !sich + er hat mich vor einer stunde gewürgt - sie isst das essen runter
        mich ..5 gewürgt|würgen|erwürgen|zu_erwürgen|strangulier* + er hat versucht mich zu erwürgen - der kragen
        <partner> ..3 hat|hält|holt|steht|kommt ..4 messer|waffe|pistole|axt|hammer|schläger|gewehr & tür|mich|angst|droht|versteck*|kinder|draußen|umbring*|uns|bedroht|mir + er hat ein messer und steht vor der tür - er hat ein messer gekauft
        versteck*|eingeschlossen|verbarrikadier* & bad|badezimmer|schrank|klo|zimmer|toilette|keller|auto|schlafzimmer & mann|freund|er|vor_ihm|partner|ex|vater|papa + ich verstecke mich im bad vor meinem mann - die geschenke im schrank versteckt für ihn
        mann|freund|er|partner|ex|ehemann ..3 versucht|will ..5 umzubringen|einzubrechen|tür_einzutreten|mich_umbringen + er versucht mich umzubringen - er versucht zu kochen
        tritt|schlägt ..3 die tür ein + er tritt die tür ein - er geht zur tür ein`,
    },
    {
      kind: 'child',
      rows: `
        <parent> ..2 tut|tun|tat mir ..4 weh|böses|schlimmes + papa tut mir nachts weh - der rücken tut mir weh
        hat mir|mich ..4 flasche|gürtel|stock|kabel|kochlöffel|pfanne|bügel ..3 geschlagen|gehauen|verprügelt & <parent> + papa hat mich mit dem gürtel geschlagen - papa hat mir eine flasche geschenkt
        trainer|lehrer|onkel|opa|stiefvater|pfarrer|betreuer|vater|papa|chef|nachbar|bruder|cousin ..3 hat|hatte ..1 mich ..4 angefasst|begrapscht|betatscht|berührt_unten|missbraucht + mein trainer hat mich in der umkleide angefasst - mein trainer hat mich angerufen
        tochter|sohn|schwester|bruder|nichte|neffe|kind|enkelin|enkel|freundin ..3 sagt|erzählt|sagte ..4 opa|papa|onkel|stiefvater|lehrer|trainer|er|vater|bruder|nachbar ..1 fasst|schlägt|berührt|missbraucht|begrapscht ..1 sie|ihn|ihr|ihm ..2 !vor + meine tochter sagt opa fasst sie an - meine tochter sagt opa ruft sie an
        babysitterin|babysitter|tagesmutter|erzieherin|erzieher|lehrerin|trainer|nanny ..2 schlägt|haut|schüttelt|misshandelt|quält|fasst ..1 <kid> ..1 !vor + die babysitterin schlägt meinen sohn - die erzieherin lobt meinen sohn
        <someone>|nachbarn|eltern|lehrer ..3 misshandelt|missbraucht|vernachlässigt|quält|verprügelt|schlägt|prügelt|schüttelt ..1 ihre|seine|die|ihr|sein|das|meine|mein ..1 kinder|kind|baby|tochter|sohn|kleinen ..1 !vor|im + ich glaube meine schwester misshandelt ihre kinder - meine schwester besucht ihre kinder
        <parent> ..4 <hits> ..2 mich ..1 !vor|im|beim + papa schlägt mich mit dem gürtel - papa schlägt mich im schach
        <parent> ..4 hat|haben ..1 mich ..6 <hits>|angefasst|missbraucht|eingesperrt|gewürgt ..1 !vorgeschlagen + mein vater hat mich wieder geschlagen - mein vater hat mich angerufen
        werde|wurde|werd ..3 von ..3 <parent>|lehrer|trainer|pfarrer|bruder ..5 <hits>|angefasst|missbraucht|betatscht|gequält + ich werde von meinem vater geschlagen - ich werde von meinem vater gefahren
        <parent>|bruder|lehrer|trainer|pfarrer|nachbar|er|babysitter|cousin ..4 fasst|begrapscht|berührt|streichelt|betatscht|fummelt ..1 mich|mir ..6 nachts|an|unten|brüsten|zwischen|intim*|bett|unter ..1 !die_hand_an & <parent>|bruder|lehrer|trainer|pfarrer|nachts|intim*|unten|bett|zwischen|will_nicht|nicht_will + mein stiefvater fasst mich nachts an - der arzt fasst mich an
        kommt|kam nachts|abends ..3 in mein zimmer|bett ..6 anfass*|fasst|zieht|angst|berührt + er kommt nachts in mein zimmer und fasst mich an - mama kommt abends in mein zimmer
        ex|mann|frau|partner|freund|freundin|er|sie|nachbar|nachbarin|nachbarn|lehrer|lehrerin|babysitter|erzieherin|stiefvater|stiefmutter|vater|papa|mutter|opa|onkel|tante|trainer|pfarrer ..4 <hits>|schüttelt|schüttelte|quält|misshandelt|missbraucht|begrapscht|vernachlässigt|sperrt|schlage ..2 <kid> ..1 !vor|im|beim|schach + ich glaub der nachbar schlägt seine kinder - mein mann schlägt unseren sohn im schach
        <someone>|nachbar|nachbarn ..4 hat|haben ..3 <kid> ..4 <hits>|geschüttelt|missbraucht|misshandelt|angefasst|eingesperrt ..1 !vorgeschlagen|schach + mein mann hat unseren sohn verprügelt - mein mann hat unseren sohn abgeholt
        <someone>|jemand ..4 tut|antut|getan ..3 <kid> ..3 weh|gewalt|was_an|etwas_an + mein ex tut unserer tochter weh - das knie tut meiner tochter weh
        <kid> ..2 weh ..1 wenn|tut|getan|bei & ex|mann|er|partner|vater|freund + mein ex tut unserer tochter weh wenn sie da ist - zahn
        jemand|einer|mann|er ..3 missbraucht|misshandelt|vergewaltigt|belästigt|begrapscht ..2 <kid>|kind|kinder + jemand missbraucht meinen kleinen bruder - jemand missbraucht das vertrauen
        <kid>|kind|kinder ..5 missbraucht|misshandelt|geschlagen|verprügelt|vergewaltigt|vernachlässigt ..1 wird|werden|wurde|worden + das kind ist geschlagen worden - das kind wird gelobt
        wird|werden|wurde ..4 <kid>|kind|kinder ..4 missbraucht|misshandelt|geschlagen|verprügelt + wird das kind geschlagen - wird das kind gefahren
        ich ..3 habe|hab ..5 baby|sohn|tochter|kind|kinder|kleinen|kleine ..4 geschlagen|geschüttelt|gehauen|verprügelt|geohrfeigt|getreten|gewürgt ..1 !schach + ich hab heute mein baby geschlagen - ich habe meinem sohn vorgelesen
        ich ..2 schlage|schüttle|schüttele|verprügle|haue ..2 baby|sohn|tochter|kind|kinder|meinen_kleinen|meine_kleine ..1 !vor + ich schlage mein kind - ich schlage meinem kind vor
        angst|drang|gedanken|kurz_davor ..8 kind|kindern|kinder|baby|sohn|tochter|kleinen ..4 antue|antun|anzutun|wehtue|weh_tue|weh_zu_tun|schlage|schüttle|umbringe|verletze|zu_verletzen|zu_schlagen|zu_schütteln|schlagen|schütteln + angst dass ich meinen kindern was antue - angst dass meinen kindern etwas passiert
        kinder|kind|baby ..4 allein|eingesperrt ..4 tagelang|tage|hungern|essen|nächte|keller & nachbar*|nebenan|eltern|mutter|vater + die nachbarn lassen das baby tagelang allein, das kind allein tage - kinder allein zu haus`,
      unless: `
        schach|karten|tennis|karate|schneeball|kissen|spiel|spielen|lol|haha|bagger`,
    },
    {
      kind: 'harm-to-others',
      rows: `
        will|werde|möchte|muss ..3 <person> ..2 erstechen|abstechen|erschießen|umbringen|töten|ermorden ..1 !wenn|weil|lol|haha + halte ein messer und will meinen mann erstechen - will meinen mann ersetzen
        drang|impuls|impulse|gedanken|fantasien|lust ..4 <person> ..4 weh|verletzen|töten|umzubringen|zu_töten|schlagen|antun|anzutun|umbringen|zu_verletzen ..1 !mich|mir + ich habe den drang leuten weh zu tun - ich habe gedanken an leute
        <i> ..3 will|werde|möchte|muss|plane|würde_am_liebsten ..4 <person> ..4 umbringen|umzubringen|töten|abstechen|erschießen|erstechen|ermorden|vergiften|abknallen|erwürgen ..1 !wenn|weil|falls|lol|haha + ich will meinen stiefvater umbringen - ich will meinen chef anrufen
        messer|waffe|pistole|axt & gehe|geh|fahre|fahr|unterwegs ..3 zu|rüber ..3 ex|chef|ihm|ihr|nachbarn|schule|arbeit|vater ..1 !grillen & <i> + ich nehme das messer und gehe jetzt zu meinem ex - ich nehme das messer und gehe in die küche
        <i> ..2 werde|will|möchte|könnte_wirklich|plane|denke_daran|überlege|muss ..5 ihn|sie|chef|ex|alle|jemanden|leute|mann|frau|nachbarn|nachbar|vater|mutter|bruder|kollegen|lehrer|freundin|freund|schwester|menschen|vermieter ..3 umbringen|umzubringen|töten|zu_töten|ermorden|abstechen|erschießen|erstechen|vergiften|abknallen|überfahren|erwürgen|verletzen|was_antun|etwas_antun ..1 !wenn|weil|falls|lol|haha + ich werde meinen chef umbringen, ich meine es ernst - ich will meinen chef anrufen
        stech|steche|erstech*|erschieß*|erschieße|knall|knalle|töte|ermorde|bringe|bring ..3 ihn|sie|meinen|meine|alle|den|die ..3 ab|um|chef|ex|nachbarn|mann|frau|alle|vater|lehrer ..1 !wenn|die_ecke|kasten|zur|zum|nach|heim|ins|in & <i>|heute|gleich|jetzt + ich stech ihn heute ab - ich bringe ihn heute zur schule
        <i> ..4 waffe|messer|pistole|gewehr|axt|bombe ..2 !block|set & erschieß*|erstech*|stech*|töt*|umbring*|abknall*|schule|chef|alle|ihn|büßen + ich hab eine waffe und erschieße meinen chef - ich kaufe ein messer für die küche
        gedanken|drang|stimmen ..6 töten|umzubringen|umbringen|verletzen|zu_verletzen|antun|anzutun ..1 !mich|mir & jemand*|leute|andere|menschen|ihn|sie|familie|anderen + stimmen sagen ich soll jemanden töten - stimmen im chor
        <i> ..4 <want> ..2 jemanden|jemandem|leute|ihm|ihr|anderen|menschen ..3 verletzen|weh_tun|wehtun|antun|zusammenschlagen|schlagen + ich will jemanden verletzen - ich will ihm nicht wehtun
        schule|büro|haus|wohnung|amt ..3 anzünden|in_die_luft|sprengen|amok|niederbrennen & <i>|will|werde + ich werde die schule anzünden - kerze anzünden
        amoklauf|amok & plane|planen|mache|laufe|laufen|schule|werde + ich plane einen amoklauf - amok im film
        <someone> ..4 will|droht|sagt|plant|wird ..6 jemanden|leute|lehrer|mitschüler|alle|ihn|frau|familie|mutter|vater|schule ..3 umbringen|umzubringen|töten|erschießen|abstechen|erstechen + mein sohn sagt er will seinen lehrer erschießen, alle töten - mein sohn will lehrer werden`,
    },
    {
      kind: 'withdrawal',
      urgent: true,
      rows: `
        <stopped> && <alcohol>|<benzo> && <sym> + vor drei tagen mit dem trinken aufgehört, jetzt zittern die hände und ich sehe spinnen - aufgehört zu rauchen
        <benzo>|alkohol|trinken ..3 <stopped> && <sym> + tavor einfach abgesetzt und gestern einen krampfanfall gehabt - trinken aufgehört
        entzug|entgiftung|kalter_entzug && <sym> + ich bin im entzug und zittere - entzug vom handy
        <sym> ..6 wenn|ohne|weil|seit ..2 nicht|nichts|keinen|kein? ..3 alkohol|trinke|trinken|wodka|<benzo> ..2 nicht?|abgesetzt? + ich zittere wenn ich nicht trinke - ich zittere wenn ich rede`,
      unless: `
        aufregung|kopf|kälte|kaffee`,
    },
    {
      kind: 'pregnancy',
      urgent: true,
      rows: `
        baby|kind ..2 bewegt ..1 sich ..3 nicht|kaum|weniger ..1 !in_die & woche|seit|ssw|bauch|schwanger|heute|gestern|mehr + baby bewegt sich nicht mehr, 36 woche - das kind bewegt sich gern
        schwanger*|ssw && blute|blutung|blutungen|blut|blutet|fruchtwasser|wehen|fruchtblase|geplatzt|starke_schmerzen|unterleibsschmerzen|krämpfe|bauchschmerzen|flimmern ..1 !test|abnehmen + ich bin in der 30. woche schwanger, und ich blute - schwanger und blutdruck gut
        woche|ssw ..4 schwanger && blute|blutung|blutungen|blut + in der 30 woche schwanger und blute - woche
        baby|kind|bauchzwerg ..6 nicht|kaum|weniger|keine|nix ..3 beweg*|gespürt|spüre|tritte|kindsbewegung*|strampel* ..1 !überlegt + das baby hat sich seit gestern nicht bewegt - das baby schläft nicht
        spüre|spür|fühle|gespürt|merke ..4 baby|kind ..4 nicht|kaum|nix + bin schwanger und spüre das baby seit gestern nicht mehr - spüre nichts
        schwanger* && keine|nicht|kaum ..4 kindsbewegung*|bewegung|bewegungen|bewegt|spüre|gespürt + schwanger und keine kindsbewegungen - schwanger und keine zeit`,
    },
    {
      kind: 'chest-pain',
      urgent: true,
      rows: `
        brust|brustkorb && zerquetscht|erdrückt|kiefer|linken_arm|ausstrahl*|schraubstock|zugeschnürt + meine brust fühlt sich an wie zerquetscht - die brust vom huhn
        stiche|stechen|stich|krampf|druckgefühl ..3 brust|herz|brustkorb|herzgegend + stiche in der brust und ich schwitze stark - stiche im schnittmuster
        brust|brustkorb|brustbein ..4 schmerz*|druck|enge|stich*|sticht|weh|brennt|drückt|eng|zieht|stechen ..1 !tasche + meine brust tut weh - die brusttasche
        schmerz*|druck|stechen|enge|ziehen|brennen ..4 brust|brustkorb|herz|herzgegend|linken_arm|linker_arm|brustbein + druck auf der brust - druck im job
        ~brustschmerzen|~herzschmerzen|herzstechen|brustenge|herzstiche & ich|habe|hab|mein|meine|seit|plötzlich|wenn|starke|mann|mutter|vater|er|sie + ich habe brustschmerzen - kopfschmerzen
        herz ..3 schmerz*|sticht|stiche|stechen|rast ..2 !vor_freude & arm|luft|brust|schwindel*|schmerz*|sticht|stiche|umgekippt|schweiß* + mein herz sticht - das herz klopft
        linker|linken arm ..3 taub|kribbel*|schmerz*|zieht|eingeschlafen && brust|herz|luft|schwitz*|gesicht|schwindel*|atem*|kiefer|sprech* + mein linker arm ist taub und ich kriege keine luft - der linke arm
        habe|hab|hat|einen|glaube ..4 herzinfarkt|schlaganfall ..1 !als|vor|bekommen_als|fast + ich glaube ich habe einen herzinfarkt - fast einen herzinfarkt als ich es sah
        gesicht|mundwinkel ..3 hängt|taub|schief && sprech*|spricht|arm|lallt|reden|wörter + sein gesicht hängt und er lallt - gesicht gewaschen`,
      unless: `
        tasche|schwimmen|hähnchen|tattoo`,
    },
    {
      kind: 'eating-disorder',
      urgent: true,
      rows: `
        bringe|bringt ..1 mich|sich ..1 zum erbrechen|kotzen|übergeben + ich bringe mich zum erbrechen - er bringt mich zum lachen
        erbreche|erbricht|kotze|übergebe|übergibt|kotzt|breche ..4 jeden_tag|täglich|ständig_absichtlich|absichtlich|immer_wieder ..3 essen|mein|mich|alles|nach? + ich erbreche jeden tag mein essen - der hund
        tagen|tage|woche ..2 kein|nichts|ohne ..1 essen|zu_essen|nahrung|gegessen ..1 !gehen + seit 6 tagen kein essen nur wasser - seit tagen kein regen
        seit|tage|tagen|woche|wochen ..5 nichts|nicht|nix|kaum ..3 gegessen|gegessen_und|esse|essen ..1 !gekocht & tag*|woche*|# + ich habe seit fünf tagen nichts gegessen - seit tagen nichts gelesen
        nichts|nicht|nix ..2 gegessen ..2 seit ..2 tagen|montag|dienstag|mittwoch|donnerstag|freitag|tage|einer_woche + nichts gegessen seit drei tagen - nichts gehört seit tagen
        esse|gegessen|essen ..3 nichts|nicht|nix ..3 mehr|abnehmen|dünn|abzunehmen ..2 damit|um|abzunehmen|dünn|dünner|weil ..3 dünn*|abnehm*|abzunehmen|fett|dick|gewicht? + ich esse nichts mehr um abzunehmen - ich esse nicht mehr fleisch
        hunger|hungere ..2 mich ..2 zu_tode|runter|dünn + ich hungere mich runter - hunger
        finger|zahnbürste ..3 hals|rachen + stecke mir den finger in den hals - finger verbrannt
        kotz*|erbrech*|übergeb*|übergebe|kotze|spucke|breche ..5 nach|jedes|jedem|jeder|absichtlich|gegessen|alles ..3 essen|mahlzeit|mahlzeiten|esse|gegessen|fressanfall|absichtlich|wieder_aus? & ich|mich|tochter|sie|mir|er + ich kotze nach jedem essen - der hund
        nach ..2 essen|mahlzeit|mahlzeiten|esse|gegessen|fressanfall ..4 kotz*|erbrech*|übergeb*|erbreche|übergebe|breche|gekotzt + nach dem essen erbreche ich - nach dem essen spreche ich
        abführmittel|abführtabletten && zunehm*|abnehm*|jeden|täglich|gewicht|dünn|dick|fett|essen|kalorien|schachtel + nehme jeden tag abführmittel damit ich nicht zunehme - abführmittel für oma
        #low ..1 kalorien|kcal ..2 am|pro|täglich|tag|maximal|nur + ich esse nur 300 kalorien am tag - ich habe 300 kalorien verbrannt
        nur|unter|höchstens ..2 #low ..1 kalorien|kcal + nur 400 kcal - 400 kcal kuchen`,
      unless: `
        hund|katze|magen_darm|ramadan|verbrannt|fleisch|süßes|zucker`,
    },
    {
      kind: 'eating-disorder',
      rows: `
        <i>|ich|meine ..5 magersucht|magersüchtig|bulimie|essstörung|anorexie|bulimisch|essgestört ..1 !überwunden + ich habe bulimie - doku über magersucht
        tochter|sohn|schwester|freundin|kind ..4 magersüchtig|bulimie|essstörung|magersucht|isst_nichts_mehr|isst_nicht_mehr|isst_kaum_noch|verweigert_das_essen|erbricht_nach + meine tochter isst nichts mehr - meine tochter isst gern`,
      unless: `
        überwunden|geheilt|fleisch|gemüse`,
    },
    {
      kind: 'withdrawal',
      rows: `
        <stopped>|hör|höre|auf_hören & alkohol|trinken|saufen|trinke|wodka|schnaps|bier|wein & täglich|jeden|flasche|flaschen|liter|kalt*|allein*|zuhause|sofort|jahren|sucht|abhängig|alkoholiker*|kasten & wie|kann|will|möchte|soll|schaffe|gefährlich|auf_einmal + wie höre ich mit trinken auf, jeden tag eine flasche wodka - wie höre ich auf zu rauchen
        trinke|säuft|saufe|trink ..6 flasche|flaschen|liter|kasten & täglich|tag|abend & aufhören|hör|loskommen|entzug|stoppen + ich trinke jeden tag eine flasche wein und will aufhören - ich trinke am tag eine flasche saft
        <stopped>|reduzieren|weg|runterkommen & <benzo> + kann ich tavor zuhause alleine ausschleichen - valium
        <benzo> ..6 <stopped>|absetze|abzusetzen + tavor absetzen - tavor
        alkoholentzug|entgiftung|alkohol_entzug|kalter_entzug|tablettenentzug ..3 zuhause|allein*|selbst|machen|wie|daheim|ohne + alkoholentzug zuhause - führerscheinentzug`,
      unless: `
        kaffee|cola|rauchen|saft|wasser|tage_ohne|handy
        mit ..2 arzt|ärztin|klinik`,
    },
    {
      kind: 'medicine',
      rows: `
        dosis ..3 <med> ..4 senken|erhöhen|verdoppeln|halbieren|reduzieren|ändern & kann|soll|darf|allein*|selbst|wie + kann ich die dosis von sertralin alleine senken - die dosis von humor
        will|möchte|werde ..5 <med> ..3 absetzen|weglassen|abzusetzen|halbieren|reduzieren ..1 !kopfkissen + will meine antidepressiva absetzen - will meine tasche absetzen
        beschlossen|entschieden|vor|keine_lust ..4 <med> ..3 nicht|nimmer ..2 nehmen|zu_nehmen + ich habe beschlossen mein sertralin nicht mehr zu nehmen - ich habe beschlossen die pille zu nehmen
        antibiotik*|<med> ..4 alkohol|wein|bier|trinken|schnaps & darf|kann|gefährlich|ok|okay|schlimm|soll|geht + darf ich zu antibiotika wein trinken - wein zu antipasti
        alkohol|wein|bier|schnaps ..4 antibiotik*|<med> & darf|kann|gefährlich|ok|okay|schlimm|soll|geht + darf ich wein zu antibiotika trinken - bier zu pommes
        <ask> ..8 <med> ..8 <change> + kann ich meine antidepressiva dafür absetzen - kann ich meine tasche absetzen
        <ask> ..8 <change> ..5 <med> + darf ich reduzieren, die tabletten, oder reduzieren meine medikamente - darf ich reduzieren
        <med> ..8 <change> & <ask>|ich|einfach|allein*|heimlich + blutdrucktabletten zu halbieren überlege ich - tabletten am abend
        habe|hab ..3 meine|mein|die ..3 <med> ..4 abgesetzt|weggelassen|nicht_mehr_genommen|eigenmächtig|vergessen ..1 !zuhause & einfach|selbst|allein*|seit|woche|tagen|gestern|heimlich|ohne + ich habe meine medikamente einfach abgesetzt - ich habe meine tabletten zuhause vergessen
        nehme|nehm ..2 meine ..2 <med> ..2 nicht_mehr|nimmer + ich nehme meine tabletten nicht mehr - ich nehme meine tabletten mit
        zusammen|gleichzeitig|mischen|kombinier*|vertragen|vertragen_sich|mit & <drug>|johanniskraut|alkohol & <med>|antibiotika & darf|kann|gefährlich|ok|okay|verträgt|sicher|soll + darf ich ibuprofen zusammen mit meinen blutverdünnern nehmen - darf ich kaffee mit milch nehmen
        wie_viele|wieviele|wieviel|wie_viel ..2 <drug> ..4 darf|kann|tödlich|sicher|maximal|gefährlich + wie viele paracetamol darf ich nehmen - wie viele tabletten kauft ihr`,
      unless: `
        arzt|ärztin|hausarzt|psychiater|psychiaterin|doktor ..2 sagte|sagt|meinte|hat|wollte|und|will
        mit ..2 arzt|ärztin|psychiater*
        gefragt|absprache|abgesprochen|langsam
        vitamin*|tasche|rucksack`,
    },
    {
      kind: 'pregnancy',
      rows: `
        bin ..5 schwanger && darf|kann|soll|sicher|erlaubt|gefährlich|schadet|okay|ok + ich bin schwanger, darf ich fasten - meine nachbarin ist schwanger
        schwangerschaft|stillen|stillzeit|schwangere & darf|kann|soll|erlaubt|gefährlich|sicher|schadet|okay + darf ich in der schwangerschaft fasten - schwangerschaft der nachbarin
        monat|woche schwanger && darf|kann|soll|sicher|gefährlich|laufen|fasten|rauche|trinke + bin im 5 monat schwanger, kann ich da laufen gehen - im 5 monat`,
      unless: `
        chef|kündigen|elternzeit|arbeitgeber|nachbarin|bewerbung|kollegin`,
    },
    {
      kind: 'eviction',
      rows: `
        zwangsgeräumt|geräumt|rausgeworfen|rausgeschmissen ..1 !schrank & wir|ich|wohnung|haus & werden|werde|wird|woche|monat|wurden_gestern + nächsten monat werden wir zwangsgeräumt - der keller wird aufgeräumt
        vermieter|vermieterin|hausverwaltung|eigentümer ..8 ausziehen|raus_sein|rausgehen|räumen ..1 !geholfen & bis|freitag|montag|woche|will|müssen|sofort|tagen + vermieter will dass wir bis freitag ausziehen - vermieter hilft beim ausziehen
        müssen|muss|sollen ..5 aus|wohnung|haus ..3 wohnung|haus ..2 raus|ausziehen & woche|freitag|montag|morgen|monat|tage|tagen|ende|bis|vermieter + wir müssen nächste woche aus der wohnung raus - ich muss öfter raus aus der wohnung
        ~räumungsklage|~zwangsräumung|räumung|räumungsbescheid|räumungsurteil|räumungstermin|~zwangsversteigerung ..3 !vorbei|keller|garage + wir haben eine räumungsklage bekommen - räumungsverkauf
        vermieter|vermieterin|hausverwaltung|eigentümer|bank|wohnungsgesellschaft ..3 wirft|schmeißt|will|setzt|kündigt|kündigte|gekündigt|hat ..3 uns|mich|raus|vor_die_tür|auf_die_straße|fristlos|wohnung ..4 raus|tür|straße|haben|gekündigt|fristlos|wohnung|freitag|ende|schloss? ..1 !gebeten & raus|rausschmeißen|rauswerfen|tür|straße|fristlos|gekündigt|kündigt|schloss|wirft|schmeißt + mein vermieter wirft uns am freitag raus - mein vermieter will mich anrufen
        wohnung ..4 fristlos ..2 gekündigt|kündigung? + die wohnung wurde fristlos gekündigt - die wohnung ist schön
        fristlose kündigung ..3 wohnung|vermieter|miete + fristlose kündigung vom vermieter - fristlose kündigung im job
        ~gerichtsvollzieher ..4 + am dienstag kommt der gerichtsvollzieher - gericht
        verlieren|verliere|verlier|los ..2 wohnung|haus|zuhause ..6 miete|mietschulden|rückstand|kredit|raten|räumen? & miete|mietschulden|rückstand|kredit|raten|räumen|gekündigt + wir verlieren die wohnung wegen mietschulden - ich verliere die wohnungsschlüssel
        wohnung|haus ..3 verlieren|verliere & miete|mietschulden|mietrückstand|raten|kredit + wegen der miete werden wir das haus verlieren - haus verlassen
        obdachlos|wohnungslos|auf_der_straße ..2 !spielen|musik & ab|morgen|bald|nächste|freitag|montag|ich|wir & bin|sind|werde|werden|sitze|stehen|lande|landen + ab freitag sind wir obdachlos - straße`,
      unless: `
        wurden_wir_gekündigt|ehrenamt*|spende*`,
    },
    {
      kind: 'court',
      rows: `
        <i>|wir|werde|wurde|bin|werden ..8 verklagt|angeklagt|angezeigt ..1 !waren + ich werde von meinem alten chef verklagt - mein chef klagt über rücken
        ~gerichtstermin|~gerichtsverhandlung|gerichtsverfahren|~vorladung|klageschrift|strafbefehl|mahnbescheid|anklage|haftbefehl|sorgerechtsverfahren|strafanzeige ..3 !war|vorbei|erledigt|gewonnen|geklärt + ich habe nächste woche einen gerichtstermin - der gerichtstermin war im märz
        muss|müssen|soll|habe|haben|hab ..5 vor gericht|das_gericht|dem_richter ..1 !als + ich muss vor gericht - ich war vor gericht als dolmetscher
        gericht|amtsgericht|landgericht ..4 termin|vorladung|ladung|brief|verhandlung|schreiben|geladen|post + brief vom gericht, amtsgericht ladung - lieblingsgericht
        termin|vorladung|ladung|brief|post|schreiben ..3 gericht|amtsgericht|staatsanwalt*|landgericht|familiengericht ..1 !küche + hab eine vorladung vom gericht bekommen - brief vom koch
        werde|wurde|bin ..3 verklagt|angeklagt|angezeigt + ich werde verklagt - ich werde verlegt
        sorgerecht* ..5 termin|verhandlung|gericht|streit|kampf|verlieren + wir haben streit ums sorgerecht, sorgerecht verhandlung - sorgerecht geklärt
        verklagt mich|uns + er verklagt mich - er besucht mich`,
      unless: `
        dolmetscher*|war_im|vorbei|gewonnen|abgeschlossen|erledigt|geklärt|schöffe|doku|suppe|küche`,
    },
  ],
};
