import type { Signs } from './table.ts';

export const DE_HOME: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <partner> & mich|mir|mi & <blow> : er hat mich an den haaren gezogen
      papa|vater|stiefvater|bruder|freund|mann|opa|onkel & mama|mutter|schwester|sie|oma|meine|meiner & <blow>|geschlagen|schlägt|haut|verprügelt|messer : papa hat mama die treppe runtergestoßen
      <partner> & hals|kehle|gurgel|luft & mich|mir|mi & gepackt|gedrückt|griff*|gegangen|hände|zugedrückt|würg*|messer|abgedrückt|zudrück*|am|an : er hat mir die luft abgedrückt am hals
      <partner> & wenn|falls|sonst|sobald & geh*|verlass*|trenn*|anzeig*|rede|sag*|erzähl*|abhau*|weg|schluss & umbring*|bringt|tot|kinder|wegnehm*|bereuen|antut|abschieb*|umbringt|jag*|fertig|verschwinden & <self>|kinder|sich|uns : er sagt wenn ich gehe nimmt er mir die kinder, ich werde es bereuen
      <partner> & droht|drohung*|gedroht|bedroh* & <self>|uns|kinder|kindern & umbring*|messer|töte*|waffe|antun|tot|schlag*|kinder|fotos|bilder|weg|abschieb*|rauswerf* : mein partner droht mir die kinder weg zu nehmen
      <partner> & sperr*|eingesperrt|einsperr*|zugesperrt|abgeschlossen|ausgesperrt|schließt|einschließ* & mich|wohnung|zimmer|balkon|keller|schlüssel|draußen|haus|bad : er hat mich auf dem balkon ausgesperrt
      pass|ausweis|papiere|aufenthaltstitel|schlüssel|handy|autoschlüssel|dokumente|bankkarte & <partner> & mir|mein*|damit & weggenommen|wegnimmt|nimmt|versteckt|eingezogen|zerstört|zerrissen|abgenommen|behält|geschrottet|zertrümmert|kassiert|eingesteckt : mein mann hat meinen pass versteckt
      <partner> & zwing*|gezwungen|gegen_meinen_willen|nimmt_sich|obwohl_ich|trotzdem|vergewaltig*|nein & sex|schlafen|bett|nein|anfass*|ausziehen|beischlaf|nachts|liegen : er nimmt sich was er will, auch wenn ich nein sage im bett
      <partner> & hund|katze|hamster|kaninchen|haustier & getreten|tritt|getötet|geworfen|wand|quält|umgebracht|umbring* : er hat meine katze gegen die wand geworfen
      <partner>|exmann & lauert|aufgelauert|stalk*|verfolgt|taucht|hinterher|wartet|steht|folgt & mich|mir|arbeit|haustür|tür|überall|auto|nachts & wieder|ständig|jeden|plötzlich|angst|immer|nachts|schon|heute|überall : mein ex steht jeden abend vor meiner haustür
      mann|frau|freund|freundin|partner|ex|vater ..6 schlägt|verprügelt|prügelt|würgt|misshandelt|geschlagen ..3 mich|mir|zu|wieder|nicht|manchmal|oft|immer : mein mann schlägt manchmal zu
      <blow>|<hits> ..4 von|durch ..2 <partner>|ihm : gewürgt von meinem freund`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <partner> & <control> & handy|chat*|nachrichten|standort|wo_ich|konto|kassenzettel|kassenbon*|kilometer|mails|whatsapp|instagram|insta|mich|alles|passwort|passwörter|auto|rucksack|tasche|was_ich|mit_wem|kleidung : er kontrolliert wo ich bin
      <partner> & taschengeld|haushaltsgeld|geld|konto|karte|lohn|gehalt|bankkarte|kreditkarte|euro|cent & zuteil*|teilt|betteln|bitten|bettel*|abgenommen|wegnimmt|abgeben|abheben|sperrt|gesperrt|rechtfertigen|rechenschaft|fragen|zugriff|nimmt|einteilt : ich muss meinen mann um jeden euro betteln
      <partner>|eltern & verbiet*|verboten|erlaub*|darf|lässt & freunde|freundin*|familie|schwester|besuch|kontakt|arbeiten|führerschein|deutschkurs|kurs|raus|rausgehen|telefonieren|treffen|anziehen|schminken|allein*|haus & <self>|mir|mich|nicht|keine|nie|niemanden : mein mann verbietet mir den deutschkurs
      <fear> & schritt*|schlüssel*|treppenhaus|heimkomm*|heimkommt|stimme|laune|stimmung|haustür|einfahrt|garage|feierabend|auto|tür|trinkt|getrunken|wütend|zuhause|daheim & er|sie|ihm|ihn|ihr|mann|frau|freund|partner|papa|vater|wenn|jedes : ich zucke zusammen wenn ich seine schritte höre, jedes mal
      <fear> & vor|wegen & <partner>|ihm : vor ihm zittere ich
      schlüssel|schritte|auto|tür|haustür ..6 hör*|dreht|geht & zuck*|luft|still|starr*|angst|schnell|versteck*|panik|herz*|schweiß|zitter*|verkrampf*|leise|erstarr* : wenn ich den schlüssel höre halte ich die luft an, alles still
      vorsichtig|aufpassen|überleg*|leise|unsichtbar|jedes_wort|falsch*|ruhig|mucks* & <partner>|zuhause|daheim & reiz*|ausrast*|wütend|sauer|explod*|provozier*|ausflipp*|tickt|austick*|hochgeht|eskalier*|durchdreh*|rastet|laune|wort : ich überlege mir zuhause jedes wort damit er nicht ausrastet
      <bruise> & schmink*|überschmink*|make_up|makeup|concealer|sonnenbrille|schal|versteck*|treppe|ausrede|gestürzt|hingefallen|gesagt|erzähl*|lüge|lüg|kollegen|verdeck*|gelogen|abdeck*|kamera|türrahmen|rollkragen|übermal* : ich überschminke die blauen flecken
      entschuldig*|verzeihung|blumen|weint|leid|verspricht|versprochen|bereut|geschenke & <partner> & schlag*|schlägt|nie_wieder|hinterher|ausgerastet|jedes_mal|zugeschlagen|danach|ausrast*|passiert|nachher : hinterher bringt er blumen, nachher ist alles gut
      <partner> & ausgerutscht|ausrutsch*|handgreiflich|grob|brutal|jähzornig|cholerisch|gewalttätig|ausfallend|unberechenbar|zugeschlagen|schlägt_zu|zuschlägt|rastet_aus|rastet|ausrast*|ausgerastet|tobt|tobsucht*|aggressiv|wutanfall|wutanfälle|flippt|ausflippt|austickt : meine freundin wird handgreiflich
      kinder|kindern|kleine|kleinen|sohn|tochter & hör*|sehen|gesehen|mitbekomm*|mitkrieg*|versteck*|zitter*|dabei|wein* & schläg*|schrei*|brüll*|er_mich|tob*|gewalt|prügel*|ausrast*|schlägt|schlug|rastet & er|mann|papa|vater|mich|partner|zuhause|ihm : die kinder verstecken sich wenn er brüllt
      <partner> & <not>|kein*|niemand*|isolier* & freunde|freundinnen|familie|eltern|kontakt & sehen|treffen|mehr|besuch*|reden|darf|will|mag|seit|sprechen & mich|ich|mir|meine|meinen : ich darf seit er da ist meine freunde nicht mehr treffen
      <partner> & beschimpf*|beleidig*|erniedrig*|demütig*|niedermach*|fertig|runter|anschrei*|anbrüll*|schlampe|hure|nutte|dreck|wertlos|abschaum|idiot|nennt|bespuckt & mich|mir & macht|jeden|immer|täglich|ständig|vor|schlampe|hure|nutte|nennt|dreck|wieder|sagt|wertlos : er nennt mich schlampe
      <partner> & mir|mich & absichtlich|mit_absicht|absicht|gegen_meinen_willen|weh_getan|wehgetan|weh_tut|wehtut|verletzt|schmerzen : sie hat mir mit absicht weh getan
      <partner> & essen|sachen|kleider|kleidung|bücher|handy|teller|fotos & schmeiß*|wirft|geworfen|kippt|gekippt|zerreiß*|zerrissen|zerschn*|verbrennt|zertritt & mein*|mir|boden|weg|müll : er schmeißt mein essen auf den boden
      <not> ..3 eigenes|eigene|eigenen|zugriff_aufs ..2 konto|geld|karte|schlüssel|handy|bankkarte : ich habe kein eigenes konto
      jeden|jede|alles ..2 einkauf|ausgabe|cent|euro|bon|kassenbon ..4 belegen|rechtfertigen|nachweisen|zeigen|erklären|abgeben|begründen : ich muss jeden einkauf belegen
      <partner> & standort|live_standort|ortung|gps & schick*|ständig|immer|teilen|verlangt|will|fragt|muss : mein freund will dass ich ihm ständig meinen standort schicke
      <partner> ..6 mich|mir|uns ..6 festgehalten|festhält|packt|gepackt|drückt|gedrückt|zerrt|gezerrt|schleift|stößt|spuckt|kneift|beißt|jagt|verfolgt|quält|fertig|terrorisiert|erpresst|einsperrt|kaputt|tyrannisiert|bedrängt|misshandelt|hauen|haut|vergewaltigt : er packt mich dann und drückt mich weg, er quält mich
      <fear> & <partner>|ihm|ihr & zuhause|daheim|wieder|ständig|jeden|immer|reize|nacht|abends|wochenende|allein|trennung|verlasse|kinder : ich hab jeden abend angst vor ihm
      flieh*|fliehen|flüchte*|abhauen|weglaufen|notfalltasche|untertauchen|fluchttasche|frauenhaus & <partner>|ihm|ihr|kindern|heimlich|sicher|angst|tasche|gepackt : ich will mit den kindern vor ihm fliehen
      wie ..3 komm*|komme|trenn*|geh*|verlass* ..5 weg|sicher|raus|los|lebend & <partner>|ihm : wie komm ich da sicher raus, von ihm weg
      trau|traue|getrau ..6 <not> ..5 heim|nach_hause|nachhause|reden|sagen|zu_gehen|widersprechen|wehren & <partner>|ihm|daheim|hause|heim|was : ich trau mich nicht nach hause, er tobt
      zuhause|daheim ..6 hölle|krieg|angst|gewalt|terror|gefängnis|albtraum : zuhause ist die hölle
      <partner> & <not> & wissen|erfahren|merken|mitkriegen|rausfinden|herausfinden|mitbekommen & darf|sonst|wenn|heimlich|ärger|theater|stress|tot : wenn er das rausfindet bin ich tot, er darf es nicht wissen
      <partner> & rausfindet|herausfindet|erfährt|mitkriegt|merkt|sieht & tot|dran|stress|ärger|theater|flippt|rastet|schläge|fällig|erledigt|hölle|was_los|gnade : wenn er das merkt bin ich dran
      <partner> & schlag*|schläg*|geschlagen|prügel*|ohrfeig*|haut|tritt|würg*|gewalt|faust|gürtel & mich|mir|uns|zuhause|daheim|manchmal|wieder|wenn|nachts : er holt aus, wieder die faust`,
  },
  {
    kind: 'child',
    level: 'strong',
    source: 'who-children',
    event: true,
    rows: `
      <adult>|lebensgefährte|neuer_freund & <child> & verprügel*|prügel*|gürtel|kochlöffel|misshandel*|missbrauch*|einsperr*|eingesperrt|schüttel*|geschüttelt|verbrenn*|ohrfeig*|geohrfeigt|schläge|zugeschlagen|anfass*|angefasst|schlägt|schlagen|geschlagen : er schlägt unsere kleine mit dem kochlöffel
      <adult> & berühr*|anfass*|angefasst|fasst|ausziehen|küss*|streichel*|begrapsch*|reibt|zieht_mich & unten|intim*|hose|brust|unterhose|bett|komisch*|po|oberschenkel|geheim*|niemandem|nackt|weh|nachts & <self>|sie|ihn|kind|tochter|sohn|schwester : der trainer fasst mich unten an
      <minor> & mann|typ|discord|snapchat|instagram|erwachsen*|onkel|trainer|lehrer|älter*|chat|online|cousin|stiefvater & bilder|fotos|nackt|treffen|küss*|sex|anfass*|geheim*|schick*|ausziehen|hotel|zwing*|fasst|allein : bin 13 und ein mann online will sich mit mir treffen
      <minor> & papa|mama|vater|mutter|eltern|stiefvater|stiefmutter|zuhause|daheim|pflegeeltern & schlag*|schläg*|haut|prügel*|gürtel|angst|sperr*|essen|allein*|weg|besoffen|trinkt|droht|raus|bluten|würgt : ich bin 14 und mein papa schlägt mich
      <adult>|stiefpapa|stiefopa|pflegevater & nachts|nacht & legt|schlüpft|kriecht|kommt|schleicht & zu_mir|mein_bett|neben_mich|decke|sich_zu : mein stiefpapa kommt nachts und legt sich zu mir
      <child> & <fear>|weint|will_nicht|blut*|schmerzen|wund & unten|po|intim*|unterhose|genital*|angefasst|zwischen_den_beinen|scheide : meine tochter hat schmerzen und blutet unten`,
  },
  {
    kind: 'child',
    level: 'weak',
    source: 'who-children',
    event: true,
    rows: `
      <minor> & angst|allein*|zuhause|daheim|schlag*|geheim*|bilder|fotos|nackt|verliebt|treffen|eltern|weglaufen|abhauen|zwing*|droht : bin 11 und hab angst daheim
      fotos|bilder|video|webcam|cam & nackt|nackte|ohne_kleidung|ausziehen|oben_ohne|unterwäsche|freizügig*|intim* & schick*|will|droht|erpress*|gesendet|veröffentlich*|verlangt|soll : er will bilder in unterwäsche von mir
      geheimnis|geheimnisse|spiel|spiele|kitzel*|massier*|schoß|doktorspiele|dusche*|baden|zelt & <adult> & erzähl*|sagen|verrat*|komisch|unangenehm|anfass*|berühr*|ausziehen|küss*|niemand*|keinem|geheim* & <self>|kind|tochter|sohn|darf|soll|sie|ihn : opa macht geheime spiele, ich darf es keinem sagen, ein geheimnis
      <child> & allein*|unbeaufsichtigt|eingesperrt|sich_selbst_überlassen & nacht*|tage|tagelang|stunden*|wochenende|niemand|feiern|party|saufen|auto|ganzen_tag|abends : die nachbarin lässt das baby stundenlang allein
      <child> & hunger*|nichts_zu_essen|kühlschrank|pausenbrot|bettel*|ungewaschen|verdreckt|verwahrlost*|abgemagert|dünn|windel*|vernachlässig* & nichts|nie|schule|bettel*|leer|immer|dreckig|klein*|wieder|ohne|kommt|tage* : der kleine bettelt in der schule weil er hunger hat, nie was dabei
      <child> & <bruise>|abdrücke|striemen|schwielen|bissspuren|hämatom* : das mädchen aus der kita hat striemen
      <child> & <fear>|zuckt|versteckt|erstarrt|duckt|weint|klammert & vater|papa|mama|mutter|stiefvater|heim|hause|onkel|abgeholt|hand|hebe|opa|ihm|zuhause : mein schüler duckt sich wenn man die hand hebt
      nachbar*|nebenan|über_mir|unter_mir|über_uns|wand & kind|kinder|baby|junge|mädchen|kleine & schlag*|schläge|klatsch*|polter*|wimmer*|knall*|dumpf*|aufhören|hilfe|aua|prügel*|haut|ständig_schrei*|gebrüll|fürchterlich : nebenan poltert es und das kind wimmert
      baby|kind|kleine|kleinen|kinder|säugling|sohn|tochter|zwillinge & schreit|weint|nerven|geduld|hört_nicht_auf|gebrüll|brüllt|schläft & schüttel*|verlier*|angst|hand|wehtu*|weh|ausrast*|kontrolle|schlag*|antun|wand|kissen|ersticken|werfen|fenster|durchdreh*|packen|raste : das baby schreit und ich hab angst ich schüttel es
      ich|hab|habe|mir ..5 <child> ..5 geschlagen|angeschrien|gepackt|eine_geknallt|eine_gescheuert|geschubst|gehauen|ohrfeige|ausgerutscht|wehgetan|weh_getan|durchgeschüttelt|eingesperrt : ich hab meinem sohn eine geknallt
      papa|mama|eltern|vater|mutter|stiefvater|stiefmutter & trinkt|besoffen|betrunken|streiten|schreit|schreien|ausrast*|brüllt|drogen|schlägt|schlagen|prügel*|geschlagen|haut & mich|uns|wir|kleine*|bruder|schwester|versteck*|zimmer|geschwister|immer|jeden : mama ist jeden tag besoffen und brüllt
      <not> ..4 heim|nachhause|nach_hause & will|möchte|kann|traue|trau|darf|angst|mag : ich mag heute nicht heim
      rausgeworfen|rausgeschmissen|aussperr*|ausgesperrt & eltern|papa|mama|vater|mutter|stiefvater & <minor>|ich|mich : meine eltern haben mich ausgesperrt
      <adult> & zu_nah|komisch_an|begrapsch*|anzüglich|betatscht|übergriffig|belästig*|unangenehm* & mich|kind|tochter|sohn|schülerin|mädchen|mir|sie : der trainer wird übergriffig bei einem mädchen, es betatscht sie`,
  },
];
