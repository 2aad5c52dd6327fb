import type { Signs } from './table.ts';

export const DE_CARE: readonly Signs[] = [
  {
    kind: 'withdrawal',
    urgent: true,
    rows: `
      kein|keinen|keine|nichts|nix|null ..2 alkohol|schnaps|bier|wein|mehr_getrunken|mehr && zittere|zittert|schwitzt|schwitze && käfer|spinnen|seh*|leuten|leute|stimmen|da_sind|krampf*|körper ..1 + seit 2 tagen kein alkohol, zittere am ganzen körper und seh käfer an der wand - kein alkohol mehr im haus
      tag|tage|nacht|stunden ..2 ohne ..3 <alcohol>|<benzo>|zu_trinken && zitter*|schwitz*|stimmen|krampf*|halluzin*|<sym> + zweiter tag ohne schnaps, ich schwitze, zittere und höre stimmen - zweiter tag ohne wein im haus
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
      schwanger*|ssw && verliere|verlier|viel|sehr|starke|läuft ..3 blut|fruchtwasser|blute ..1 !test|abnahme + schwanger in der 10 woche und verliere viel blut - schwanger und bluttest
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
      brust ..3 & kiefer|arm|schwitze|schweiß|übel|rücken|luft & eng|druck|drückt|schmerz*|zieht|enge ..1 !training + es drückt in der brust und im kiefer, ich schwitze, ist das stress - die brust vom huhn
      redet|spricht|rede|spreche|sprache|lallt ..3 komisch|verwaschen|wirr|undeutlich|durcheinander && plötzlich|auf_einmal|arm|hand|mund|gesicht|bein & arm|hand|mund|gesicht|bein|plötzlich ..1 !englisch + oma redet plötzlich verwaschen und die hand hängt, plötzlich - der dj redet komisch
      arm|hand|bein|seite|körperhälfte ..6 nicht_mehr_heben|nicht_heben|nicht_mehr_bewegen|nicht_bewegen|heben|bewegen|taub|gelähmt|lahm|kraft|spüre|schlaff|runter && wörter|worte|wort|reden|sprechen|sprache|gesicht|mund|lallt|rede ..1 !tattoo & wörter|worte|wort|reden|sprechen|sprache|lallt|rede|mund + kann meinen rechten arm auf einmal nicht mehr heben und finde die wörter nicht - die hand heben
      mund|mundwinkel|gesicht|gesichtshälfte|auge ..3 schief|hängt|taub|gelähmt|verzogen && reden|sprechen|spricht|redet|lallt|wörter|worte|arm|hand ..1 !lappen + bei meiner mutter hängt plötzlich der mund schief und sie kann nicht mehr reden - der mund der puppe ist schief
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
      keinen|kein|keine ..1 bissen|happen ..1 & seit|tag*|montag|dienstag|dünn* + seit montag keinen bissen gegessen - keinen bissen kuchen
      nur|bloß|ausschließlich ..3 wasser|tee|kaffee|brühe && dünn*|abnehm*|fett|dick|kilo|gewicht|gegessen|bissen && seit|tag*|woche|montag|dienstag|sonntag ..1 !blumen + seit montag keinen bissen gegessen, nur wasser, ich will noch dünner werden - nur wasser für dicke blumen
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
      entzug && täglich|jahre|jahren|tag && wodka|schnaps|bier|alkohol|wein|flasche|korn ..1 + kalter entzug seit heute früh, 15 jahre täglich wodka - entzug vom handy jeden tag
      aufgehört|aufgehoert|aufhöre|höre ..3 trinken|saufen|alkohol ..8 bier|schnaps|wein|flasche|flaschen|wodka ..5 tag|täglich|abend + gestern aufgehört zu trinken, war bei 10 bier und schnaps am tag - aufgehört zu trinken vom tee am tag
      tag|täglich|abend|jeden && aufgehört|aufgehoert && schnaps|bier|wein|wodka|trinken|korn|rum|whisky|alkohol|getrunken && flasche|flaschen|kasten|liter|#10|bier && heute|gestern|gleich|schlag|auf_einmal|sofort|plötzlich|montag + hab jahrelang jeden tag ne flasche schnaps getrunken und heute morgen von jetzt auf gleich aufgehört - jeden tag ein bier und heute wasser
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
      räumung|räumungstermin|zwangsräumung ..3 ist|am|kommt ..3 <day> ..1 !schrank + die räumung ist am donnerstag und wir wissen nicht wohin - die führung ist am donnerstag
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
      wurden_wir_gekündigt|ehrenamt*|spende*|allgemein|vom_tisch|erledigt`,
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
  {
    kind: 'medicine',
    rows: `
      will|setzt|setze|wird|hat|habe|möchte|beschlossen ..6 <med> ..6 absetzen|abgesetzt|weglassen|weggelassen|ab|aufhören|nicht_mehr_nehmen ..3 & allein*|heimlich|eigenmächtig|ohne_arzt|ohne_es|ohne_den|ohne_die|selbst|eigene_faust|ohne_rücksprache + mein mann will seine blutverdünner ohne den arzt absetzen, heimlich - mein mann will die tropfen selbst kaufen
      darf|kann|soll ..4 doppelte|doppelt|zwei|verdoppeln ..2 dosis|menge? ..2 <med>|<drug> + kann ich heute die doppelte dosis seroquel nehmen - kann ich die doppelte menge mehl nehmen`,
  },
];
