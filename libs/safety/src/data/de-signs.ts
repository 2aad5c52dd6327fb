import type { Signs } from './table.ts';

export const DE_SIGNS: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      tu|tue|tun|antun|antue|anzutun ..3 mir ..3 an|was|etwas : ich tu mir was an
      mir ..3 was|etwas ..2 an|antun|anzutun|antue : ich werde mir was antun
      <not>|kein|keine ..2 lust|bock|kraft|freude|willen ..3 zu|am|mehr_am ..2 leben : ich habe keine lust mehr zu leben
      <not> ..3 weiterleben|weiter_leben|am_leben : ich will nicht weiterleben
      finden|findet ..1 mich ..4 tot|morgen|montag|erst|niemand|leiche|zu_spät : niemand findet mich, erst am montag
      sag|sagt|sagen ..4 <moved> ..4 liebe|lieb|leid : sag meiner mama dass ich sie liebe
      <pills>|seil|strick|rasierklinge* & tisch|bereit|gesammelt|liegen|gezählt|hingelegt|gehortet|nachttisch & ich|hab|habe|vor_mir|schon|mir : ich habe die tabletten schon gesammelt
      <wish> ..4 <die> : moechte einfach nur noch sterben
      <die> ..1 <wish> : dass ich sterben will
      <not> ..2 mehr|weiter|länger ..1 leben|weiterleben|existieren|aufwachen|aufstehen_müssen : ich will nicht mehr leben
      nimmer|nimma ..1 leben|aufwachen : i mog nimma leben
      <wish>|will ..3 <not> ..2 leben|weiterleben|aufwachen|existieren|wach_werden : ich will nicht leben
      <wish>|einschlafen|schlafen ..5 <not> ..3 aufwach*|wach_werden|aufzuwachen|wach : hoffentlich einschlafen und nie mehr aufwachen
      hoffentlich ..4 <not> ..3 auf|aufwach* : hoffentlich wach ich morgen nicht mehr auf
      wach ..3 <not> ..3 auf & hoff*|wünsch*|am_liebsten|einfach|morgen : am liebsten wach ich einfach nicht mehr auf
      bring|bringe|brings|bringt ..2 mich|mi|micha ..4 um : ich bring mich heute um
      mich|mir|mi ..4 <end> : ich werde mich umbringen
      häng|hänge|erschieß|erschieße|ertränk|ertränke|vergift|vergifte|töte|stürz|stürze|schmeiß|werf|werfe mich : ich erschieß mich
      leben ..2 nehm*|nehme|nimm|beend*|wegwerfen|ein_ende|mache_ich_schluss & mir|mein|ich|dem|meinem : ich werde mir das leben nehmen
      nehm|nehme|nimm ..1 mir ..4 leben : ich nehm mir das leben
      mach|mache|machs|setz|setze|setzen|machen|bereite ..5 ende|schluss & allem|alles|leben|heute|endgültig|dem|dann|nacht|für_immer : ich mach dem allem ein ende
      ~suizidal|~suizidgedanken|selbstmordgedanken|suizid_gedanken|lebensmüde & ich|bin|hab|habe|wieder|mich|starke|fühl*|mir : ich bin suizidal
      selbstmord|suizid ..3 begeh*|mach*|plan*|nachgedacht|nachdenken|verüben|denk* : ich will selbstmord begehen
      denk*|gedanken|gedacht|überleg* ..4 selbstmord|suizid|umzubringen|töten|schluss_zu_machen : denke an selbstmord
      abschiedsbrief*|abschiedsvideo|letzter_brief : die abschiedsbriefe sind fertig
      lieber|besser ..2 tot|gestorben : ich wäre lieber tot
      wünsch*|wünschte|wär|wäre|hätte ..4 tot|nie_geboren|nicht_geboren|nie_gelebt|nicht_mehr_da|gestorben|nicht_am_leben : ich wünschte ich wäre tot
      verdien* ..3 <not> ..2 leben|lebe : ich verdiene es nicht zu leben
      <not> ..2 wert ..2 leben|lebe : ich bin es nicht wert zu leben
      kein|keinen|ohne|nichts ..1 grund|sinn|lebenswillen ..4 leben|weiterzuleben|weiterleben|lebe : keinen grund zu leben
      leben ..3 <not> ..3 lebenswert|wert|aushalten|ertragen : mein leben ist nicht lebenswert
      spring*|stürz*|gesprungen & dach|brücke|balkon|hochhaus|zug|bahn|fenster|klippe|gleis*|haus|parkhaus : sie springt vom balkon
      vor|auf ..1 den|die|das|einen ..2 zug|bahn|gleis*|auto|lkw|ubahn|sbahn|laster & werf*|leg*|spring*|stell*|schmeiß*|lauf* : vor den zug werfen
      gegen|in|an ..2 baum|wand|brückenpfeiler|lkw|gegenverkehr|mauer & fahr*|lenk*|steuer* : ich fahr einfach gegen einen baum
      pulsader*|handgelenk* & aufschneid*|schneid*|ritz*|auf : die pulsadern aufschneiden
      hab|habe|liegt|gekauft|besorgt|gesammelt|gehortet|liegen|versteckt|bestellt & <means> & warte|bereit|wochenende|genug|allein|schon|weg_ist|plan|abend|schluss|parat|keller|schublade|garage|reichen|reicht : das seil liegt schon bereit
      überlegt|geplant|plan|weiß|recherchiert|gegoogelt|entschieden|festgelegt|datum & wie|wann|tag|datum & es|ichs & mache|mach|tue|beende|umbring*|machen|keiner|sterbe : hab mir überlegt wie ichs mache
      brief|briefe|zettel|video|nachricht & geschrieben|fertig|liegt|schublade|liegen & <moved>|abschied|wenn_ich|verzeiht|sorry & egal|fertig|schublade|nicht_mehr|weg|tot|abschied|letzte* : die briefe an meine kinder liegen in der schublade
      wenn ..2 das ..2 liest|lest|lesen ..5 tot|nicht_mehr|weg|zu_spät : wenn du das liest bin ich nicht mehr da
      lebewohl|lebt_wohl|leb_wohl|machts_gut|machs_gut & für|alle|immer|danke|letzte|welt|alles|ihr : macht's gut ihr alle und danke
      letzte|letzter|letzten ..1 tag|nacht|worte ..2 leben|lebens|erden|welt : der letzte tag meines lebens
      mein|meine|das_ist|ist_die|ist_das|war_die ..1 letzte|letzter|letzten nachricht|tag|nacht|worte|eintrag|mal_dass : das ist meine letzte nachricht
      schmerzlos|schnellste|einfachste|wie_viele|wieviele|methode|tödliche|tödlich|welche ..6 sterben|umbringen|tod|tabletten|dosis|tötet|töten|suizid : wie viele tabletten sind tödlich
      <someone> ..6 will|droht|sagt|schreibt|versucht|wollte|möchte|kündigt|meint ..7 umbring*|umzubringen|sterben|töten|springt|springen|leben_nehmen|nicht_mehr_leben|ende_machen|schluss_machen|aufhängen|erhängen : mein freund sagt er will sich umbringen
      bringt|bringen sich ..3 um : sie bringt sich um
      bin|wär|bald|morgen|heute ..4 nicht_mehr_da|nimmer_da|tot|für_immer_weg : morgen bin ich nicht mehr da
      kümmer*|pass*|schau* ..6 wenn ..1 ich ..3 tot|weg|nicht_mehr|gegangen : kümmer dich um meine katze wenn ich nicht mehr bin`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      gibt|gibts ..2 mich ..3 <not> : ab morgen gibt es mich nicht mehr
      <not>|keinen ..2 kümmert|juckt|interessiert ..2 ob|wenn : keinen kümmert ob ich da bin
      meine|mein letzte|letzter nachricht|worte|eintrag|brief|nacht|weihnachten|geburtstag : das ist meine letzte nachricht
      <not> ..4 zurück|wiederkommen|wiederseh* ..3 komme|mehr|diesmal|wiederkommen? : ich komme nicht mehr zurück
      erlebe|erleben|schaffe|werde ..4 <not> ..3 30|40|weihnachten|geburtstag|sommer|mehr_erleben|alt : weihnachten erlebe ich nicht mehr, ich werde nicht 30
      <not> ..2 gehöre|passe|gebraucht|gewollt ..4 welt|hierher|nirgends|hin|leben? : ich gehöre nicht in diese welt
      gehöre|passe ..4 <not>|nirgends ..4 welt|hierher|hin|dazu? : ich gehöre nirgends hin
      ob|dass ich ..2 lebe|sterbe|aufwache ..3 egal|wurscht|schnuppe? : ob ich lebe ist egal
      egal ..4 ob ..1 ich ..2 lebe|sterbe|da|tot : mir egal ob ich lebe
      <not> ..3 braucht|liebt|will|mag ..1 mich : niemand braucht mich
      mich|mir ..2 <not> ..2 braucht|liebt|vermissen : mich braucht niemand
      weine|heule|geheult|geweint ..3 jede|ganze|jeden|nacht|nächte|tagelang|ununterbrochen : ich weine jede nacht
      innerlich ..2 leer|kaputt|gebrochen|tot|verloren|taub|zerrissen : ich bin innerlich tot
      fühl*|bin|innerlich ..4 leer|kaputt|gebrochen|verloren|taub|am_ende|verzweifelt|hilflos : ich fühle mich leer
      alles|es|das ..3 beenden|hinschmeißen_mit_dem_leben|zu_ende_bringen|hinter_mir ..2 heute|bald|will|endlich|lassen? & alles|leben|heute|endlich|endgültig : ich will alles beenden, heute
      <not> ..2 mut|kraft|energie ..3 mehr|leben|weiter : ich habe keine kraft mehr
      enttäusche|enttäuscht|versager|versagt|schande & alle|nur|familie|ganzer|leben & ich|bin|habe : ich bin nur ein versager
      ohne mich ..6 leichter|besser|glücklicher|einfacher|schöner|gut|dran|weiter : ohne mich wärs für alle leichter
      besser|leichter|glücklicher|dran|einfacher ..4 ohne_mich|wenn_ich_weg|wenn_ich_nicht|wenn_es_mich|wenn_ich_tot : alle wären besser dran ohne mich
      kann|schaff|schaffe|halt|halte|pack|ertrag|ertrage|will|mag|mog|könnte ..3 <not> ..1 mehr|aus|länger|weiter : ich kann nicht mehr
      kann|mag|will|pack nimmer|nimma : i kann nimma
      <not> ..3 ausweg|zukunft|hoffnung|licht|perspektive|ziel_mehr|morgen_mehr : ich seh keinen ausweg
      ausweg|zukunft|hoffnung ..6 <not> : eine zukunft sehe ich nicht
      wozu|wofür|warum|wieso ..3 noch|überhaupt|lebe|leb|eigentlich|bin|existier* ..4 da|hier|leben|lebe|aufstehen|weiter|weitermachen|kämpfen|noch|alles? : wozu bin ich eigentlich noch da
      was ..2 soll|bringt|hat ..3 noch|alles|leben|sinn : was soll das alles noch
      will|möchte|wünsch*|soll|hoff*|einfach|nur ..5 alles|es|schmerz|gedanken|das ..3 aufhör*|vorbei|endet|ende|weg|ruhe|still : will einfach dass alles aufhört
      wenn ..1 ich ..3 weg|verschwind*|nicht_mehr|tot|gehe|sterbe ..8 keiner|niemand|niemandem|egal|auffallen|merken|vermissen|keinem|besser|leichter|erleichtert : wenn ich weg wäre würde das keiner merken
      keiner|niemand|keinem|niemandem ..5 merk*|vermiss*|auffall*|fehlen|interessier*|weinen|trauern : mich würde keiner vermissen
      am_liebsten|möchte|will|einfach|würde|könnte ..5 verschwinden|weg_sein|auflösen|unsichtbar|nicht_existieren|nicht_da_sein|weg : ich möchte einfach verschwinden
      müde|satt|leid|genug|keine_lust|keine_kraft|kraft ..5 leben|existieren|dasein|kämpfen|lebens|allem|alles|mehr : ich bin müde vom leben
      hass*|hasse ..2 leben|mich|dasein : ich hasse mein leben
      last|ballast|klotz_am_bein|bürde & für|alle|euch|andere|familie|bin : ich bin nur eine last
      wertlos|hoffnungslos|sinnlos|überflüssig|nutzlos|unerträglich|ausweglos & ich|bin|leben|alles|fühl* : ich fühle mich wertlos
      <not> ..2 sinn|bedeutung|zweck ..5 mehr|leben|weiter|alles|nichts? : es hat alles keinen sinn mehr
      bus|auto|zug|laster|lkw|blitz|krebs ..6 überfähr*|erwisch*|überfahren|erfasst|trifft|überrollt & mich|egal|ok|schlimm|hoff* : wenn mich ein bus überfährt wärs mir egal
      egal|nichts_dagegen|nicht_schlimm|macht_mir_nichts & sterb*|tot|aufwach*|leb*|überleb*|draufgeh* : wäre mir egal wenn ich sterbe
      denk*|gedanken|träum* ..4 tod|sterben|totsein|beerdigung : ich denke oft an den tod
      zukunft & <not>|ohne & mich|mir|ich : ich sehe für mich keine zukunft
      für_immer|ewig ..2 schlafen|einschlafen|ruhe|weg : für immer schlafen
      geb|gebe|aufgegeben ..4 auf|leben|mich & mich|leben|alles|endgültig : ich gebe mich auf
      verschenk*|weggegeben ..5 sachen|alles|hund|katze|besitz|gitarre & mein*|ich : ich verschenke alle meine sachen
      danke ..2 für|an ..2 alles|mühe & vergessen|lebt|egal|leid|verzeih*|abschied|tut_mir : danke für alles, verzeih mir
      <not> ..2 sicher ..2 vor|mit ..1 mir : ich bin nicht sicher vor mir selbst
      dach|brücke|gleis*|seil|strick|tabletten|balkon|klippe ..6 steh*|starr*|anschau*|denk*|sitz* : von der brücke runter, da steh ich oft
      steh*|starr*|sitz*|schau* ..5 dach|brücke|gleise*|seil|strick|tabletten|balkon|klippe : ich starre auf die tabletten
      <not> ..2 mehr ..2 da|hier ..1 sein : ich will nicht mehr da sein
      leben ..3 vorbei|zu_ende|gelaufen|keinen_sinn : mein leben ist vorbei`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      mich ..5 gestern|heute|wieder|nachts|abends ..3 geschnitten|geritzt|verbrannt|aufgeschnitten : ich habe mich gestern nacht geschnitten
      schnitte|wunden|narben ..4 zugefügt|gemacht|beigebracht|arm*|bein* ..2 & mir|ich|habe|hab|selbst : ich habe mir schnitte am arm zugefügt
      verletz*|verbrenn*|schneid*|ritz* ..1 mich ..3 abend|jeden|wieder|täglich|nacht|heimlich|regelmäßig|oft|immer|absichtlich : ich verletze mich jeden abend
      mir|mich ..3 arm|arme|armen|bein|beine|handgelenk* ..2 aufgeschnitten|geschnitten|verbrannt|aufgeritzt|zerkratzt : mir die arme aufgeschnitten
      ritz*|geritzt|aufgeritzt & mich|mir|wieder|arm*|gestern|heute|täglich|ich|hab : hab mich gestern wieder geritzt
      schneid*|geschnitten|verbrenn*|verbrannt|brenn*|kratz*|beiß*|schlag*|schlage|aufgeschnitten & mich|mir & arm*|bein*|haut|selbst|zigarette*|feuerzeug|druck|blut*|handgelenk*|wand|klinge*|oberschenkel* : ich verbrenne mir die arme mit zigaretten
      schneide|schneid|verbrenne ..1 mich ..3 wieder|selbst|jeden|täglich|oft|heimlich : ich schneide mich wieder
      svv|selbstverletz* ..5 wieder|täglich|seit|jeden|heute|gestern|tage|wochen|rückfall : svv seit 3 wochen wieder
      verletz*|verletze|tu|tue ..2 mich|mir ..2 selbst|selber|weh|absichtlich : ich verletze mich selbst
      mich|mir ..2 selbst|selber|absichtlich ..2 verletz*|weh*|geschnitten|verbrannt : mich wieder selbst verletzt
      blute|blut|blutet|bluten & tief*|geschnitten|klinge|aufhör*|stopp*|rasier*|arm|wollte & ich|mein|grad|war|es|hab : blute grad ziemlich, war tiefer als ich wollte
      kopf|faust ..4 wand|tür|mauer ..4 blut*|wieder|bis|gerammt|schlag*|hau* : kopf gegen die wand bis es blutet`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <not>? geritzt|ritzen|svv|schneiden|clean|selbstverletz* & druck|drang|verlangen|lust|gedanke*|wieder|kurz_davor|rückfall|schwer|denk* : 7 monate nicht geritzt aber der druck ist wieder da
      druck|drang|verlangen ..6 ritzen|schneiden|verletzen|weh_zu_tun|klinge|schmerz : der druck zu schneiden
      rasierklinge*|klinge*|messer|feuerzeug|skalpell & starr*|anschau*|schau*|versteckt|denk*|beruhig*|bad|schublade & ich|mich|mir|hab|dauernd : starre dauernd auf die rasierklinge im bad
      verdien* ..4 schmerz*|bestraf*|weh|leiden : ich verdiene schmerzen
      schmerz*|blut ..5 spür*|fühl*|hilft|erleichter*|beruhig* : nur der schmerz hilft
      narben|wunden|schnitte|ärmel|verband & versteck*|verdeck*|lange|immer|keiner|bedeck* : ich verstecke die schnitte unter langen ärmeln
      ritzen|svv|selbstverletz* : ritzen
      bestraf*|weh_tun|wehtun|verletzen ..2 mich|mir|selbst : bestrafen muss ich mich
      mir|mich ..2 wehtun|weh_tun|bestrafen|verletzen : ich will mir wehtun`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <lots> & <pills> & <took> : hab eben alle schlaftabletten geschluckt
      zu viel|viele|zuviel & <took>|drogen|pillen & atmet|wacht|wach|bewusstlos|reagiert|blau|schwindlig|schlecht|angst|hilfe|komisch|zitter* : er hat zu viel genommen, er atmet komisch
      # <pills> & <took> : 30 tabletten geschluckt
      <pills>|strip|blister & wodka|alkohol|schnaps|wein|whisky|bier & <took>|runter|dreht|schwindlig|zusammen : tabletten mit wodka runtergespült
      getrunken|geschluckt|gegessen & reiniger|bleiche|chlor|frostschutz|gift|rattengift|abflussreiniger|putzmittel|spiritus : ich hab abflussreiniger getrunken
      überdosis|überdosiert|od & genommen|hat|hab|habe|gerade|eben|jetzt|atmet : sie hat eine überdosis genommen
      atmet|atmen ..3 <not>|kaum|komisch|schwer|flach|röchel* & er|sie|freund|kumpel|mama|papa|bruder|drogen|tabletten|schwester : er atmet kaum noch
      <not> ..3 wach|wecken|aufwecken|ansprechbar|weckbar & er|sie|ihn|freund|kumpel|freundin|bruder|mutter|mama & genommen|tabletten|drogen|getrunken|kriege|krieg|bekomme|lässt|atmet|reagiert|kann|party : ich kann ihn nicht wecken
      wacht ..2 <not> ..1 auf : sie wacht nicht auf
      lippen|gesicht|finger ..3 blau|lila|grau : seine lippen sind blau
      bewusstlos|umgekippt|krampf*|schaum & genommen|tabletten|drogen|getrunken|geschluckt|spritze : er ist bewusstlos, hat drogen genommen`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      zu_viel|zuviel|zu_viele|doppelte|mehr & <pills>|dosis & genommen|geschluckt|eingenommen|nehm*|intus : ich habe die doppelte dosis genommen
      <pills> & geschluckt|genommen & schwindlig|komisch|dreht|übel|müde|angst|benommen|taub : tabletten genommen und alles dreht sich
      will|möchte|könnte|überlege|gleich|werde ..5 <pills> ..3 nehmen|schlucken : will alle tabletten schlucken`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      ~selbstmord|suizid*|selbsttötung|freitod : selbstmord`,
  },
];
