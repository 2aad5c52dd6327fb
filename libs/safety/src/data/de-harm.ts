import type { Signs } from './table.ts';

export const DE_HARM: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    rows: `
      sohn|tochter|enkel|stiefsohn|bruder ..6 <hits>|schubst|bedroht ..1 mich|mir & geld|drogen|jähriger|erwachsen*|angst|betrunken|säuft|faust|polizei|blut|messer|# ..1 !3|2|4 + mein 22 jähriger sohn schlägt mich wenn ich ihm kein geld gebe - mein sohn schlägt mich im schach
      <partner> ..4 hat ..1 mir ..4 zahn|zähne|nase|arm|rippe|rippen|kiefer|finger|lippe|trommelfell|handgelenk ..2 ausgeschlagen|gebrochen|rausgeschlagen|eingeschlagen|aufgeschlagen|ausgekugelt + mein mann hat mir einen zahn ausgeschlagen - mein zahnarzt hat mir einen zahn gezogen
      faust|fäuste|ohrfeige|backpfeife|tritte|prügel|schläge|watschn ..4 & er|mann|freund|partner|ex|ehemann|papa & ins_gesicht|auge|ab|mich|gegeben|verpasst|bauch|mir ..1 !tisch|boxen|film|sack & kriege|krieg|bekomme|gegeben|verpasst|gesicht|auge|ab|setzt + mein mann hat mir eine ohrfeige gegeben - mir hat der film eine ohrfeige verpasst
      kriege|krieg|bekomme|spüre ..2 seine|ihre fäuste|faust|schläge|prügel|tritte|hand ..1 ab? + dann kriege ich seine fäuste ab, das auge ist noch zu - ich kriege seine mail
      wenn ich ..3 gehe|verlasse|weggehe|anzeige|ausziehe|trenne|rede ..2 bringt|sticht|schlägt|tötet|erschießt ..1 er ..1 mich|uns|die_kinder ..4 um|ab|tot? + er sagt wenn ich gehe bringt er mich und die kinder um - wenn ich gehe bringt er mir blumen
      er|ex|mann|freund|exfreund|exmann|partner ..4 sagt|gesagt|droht|schreibt|schwört|geschrieben|drohte|meint ..8 sticht|bringt|tötet|schlägt|zündet|erschießt|übergießt|verbrennt|knallt|anzünden|abstechen|umbringen|säure|überfahren ..1 er? ..1 mich|uns|die_kinder|meine_familie ..3 ab|um|tot|an|wenn? + mein ex hat gesagt er sticht mich ab wenn ich nicht zurückkomme - er sagt er schlägt mich im schach nicht
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
      nachbar|nachbarin|ex|freund|er|mann|vater|stiefvater ..4 würgt|erwürgt|ersticht|erschlägt|prügelt|verprügelt|schlägt ..2 seine|meine|die|ihre ..1 frau|freundin|mutter|schwester|tochter ..1 !schach & schreie|schreit|höre|hört|hilfe|polizei|jetzt|gerade|wand|um_hilfe + der nachbar würgt gerade seine frau, ich höre sie schreien, schreie durch die wand - der nachbar schlägt seine frau im schach
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
      habe|hab ..6 sohn|tochter|kind|baby|kleinen|kleine ..6 geboxt|geohrfeigt|eine_geknallt|eine_gescheuert|getreten|faust|grün_und_blau ..1 !pumpe + ich hab meinem sohn mit der faust ins gesicht, habe meinen sohn geboxt - ich hab meinem sohn vorgelesen
      onkel|opa|stiefvater|vater|papa|trainer|lehrer|schwager|bruder|cousin|nachbar|pfarrer ..4 missbraucht|vergewaltigt|begrapscht ..1 sie|ihn|<kid> ..1 !vertrauen + meine nichte sagt der onkel missbraucht sie - der onkel verbraucht sie
      onkel|opa|stiefvater|vater|papa|trainer|lehrer|schwager|bruder|cousin|nachbar|pfarrer|betreuer|freund ..3 fasst|fummelt|grapscht|begrapscht|berührt|streichelt|greift ..4 <kid>|tochter|sohn|nichte|kinder|jungs|mädchen ..6 an|beinen|beine|hose|intim*|unten|genital*|schritt|brust ..1 !schulter + der onkel fasst meine tochter zwischen den beinen an - der trainer lobt die kinder
      nachbarn|nachbar|eltern|mutter|vater|pflegemutter|stiefmutter|stiefvater|ex|mann|tante|oma|tagesmutter|babysitter ..3 sperrt|sperren|fesselt|fesseln|bindet|kettet|verbrennt|schließt|schließen|verbrüht ..2 die|den|das|ihr|sein|ihre|meine|unser|unseren|ihren|seinen? ..1 kinder|kind|kleinen|kleine|jungen|mädchen|baby|sohn|tochter|bub ..6 keller|ein|schuppen|balkon|zimmer|stuhl|tagelang|nachts|essen|fest|schrank|garage|hand|hände|dunkeln + die nachbarn sperren den kleinen tagelang in den keller - die nachbarn schließen die kinder ins herz
      vater|stiefvater|mutter|stiefmutter|ex|mann|opa|onkel|pflegemutter|pflegevater|erzieherin|tagesmutter|oma|lehrer ..6 schlägt|haut|prügelt|verprügelt|schlug ..1 ihn|sie|ihm|kinder|<kid> ..2 mit ..3 gürtel|bügel|kleiderbügel|stock|kabel|kochlöffel|schlappen|schuh|faust|latte|rohr + der vater meines sohnes schlägt ihn mit dem gürtel - der vater schlägt ihn mit links im tennis
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
      fahre|fahr|überfahre|überfahr ..4 ihn|sie|chef|ex|den ..3 tot|um|über_den_haufen|platt & heute|morgen|samstag|schwöre|will|werde|ich + ich fahre meinen ex mit dem auto über den haufen, fahr ihn tot - ich fahre ihn heim
      warte|wart|lauere|passe ..6 & messer|waffe|pistole|knarre & steche|stech|bringe|bring|töte|tot|umbringe & ihn|sie|nachbar*|chef|ex|den + heute abend warte ich mit dem messer auf den nachbarn und stech ihn ab - ich warte auf den chef
      säure|benzin ..3 ins|ihr|ihm|drüber|über ..2 gesicht|drüber|ihn|sie & kippe|kipp|schütte|schütt|werfe|will|werde ..1 !hyaluron* + samstag kippe ich meiner ex säure ins gesicht - hyaluronsäure ins gesicht
      zünde|zünd|fackel|fackle ..4 haus|wohnung|auto|bude|hütte|laden|büro ..3 an|ab & ex|ihr|ihm|chef|drin|heute|samstag|wochenende|nacht|morgen|meiner|meinem + am wochenende zünde ich meiner ex das haus an mit ihr drin - ich zünde im haus den kamin an
      den|die|ihn|sie|meinen|diesen|dem|ihm ..3 knall|knalle|stech|steche|erschieß|bring|mach|zünd|fahr|jag ..1 ich ..2 ab|um|kalt|tot|an|nieder|kugel|über_den_haufen ..1 !kasten|uhr & waffe|messer|heute|morgen|samstag|gleich|jetzt|knarre|schwöre|kugel|ernst + den knall ich ab, die waffe hab ich schon - den bring ich um acht heim
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
];
