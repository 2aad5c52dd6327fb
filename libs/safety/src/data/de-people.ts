import type { Signs } from './table.ts';

export const DE_PEOPLE: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <partner> & messer|pistole|waffe|axt|beil & vor_der|tür|droht|fuchtelt|zieht|rumfuchtel*|auf_mich|mich|uns|mir : mein ex steht mit einem messer vor der tür
      <partner> ..4 zwingt|gezwungen|vergewaltigt|vergewaltigte ..3 mich|zum|zu : er hat mich vergewaltigt
      <partner> ..5 <hits> ..3 mich|mir|uns : er schlägt mich
      <partner> ..4 mich|mir|uns ..6 <hits> : mein mann hat mich gestern wieder geschlagen
      <hits> ..3 mich|mir ..3 <partner> : gestern schlug mich mein mann
      werde|wurde|bin|werd ..4 <hits> ..3 von|zuhause|daheim|worden|<partner>? & <partner>|zuhause|daheim|worden : ich werde von meinem mann verprügelt
      <partner> ..3 tritt|kratzt|würgt|boxt|prügelt|haut & mich|mir|mann_glaubt|glaubt|uns : meine frau tritt und kratzt mich
      <partner> ..4 schließ*|sperr*|einsperr*|eingesperrt|eingeschlossen ..4 mich|ein|aus : er schliesst mich ein wenn er zur arbeit geht
      <partner> ..6 bring*|umbring*|töte|tötet|umzubringen|find*|abstech*|anzünd* ..4 mich|uns|sich|kinder|um|dich & wenn|falls|droht|sagt|gesagt|sonst|geht|gehe|verlass* : er sagt er bringt mich um wenn ich gehe
      droh*|bedroh* ..5 mich|mir|uns|kindern|umzubringen|messer|töten & <partner> : mein ex bedroht mich
      <partner> & messer|waffe|gürtel|hände|pfanne|kissen & hals|kehle|mich|mir|kopf|gegen|nach : er hat mir ein messer an den hals gehalten
      <partner> & wirft|schmeißt|geworfen|geschmissen & mich|mir|nach|auf|teller|sachen & mich|mir : sie wirft teller nach mir
      <partner> & nimmt|weggenommen|kontrolliert|versteckt|behält & geld|lohn|handy|schlüssel|pass|ausweis|gehalt|karte & mir|mein|meinen|meine|mich|nicht|nie : er nimmt mir mein gehalt und das handy weg
      <not>|verbietet|verboten ..5 raus|treffen|sehen|arbeiten|telefonieren|rausgehen|besuchen|verlassen & <partner> & lässt|darf|verbietet|erlaubt|verboten : er lässt mich nicht raus
      <partner> ..4 zwingt|gezwungen|zwang ..4 sex|schlafen|dazu|anfassen : er zwingt mich zum sex
      angst ..4 vor|wenn|dass|um|nach ..4 <partner>|ihm|ihr|heim|hause|heimkommt|leben : ich habe angst vor meinem mann
      kommt|komm ..5 heim|nach_hause|zurück|hause & getrunken|besoffen|betrunken|wütend|gleich & angst|verstecken|hilfe|fürchte|weg|zittere|panik : gleich kommt er heim und hat getrunken, ich hab so angst
      blaues_auge|blaue_flecken|gebrochen|platzwunde & <partner> & mir|mich|von|wegen : er hat mir ein blaues auge verpasst
      ex|exmann|exfreund & verfolgt|stalkt|lauert|steht|auflauert & mich|mir|vor|wohnung|tür : mein ex lauert mir auf
      häusliche|häuslicher gewalt & ich|mich|mir|wir|brauche|raus|hilfe|erlebe : ich erlebe häusliche gewalt
      frauenhaus|schutzwohnung & brauche|platz|muss|kinder|raus|ich|heute : ich brauche einen platz im frauenhaus
      versteck*|eingeschlossen|verbarrikadiert & bad|badezimmer|klo|zimmer|keller & er|sie|mann|vater|ihm|tobt : hab mich im bad versteckt, er tobt
      versteck*|eingeschlossen|verbarrikadiert ..6 bad|badezimmer|klo|zimmer|keller & er|sie|mann|vater|ihm|tobt : versteckt im bad, er tobt`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..3 entscheidet|bestimmt|kontrolliert|schreibt_vor|überwacht|verbietet ..4 was|wen|mein|mich|handy|wann|wo|alles|mir : er entscheidet was ich anziehe
      <not> ..3 traue|trau ..3 heim|hause|nachhause|rein : ich traue mich nicht nach hause
      trau|traue ..2 mich ..2 <not> ..3 heim|hause|nachhause|rein|zu_widersprechen : ich traue mich nicht nach hause
      <partner> ..4 macht|jagt ..2 mir ..1 angst : er macht mir angst
      <partner> ..5 nennt|beschimpft|bezeichnet ..4 mich|wertlos|dumm|hure|nutzlos|schlampe|versager : er nennt mich wertlos
      <partner> ..6 schlägt|haut|boxt|tritt|wirft|zerschlägt|knallt|schmeißt|zerstört ..5 wand|tür|türen|sachen|teller|möbel|gegen|handy|geschirr : er schlägt gegen die wand neben mir
      eierschalen|rohen_eiern|auf_zehenspitzen|zehenspitzen : zuhause laufe ich wie auf eierschalen
      darf|dürfen|soll ..2 <partner>|keiner|das ..3 <not> ..3 wissen|erfahren|merken|sehen|mitbekommen|mitkriegen : darf er nicht wissen dass ich den kurs hier mache
      <partner> ..4 darf|soll|wissen|erfahren ..4 <not>|erfahren|wissen & kurs|hier|handy|mache|heimlich|sonst|davon|schreibe|app|lerne : mein mann darf von dem kurs nichts erfahren
      heimlich|verheimlich*|verstecke|lösche & <partner>|ihm & kurs|handy|geld|lerne|mache|chat|nachrichten|konto|hier : ich mache das heimlich, er wird sonst wütend
      fragen|erlaubnis|erlaubt|genehmig*|kontrolliert|überwacht|bestimmt|liest & <partner>|ihn|ihm & geld|kaufe|kaufen|ausgebe|ausgeben|handy|raus|treffen|anziehe|einkaufen|nachrichten|konto|standort|treffe|kleidung|shampoo|freundinnen : muss ihn immer erst fragen bevor ich geld ausgebe
      <partner> ..6 schreit|brüllt|beschimpft|beleidigt|demütigt|niedermacht|erniedrigt|anschreit|angeschrien|runtermacht ..4 mich|uns|kinder|an|jeden|immer|ständig|wieder|mir|täglich|rum|vor? : er schreit mich jeden tag an
      angst|bammel|fürchte & stimmung|laune|heimkommt|tür|schlüssel|zuhause|ausrastet|trinkt|nachhause|heim : angst welche laune er hat wenn er heimkommt
      <partner> ..6 rastet|ausrastet|gewalttätig|aggressiv|cholerisch|eifersüchtig|jähzornig|droht|handgreiflich|aggro|unberechenbar : mein mann rastet oft aus
      <partner> ..5 gepackt|packt|schubst|geschubst|festgehalten|schüttelt|gestoßen ..3 mich|am_arm|mir? : er packt mich am arm
      <partner> ..4 killt|erschlägt|umbringt mich : er erschlägt mich wenn er das sieht
      <not> ..2 sicher|wohl|wohlfühl* & zuhause|daheim|hause|bei_ihm|mit_ihm : ich fühle mich zuhause nicht sicher
      wenn ..1 <partner> ..2 trinkt|getrunken|betrunken|besoffen & angst|kinder|verstecken|anders|schlimm|laut|vorsichtig|leise|mir : wenn er trinkt bring ich die kinder ins bett und bin leise
      schuld|selber_schuld & er|mann|freund & wütend|ausrastet|schlägt|sauer|hand_ausgerutscht : ich bin schuld wenn er wütend wird
      hand ..3 ausgerutscht : ihm ist die hand ausgerutscht
      <not>|keine ..3 freunde|familie|kontakt|sehen & er|mann|freund|partner & will|mag|erlaubt|verbietet|lässt|seit : er mag nicht dass ich freunde treffe`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult> ..3 mich|sie|ihn|ihr|mir|uns ..4 angefasst|berührt|missbraucht|begrapscht|vergewaltigt|gestreichelt|geküsst : mein trainer hat mich unten angefasst
      <adult> ..4 sperrt|sperren|eingesperrt|bindet|fesselt ..4 <child>|uns|mich ..3 keller|schrank|zimmer|ein|abstellkammer|draußen : meine mutter sperrt meinen bruder in den keller
      <adult> ..5 fasst|anfasst|angefasst|berührt|streichelt|missbraucht|vergewaltigt|küsst|begrapscht|befummelt ..4 mich|mir|an|sie|ihn|meine|kind|tochter|sohn|unten|nachts : mein onkel fasst mich an
      bin|erst 8|9|10|11|12|13|14|15|16|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn & <adult>|freund & fasst|anfasst|schlägt|haut|nackt|bilder|nacktfotos|geheimnis|angst|besoffen|treffen|gürtel|bett|zimmer|verprügelt|sperrt|schickt : bin 12 und der freund von mama fasst mich an
      <adult>|nachbarn ..6 schlägt|schlagen|schlag|haut|hauen|verprügelt|prügelt|tritt|schüttelt|misshandelt|quält|sperrt|würgt|missbraucht|verbrennt ..5 <child>|gürtel : die nachbarn schlagen ihr kind
      <adult> ..3 <child> ..5 geschlagen|verprügelt|schlägt|geschüttelt|misshandelt|getreten|gehauen|missbraucht|eingesperrt|angefasst : papa hat meinen bruder verprügelt
      ich|hab|habe ..4 baby|kind|kleinen|kleine|sohn|tochter|säugling ..3 geschlagen|geschüttelt|verprügelt|gewürgt|geschmissen|gehauen|verletzt : ich hab das baby geschüttelt
      geschüttelt|fallen_lassen & baby|säugling|kind|kleine|kleinen & still|ruhig|schreit|atmet|mehr|angst : das baby geschüttelt, es ist ganz still
      <child> ..6 allein*|alleine|eingesperrt|unbeaufsichtigt & nacht|nachts|stunden|tage|tagelang|weint|schreit|lassen|auto|ganze : sie lassen das kleinkind die ganze nacht allein
      <adult> ..3 kommt|kam ..4 bett|zimmer|dusche ..3 nachts|nacht|fasst|zu_mir|und? & nachts|nacht|fasst|bett : er kommt nachts in mein bett
      schreien|schreit|weint|wimmert|brüllt & kind|kinder|baby & nachbar*|nebenan|oben|wand|wohnung & schlagen|schlägt|wieder|hilfe|aufhören|gerade|hör : ich hör das kind nebenan wieder schreien
      <not> ..3 essen|gegessen & mama|papa|mutter|eltern|vater & tagen|tage|weg|heim|wochen|kühlschrank & bruder|schwester|wir|ich|geschwister : mama ist seit tagen weg und wir haben nichts zu essen
      nacktbilder|nacktfotos|nackt & 10|11|12|13|14|15|tochter|sohn|kind|jahre : ein mann will nacktfotos und ich bin 13
      missbrauch* ..5 kind|tochter|sohn|mich|sie|nichte|schwester : er missbraucht sie
      <child>|bruder & gürtel|blaue_flecken|striemen|brandwunden & papa|vater|mutter|mama|stiefvater & schlägt|geschlagen|haut|sagt|war : das kind hat striemen und sagt papa war das`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <not> ..4 nach_hause|heim|nachhause|zu_papa|zu_mama : ich will nach der schule nicht nach hause
      angst ..3 heim|nach_hause|nachhause : hab angst heim zu gehen
      <child> ..6 blaue_flecken|flecken|blauen_flecken|verletzungen|zuckt|hungrig|verwahrlost|striemen|dreckig|kratzer|brandwunde* : meine nichte hat immer blaue flecken
      <child> ..6 angst|fürchtet|panik|zittert ..5 vater|papa|mama|mutter|stiefvater|heim|hause|onkel|ihm : mein sohn hat angst vor seinem stiefvater
      geheimnis|niemandem|keinem & sagen|erzählen|verraten|bleiben|unser|sagt & er|onkel|papa|trainer|lehrer|opa : er sagt es ist unser geheimnis
      baby|kind|kleine|kleinen|kinder & schreit|weint|nerven|geduld|aushalten & schütteln|verliere|angst|hand|weh_tun|wehtun|ausraste|kontrolle|schlagen|antun : das baby schreit und ich hab angst ich verliere die kontrolle
      papa|mama|eltern|vater|mutter|stiefvater & trinkt|besoffen|betrunken|streiten|schreit|schreien|ausrastet|brüllt & schule|zimmer|bruder|schwester|verstecke|kleinen|geschwister|hausaufgaben : papa ist jeden abend besoffen und ich verstecke mich im zimmer
      kindeswohlgefährdung|vernachlässig*|kindesmissbrauch : das kind wird vernachlässigt`,
  },
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      erschieß*|erstech*|stech|steche|vergift*|töte|ermorde|überfahr* ..2 <them> : ich erschieße meinen chef
      bring|bringe ..2 <them> ..5 um : ich bring ihn heute nacht um
      ich|werd|werde|will|wil ..4 <them> ..4 umbringen|töten|abstechen|erschießen|erstechen|umlegen|totschlagen|kaltmachen|überfahren|anzünden|vergiften|abknallen : ich werde meinen chef umbringen
      stech|steche|erschieß|erschieße|töte|fahr|fahre|schlag|schlage|knall|knalle|zünd|mach|mache ..2 <them> ..4 ab|um|tot|über_den_haufen|kalt|an|fertig|nieder : ich stech ihn ab
      <weapon> & eingesteckt|dabei|rucksack|tasche|besorgt|mitnehm*|mitgebracht|nehme|mitbring*|gekauft|habe & schule|arbeit|fällig|büßen|bezahl*|dran|morgen|ihn|rache|alle|bereuen|ihm : hab das messer eingesteckt, morgen in der schule is er fällig
      amok*|amoklauf|blutbad|massaker & ich|morgen|schule|mache|plane|werde : ich mache morgen einen amoklauf
      zünd*|anzünd*|spreng*|abfackel* ..6 haus|wohnung|schule|büro|auto|laden & ich|mit|drin|sie|ihn|benzin|samt : ich zünd das haus an mit allen drin
      gift|tabletten|reiniger ..5 essen|kaffee|getränk|trinken|suppe|tee & ihm|ihr|mische|tu|mach|schütte|misch : ich misch ihm gift in den kaffee
      warte|stehe|lauere|sitze & vor|ex|haus|arbeit & umbring*|messer|überfahr*|fertig|waffe|abstech* : ich warte vor seinem haus mit einem messer`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      ihn|sie|alle|jemanden|ihm|ihr|jemandem ..3 umbringen|töten|erwürgen|erschießen|abstechen|antun|antue|wehtun|weh_tun : jemandem was antun
      denk*|gedanken|vorstell*|stell|stelle|fantasie*|träum*|drang|angst|bilder|könnte|will|würde ..7 umbring*|umzubringen|töten|weh_zu_tun|wehtun|weh_tun|verletzen|schlagen|antun|erwürgen|abstechen|was_antue|etwas_anzutun|anzutun : ich stell mir vor meinem chef weh zu tun
      irgendwann|bald|gleich|könnte|werde|bevor|raste|rast ..6 ausrast*|raste_ich|explodier*|durchdreh*|kontrolle|vergess|passiert|aus|durch|platz* & jemand|jemandem|wen|weh|was|unglück|ihn|ihm|verletzt|passiert|leid|alle : irgendwann raste ich aus und dann passiert jemandem was
      wird|soll|werden|muss|sollen ..4 büßen|bezahlen|bereuen|leiden|sterben : der wird noch bezahlen
      wünsch*|hoffe|soll|sollte ..5 tot|sterben|verrecken|krepieren & er|sie|ihn|chef|ex|die|der|alle : ich hoffe er soll verrecken
      rache|rächen|heimzahl* ..8 ihm|ihr|ihn|plan|an|sie|blut|alle : rache an ihm`,
  },
  {
    kind: 'withdrawal',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      aufhör*|entzug|absetz*|kalt*|entgift*|ausschleich*|trocken|weglassen|reduzier* & alkohol|trinken|wodka|bier|schnaps|saufen|wein & täglich|zitter*|schwitz*|jeden|flasche*|kalt*|allein*|zuhause|sofort|krampf*|jahren|entzug|sucht|abhängig : wie kann ich mit trinken aufhören, täglich eine flasche wodka
      aufhör*|entzug|absetz*|kalt*|entgift*|ausschleich*|weglassen|reduzier*|runter|loskomm* & tavor|valium|benzo*|diazepam|lorazepam|alprazolam|xanax|tilidin|tramadol|heroin|methadon|zopiclon|zolpidem|lyrica|pregabalin|schlaftablette*|opioid* : wie kann ich tavor ausschleichen
      <not>? zitter*|schwitz*|krampf*|delir & alkohol|trinke|entzug|trinken|wodka|nüchtern : ich zittere wenn ich nicht trinke`,
  },
  {
    kind: 'medicine',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      absetz*|weglass*|aufhör*|reduzier*|halbier*|auslassen|umstell*|verdopp*|nicht_mehr_nehmen|erhöhen|wechseln|ohne|statt & medikament*|tablette*|antidepressiv*|sertralin|lithium|insulin|citalopram|escitalopram|blutdruck*|pille|quetiapin|olanzapin|ritalin|cortison|neuroleptik*|blutverdünner|marcumar|betablocker|venlafaxin|psychopharmaka|schilddrüse* & kann|soll|will|möchte|darf|wie|einfach|meine|muss|überlege : kann ich meine antidepressiva einfach absetzen
      zusammen|gleichzeitig|mischen|kombinier* & ibuprofen|johanniskraut|alkohol|paracetamol & medikament*|tablette*|antidepressiv* : darf ich ibuprofen mit meinen tabletten zusammen nehmen`,
  },
  {
    kind: 'pregnancy',
    level: 'ask-first',
    source: 'who-mhgap',
    event: true,
    rows: `
      bin|während|vielleicht|als|woche|monat ..2 schwanger|schwangere : ich bin schwanger
      schwanger*|stillen|stillzeit|stille & darf|soll|kann|sport|sicher|blut*|schmerz*|mein*|ich : darf ich in der schwangerschaft fasten`,
  },
  {
    kind: 'chest-pain',
    level: 'ask-first',
    source: 'nhs-heart',
    event: true,
    rows: `
      brust|brustkorb|herz ..4 schmerz*|druck|enge|stich*|sticht|weh|brennt|drückt|eng|zieht : meine brust tut weh wenn ich laufe
      brustschmerz*|herzschmerz*|herzstechen|brustenge|herzinfarkt & ich|habe|hab|mein|beim|seit|plötzlich|wenn : ich habe brustschmerzen beim laufen
      schmerz*|druck|stechen|enge ..4 brust|herz|linken_arm|linker_arm : druck auf der brust
      linker|linken arm & taub|kribbel*|schmerz*|zieht : mein linker arm ist taub`,
  },
  {
    kind: 'eating-disorder',
    level: 'ask-first',
    source: 'nice-ng69',
    event: true,
    rows: `
      kotz*|erbrech*|übergeb*|übergebe|abführmittel|finger_in & essen|ess*|nach|mahlzeit|kalorien|abnehmen|gewicht & ich|mich|jeden|nach|jedem : ich erbreche nach dem essen
      magersucht|magersüchtig|bulimie|essstörung|esstörung|anorexie|binge* & ich|habe|hab|bin|mein*|wieder|rückfall : ich habe eine essstörung
      <not> ..3 gegessen|essen|esse & tagen|tage|abnehmen|dick|fett|kilo|seit|gewicht|dünn : ich habe seit tagen nichts gegessen um abzunehmen, bin zu dick
      hunger*|faste|fasten & abnehmen|dünn|dick|fett|kilo|kalorien|gewicht : ich hungere um dünn zu werden
      # kalorien|kcal ..3 tag|täglich : ich esse 500 kalorien am tag`,
  },
  {
    kind: 'eviction',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      räumung*|zwangsräumung|räumungsklage|rausgeschmissen|obdachlos|gerichtsvollzieher|zwangsversteigerung & ich|wir|uns|mir|mich|am|termin|droht|kommt|bekommen|nächste : am montag ist die räumung und wir wissen nicht wohin
      vermieter*|wohnung|mietvertrag|bank & gekündigt|kündigung|rauswerf*|rauswirft|raus|ausziehen|verlieren|verliere|fristlos|schloss_ausgetauscht & ich|mir|mich|uns|wir|mein|muss|soll : mein vermieter hat mir fristlos gekündigt`,
  },
  {
    kind: 'court',
    level: 'ask-first',
    source: 'legal-aid',
    event: true,
    rows: `
      gerichtstermin|vorladung|mahnbescheid|gerichtsverhandlung|anklage|strafbefehl|vollstreckungsbescheid|klageschrift|ladung : ich habe nächste woche einen gerichtstermin
      gericht|richter & muss|termin|verhandlung|geladen|vor|montag|woche|morgen|sorgerecht & ich|mein|wir|am|mich : ich muss am montag vor gericht
      sorgerecht* & streit|verhandlung|kinder|ex|verlieren|klage|anwalt & ich|mein*|wir : sorgerechtsstreit mit meinem ex`,
  },
];
