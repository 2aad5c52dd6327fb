import { DE_CARE } from './de-care.ts';
import { DE_HARM } from './de-harm.ts';
import { DE_SELF } from './de-self.ts';
import type { LanguageTable } from './table.ts';

export const DE: LanguageTable = {
  language: 'de',
  classes: {
    day: 'heute morgen montag dienstag mittwoch donnerstag freitag samstag sonntag woche monat nacht jetzt wochenende übermorgen',
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
      'baby dreijährige dreijähriger jährige jähriger kleinkind enkel enkelin mitbewohnerin kleiner kleine er sie freund freundin kumpel schwester bruder mutter mama mutti vater papa sohn tochter mann frau partner partnerin kollege kollegin nachbar nachbarin kind jemand ex mitbewohner mitbewohnerin cousine cousin oma opa schülerin schüler nichte neffe ehemann ehefrau baby verlobter verlobte bekannter bekannte schwager schwägerin schwiegermutter schwiegervater mitschülerin mitschüler azubi stiefsohn enkelkind',
    partner:
      'kerl typ lover verlobte mann ehemann frau ehefrau freund freundin partner partnerin ex exmann exfreund exfrau verlobter lebensgefährte lebensgefährtin er sie',
    parent:
      'papas stiefbruder betreuer vater papa vati mutter mama mutti stiefvater stiefmutter stiefpapa onkel tante opa großvater eltern pflegevater pflegemutter pflegeeltern oma',
    hits: 'schlägt schlug geschlagen schlagen haut gehauen verprügelt verprügeln verprügelte prügelt prügelte zusammengeschlagen ohrfeigt geohrfeigt tritt getreten boxt würgt gewürgt würgte misshandelt vergewaltigt verdrischt verdroschen vermöbelt drischt getreten_und schlagt schläg verdrosch haute knallt boxte eine_geknallt trat schubst',
    kid: 'meinen_sohn unseren_sohn meine_tochter unsere_tochter mein_kind unser_kind meine_kinder unsere_kinder die_kinder das_kind mein_baby unser_baby das_baby seine_kinder ihre_kinder seinen_sohn ihren_sohn seine_tochter ihre_tochter sein_kind ihr_kind meinen_kleinen_bruder meine_kleine_schwester meinen_bruder meine_schwester meinen_enkel meine_enkelin meinen_neffen meine_nichte den_jungen das_mädchen ein_kind den_kleinen die_kleine meinen_kleinen meine_kleine meinem_sohn unserem_sohn meiner_tochter unserer_tochter meinen_kindern unseren_kindern meinem_kind unserem_kind den_kindern dem_kind meinem_baby dem_baby meinem_kleinen_bruder meiner_kleinen_schwester meinem_bruder meiner_schwester seinen_kindern ihren_kindern stiefsohn stieftochter dem_kleinen der_kleinen die_kleinen die_jungs den_mädchen meiner_nichte meinem_neffen den_schülern die_schüler den_bub die_buben',
    took: 'eingenommen_und abgeschluckt runtergeschluckt gegessen_hat gefuttert  genommen geschluckt eingenommen eingeworfen gegessen getrunken nahm schluckte intus reingepfiffen reingezogen runtergespült geschluckte verschluckt eingeschmissen runtergekippt reingeschmissen gespritzt weggeschluckt verputzt gekippt runtergewürgt',
    many: 'zuviele_von sämtlicher beide_packungen zwei_packungen drei_packungen alle ganze ganzen ganzes sämtliche packung packungen schachtel schachteln flasche dose haufen handvoll viele zu_viel zuviel zu_viele zuviele menge jede_menge massig blister streifen zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig hundert fünfzehn zwölf dutzend #10 alles rest vorrat röhrchen überdosis doppelte ganzer komplette kompletten monatsration komplettes weißnichtwieviele monatsvorrat',
    drug: 'blutdrucktabletten ~herztabletten ~beruhigungspillen tablettenpackung tablettenpackungen schmerzpillen  tablette tabletten pille pillen ~paracetamol ibuprofen ibu ibus aspirin ~schlaftabletten ~schlafmittel ~schmerztabletten ~schmerzmittel medikament ~medikamente ~medikamenten ~antidepressiva ~antidepressivum tavor valium ~diazepam ~lorazepam xanax ~beruhigungsmittel ~beruhigungstabletten ~zopiclon tilidin tramadol ~quetiapin ~amitriptylin ~citalopram ~sertralin mirtazapin kapseln herztabletten herzmittel opiate morphin methadon insulin lithium benzos novalgin oxycodon doxepin betablocker pregabalin lyrica medis herztropfen tropfen saft antiallergika quetiapin seroquel escitalopram melatonin trevilor promethazin propranolol metoprolol ramipril sertralin fluoxetin diclofenac tabs beruhigungstropfen digitoxin opipramol habpilln tablettn',
    alcohol:
      'alkohol wodka schnaps wein bier whisky rum sekt trinken saufen getrunken gesoffen trinke korn obstler likör weinbrand bierchen schnäpse',
    benzo:
      'tavor valium benzo* ~diazepam ~lorazepam alprazolam xanax tilidin tramadol heroin methadon ~zopiclon zolpidem lyrica pregabalin ~schlaftabletten opioid* opiat* oxycodon subutex ~beruhigungsmittel',
    stopped:
      'aufgehört aufhören aufhöre entzug abgesetzt absetzen entgift* ausschleich* weggelassen trocken nüchtern kalt runter loskommen aufgehoert hör hörte höre reduzier* ohne abgebrochen weggeschmissen hingeschmissen gelassen tag_ohne tage_ohne nacht_ohne',
    med: 'medikament* ~medikamente tablette tabletten ~antidepressiva ~antidepressivum ~sertralin lithium insulin ~citalopram ~escitalopram blutdruck* ~quetiapin ~olanzapin ritalin cortison kortison neuroleptik* blutverdünner* marcumar betablocker* ~venlafaxin psychopharmaka schilddrüse* medis medikation pille epilepsie* lthyroxin xarelto eliquis prednisolon haloperidol haldol risperidon carbamazepin valproat lamotrigin keppra epilepsietabletten herztabletten prednison seroquel abilify levetiracetam mirtazapin opipramol trevilor tropfen schilddrüsentabletten neuroleptika',
    change:
      'senken zu_senken runtergehen hochsetzen verringern erhöhen_und absetzen abzusetzen absetze weglassen wegzulassen weglasse aufhören reduzieren zu_reduzieren halbieren zu_halbieren halbiere auslassen umstellen verdoppeln zu_verdoppeln erhöhen wechseln ausschleichen auszuschleichen ohne nicht_mehr_nehmen nicht_nehmen runtersetzen abgesetzt weggelassen runterdosieren weglässt absetzt setzt_ab setze_ab setz_ab nimmt_nicht_mehr nimmt_keine doppelte doppelt verdoppel hört_auf',
    ask: 'kann soll will möchte darf wie überlege muss möglich gefährlich schlimm sollte könnte dürfte okay ok sicher einfach vorhabe plane',
    sym: 'zitter* krampf* krämpfe spinnen insekten käfer halluzin* stimmen delir* verwirrt schwitz* krampfanfall anfall tremor sehe_dinge sehe_sachen ratten ameisen schüttelt zittert zittere schwitzt schwitze höre_stimmen hört_stimmen sieht_dinge sieht_tiere sehe_tiere sehe_leute leute_die krampfanfälle schlangen mäuse schatten',
  },
  variants:
    'nicht=nich|ned|nit|net habe=hab|hb heute=heut ist=is mich=mi getrunken=gtrunken geschluckt=gschluckt geschlagen=gschlagen tabletten=tabletn|tablettn pillen=pilln wieder=wida einen=nen jetzt=jez|jetz',
  affirmed: `
    finde|weiß|spüre|kann|kein ..3 nicht
    <not> mehr|nur|aufhören|schlafen|weiter|klar|luft|zum_spaß|übertrieben|einfach|glauben|wach|aufwach*|atmen|wecken|spaß|witz|scherz|ausweg|kraft|ahnung|sinn|hoffnung|zweifel|plan|bock|lust|weiß|was|wie|ob|raus|anders|aus|gut|wohin
    <not> ..3 aufhören|stoppen|weiter|aus|ertragen|verkraften
    weiß|weiss nicht|nich|ned|net|nix`,
  idioms: `
    lieber|eher erschieß|erschieße|erhänge|erhäng|sterb ..1 ich? ..1 mich
    film|filmen|serie|buch ..3 wo|in_dem|in_der ..6 springt|erschießt|erhängt
    letztes|voriges jahr ..2 herzinfarkt|schlaganfall
    lieber|eher ..2 erschieße|erhänge|sterbe|springe ..4 als
    mich|mir ..1 beim
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
    halb so wild|schlimm
    wenn dir|euch ..3 freund|freundin|jemand|kollege ..2 sagt|erzählt|schreibt
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
    hat|haben|hatte sich ..6 das_leben_genommen|umgebracht
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
    auf|aufm|vom|am ..2 brücke|dach|gleis|gleisen|gleise|geländer|hochhaus
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
  signs: [...DE_SELF, ...DE_HARM, ...DE_CARE],
};
