import type { Signs } from './table.ts';

export const DE_SUICIDE: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      <wish>|wär|wäre ..6 <die>|gestorben : ich wäre am besten schon lange tot
      <not>|nie ..2 geboren|auf_die_welt & wär|wäre|wünsch*|hätte|besser|worden : wäre ich doch nie geboren worden
      augen ..3 zu|zumachen|zumach|schließen|schließ ..6 <not> ..3 auf|aufmachen|öffnen|aufwachen : augen zumachen und nie wieder öffnen
      <not> ..4 aufwach*|aufzuwachen|wach_werde|wach_werden|aufgewacht|wach & <wish>|bitte|gott|hoffentlich|bet*|bitt*|am_liebsten|schön|hätt*|abend : ich bete jeden abend dass ich nicht mehr aufwache
      <not> ..3 mehr|länger|weiter ..3 am_leben|auf_der_welt|auf_dieser_welt|auf_dieser_erde|unter_euch|existieren|atmen|weiterleben|weiterexistieren : ich will nicht mehr auf dieser welt sein
      mich|mir|mi ..6 <end>|aufzuhängen|erhängen|erschießen|abzuknallen|vergasen|aufhängen|kill|killen|unalive|umbringn|abmurksen : hab vor mich morgen aufzuhängen
      mir|mi ..4 kugel|pulsadern|adern|kehle|strick|schlinge ..5 kopf|geben|aufschneid*|aufschlitz*|jag*|öffnen|hals|durch|nehmen|auf : ich jag mir eine kugel in den kopf
      kugel|pulsadern|adern|kehle ..4 kopf|mir|aufschneid*|aufschlitz*|jag*|öffne & mir|mich : die pulsadern aufschneiden, das hab ich mir überlegt
      mich|mi & vor|unter|auf ..2 <rail>|laster|lkw|auto|bus & werf*|leg*|schmeiß*|stell*|stürz*|lege : ich werfe mich vor den zug
      <leap> ..5 <height>|<rail> & <wish>|ich|werde|einfach|heute|morgen : ich spring heute von der brücke
      vom|von|vor|aus ..3 <height>|<rail> ..4 <leap>|fallen|werfen|schmeißen|stürzen|runter & <wish>|ich|mich|werde|einfach : einfach vom hochhaus fallen lassen
      gegen ..3 <crash> ..3 fahr*|lenk*|krach*|ras*|setz*|steuer* & ich|mich|einfach|auto|will : ich will mit dem auto gegen einen baum fahren
      lenkrad ..3 rumreiß*|rumzureißen|loslass* & ich|einfach|kurz|autobahn|dann : einfach das lenkrad rumreißen, dann ist ruhe
      <means>|<pills>|schlafmittel|revolver & gesammelt|sammel*|sammle|horte|gehortet|besorgt|bereitgelegt|bereit|gekauft|liegt|liegen|schublade|versteckt & reich*|genug|fertig|bereit|abend|endlich|für_mich|wenn_es|soweit|alle|heute|gesammelt|tag : ich sammel seit wochen tabletten, bald reicht es
      <means>|kabel|gürtel & haken|balken|decke|baum|geländer|dachboden|keller|garage & ich|mich|hängt|fest|hält|befestigt : der strick hängt schon am balken, ich bin bereit
      mir ..2 was|etwas|irgendwas ..1 antu*|anzutun|antue : ich hab angst dass ich mir was antue
      schlaf*|einschlaf*|schlafe|penn ..5 für_immer|ewig|nie_wieder_auf & ich|heute|will|einfach : heut nacht schlaf ich für immer ein
      verlass*|verlasse ..3 welt|erde|euch_alle|dieses_leben : heute verlasse ich diese welt
      abschied*|verabschied* & leben|für_immer|allen|welt|brief*|geschrieben|still|heimlich|leise & ich|mich|mein*|hab|habe : ich habe mich still von allen verabschiedet
      mein|meine|ist_das|ist_die|wird_der ..2 letzte|letzter|letztes weihnachten|geburtstag|sommer|winter|silvester|frühling|ostern|lebenstag|nacht_auf : das war mein letztes weihnachten
      gibt|gibts|bin ..4 mich|ich ..3 nicht_mehr|nimmer ..3 <soon>|weihnachten|sommer|geburtstag|bald : ab sommer gibt es mich nicht mehr, bald ist es so weit
      ab|nach|bis|am|ende ..2 <soon>|weihnachten|sommer|geburtstag|monat|woche ..2 gibt|gibts|bin|leb|lebe ..2 mich|ich ..2 nicht_mehr|nimmer : ab freitag gibts mich nicht mehr
      will|möchte|werde|endlich ..4 alles|allem|meinem_leben|qual|qualen|leiden|elend ..2 beenden|ein_ende_setzen|ein_ende_machen : ich werde meine qualen beenden`,
  },
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    event: true,
    rows: `
      <someone>|kind ..8 steht|sitzt|klettert|hängt & <height>|<rail>|geländer & springen|springt|springe|runter|stürzen|weint|abschied*|umbring*|fallen : mein bruder steht auf dem dach und will runter springen
      <someone>|kind|tochter|sohn ..8 will|wollte|möchte|wäre|wär ..3 tot|sterben|nicht_mehr_leben|nicht_mehr_da : mein sohn sagt er will tot sein
      <someone>|kind & sich & was|etwas|leben & antut|antun|anzutun|angetan|nehmen|nimmt : ich hab angst dass sie sich was antut
      <someone>|kind & <height>|<rail> & <leap>|gesprungen_ist & will|droht|sagt|schreibt|gerade|möchte|gleich : meine mutter sagt sie springt von der brücke
      <someone>|kind & abschied*|verabschied*|lebewohl & nachricht|geschrieben|geschickt|schreibt|brief*|antwort*|handy_aus|komisch|für_immer : meine freundin hat mir eine abschiedsnachricht geschickt, sie antwortet nicht
      <someone>|kind & <pills>|strick|seil|klinge & umbring*|sterben|abschied*|hand|nimmt_sie|schluckt|leben & droht|schreibt|sagt|sitzt|will|hat : mein ex schreibt er nimmt die tabletten, will sterben`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      <self> & <deathly> & <longing> : manchmal denk ich an meinen tod und freu mich
      <self> & <height>|<rail>|<crash>|abgrund|autobahn & gedank*|denk*|kopf|einfach|runter|loslass*|schritt|zieht|reizt|springen|spring|stehe|steh|rufen|ruft|ruhe|vorbei : auf dem bahnsteig zieht es mich richtung gleise, nur ein schritt
      <self> & <means>|strick|revolver|überdosis & gedank*|denk*|kopf|abend|nacht|schublade|liegt|griff|neben|bereit|wartet|ausweg|lösung|ruft|hilft : ich hab die pistole vom opa im schrank und denk drüber nach
      erleb*|mitbekomm*|mitkrieg*|überleb*|erreich* & <not>|kaum|wohl & weihnachten|geburtstag|sommer|winter|frühling|herbst|ostern|silvester|jahr|#|monat|woche & <self> : meinen nächsten geburtstag erleb ich wohl nicht
      werd|werde|werden ..4 <not> ..2 18|20|21|25|30|35|40|50|alt|älter : ich werd eh keine 30
      vorstell*|stell|stelle|seh|sehe|kommt ..5 <not>|kein ..5 zukunft|jahren|jahr|alt|älter|später|morgen|danach : ich sehe mich in keinem jahr mehr, kein später
      in ..2 jahr|jahren|monat|monaten ..6 <not> & seh*|bin|leb*|da|gibt|vorstell* & ich|mich : in einem jahr gibt es mich nicht mehr, da bin ich weg
      nach|danach ..3 kommt|gibt|ist ..3 nichts|nix : danach kommt nichts mehr
      braucht|vermisst|liebt|mag|sieht|interessiert ..2 mich ..2 <not>|niemand*|keine_sau|kein_mensch : die welt braucht mich nicht
      baum|brücke|stelle|ort|platz|dach|gleise|klippe|tag & ausgesucht|ausgeguckt|ausgewählt|angeschaut & schon|ich|hab|mir|dafür : hab mir im wald schon den baum ausgesucht
      aufwach*|aufgewacht|wach_werde|wach_geworden & enttäusch*|schlimm*|hasse|strafe|qual|leider|traurig|wieder_nicht|warum|verflucht : morgens aufwachen ist die größte enttäuschung
      fürs|für_das leben ..3 <not> : für das leben bin ich nicht gemacht
      <not> ..2 leben|weiterleben|aufstehen ..2 mehr : das ist kein leben mehr
      leben & hölle|qual|satt|leid|müde|wegschmeiß*|ertrag*|aushalt*|strafe|verpfuscht|am_ende|kotzt|unerträglich|scheiße|überdrüssig|sinnlos & ich|mein|das|mich : mein leben ist nur noch qual
      bald|dann|morgen|heute ..2 ist|hab|bin ..3 alles|es|ich ..3 vorbei|geschafft|hinter_mir|frei|erlöst|weg : bald ist alles vorbei
      sb_gedanken|selbstmord_gedanken|suizid_gedanke : ich hab sb gedanken
      <not> ..3 lebn|lem|leb|weiterlebn|weitermachn|weiterleben|weitermachen & <wish>|kann|lust|mag|mog|i|ich : i wü ned weiterlebn
      bleibt|bleiben ..3 nur ..6 tod|strick|brücke|weg|ende|sprung|ausweg : mir bleibt nur noch der tod
      testament|patientenverfügung|bestattung*|beerdigung|grab|trauerfeier|passwörter|lebensversicherung|vollmacht|kontodaten|zugangsdaten & geschrieben|gemacht|geregelt|aufgeschrieben|hingelegt|sortiert|ausgesucht|gegeben|geschickt|hinterlegt|abgeschlossen & falls|wenn_ich|damit|nicht_mehr|weg|soweit|tot|finden|niemand|keiner|bald|meine : hab alle passwörter aufgeschrieben falls ich weg bin
      alles|wohnung|sachen ..4 geregelt|erledigt|vorbereitet|aufgeräumt|sortiert|geordnet|ausgemistet|verschenkt & gehen|weg|abschied|briefe|bereit|nur_noch|danach|loslassen|niemand|keiner|arbeit|last : alles ist geregelt, ich kann jetzt gehen
      verschenk*|weggegeben|weggeben|vermach*|vererb*|hinterlass*|hinterlasse & sachen|alles|besitz|kleidung|klamotten|sammlung|gitarre|konsole|pc|fahrrad|bücher|meins|schmuck|auto & mein*|ich|brauch*|bald : hab angefangen meine sachen zu verschenken
      <pills>|packung*|schachtel*|blister & nachttisch|bett|tisch|liegt|liegen|neben|bereit|hand|vor_mir & heute|heut|nacht|abend|schlaf*|ruhe|vorbei|gleich|dann|endlich : die packung liegt auf dem nachttisch, heute nacht
      hund|katze|kater|hamster|haustier|pferd|pflanzen & abgegeben|tierheim|gebracht|übernimmt|versorgt|untergebracht|nimmt|nehmen|kümmert|verschenk* & wenn_ich|kann_ich|nicht_mehr|weg_bin|in_ruhe|danach|gehen|falls_mir|soll_nicht|brauche : mein hund ist bei tante untergebracht, jetzt kann ich in ruhe gehen
      spür*|fühl*|empfind*|freu* ..4 <not>|nur|nix ..3 mehr|leer|leere|taub|gar|taubheit|schwärze|dunkelheit : ich fühl nix mehr
      <not> ..3 mehr|gar ..2 spür*|fühl*|empfind*|freu* & <self> : nichts mehr spüre ich
      leer|leere|taub|abgestumpft|tot|zombie|hülle|roboter|betäubt|abgestorben|funktionier* & innerlich|innen|in_mir|innen_drin|nur_noch|fühl*|wie_ein : ich bin innerlich tot
      gefangen|sackgasse|loch|abgrund|falle|tunnel|gefängnis|strudel|teufelskreis|ertrink*|ersticke|untergehe|versink* & <self> & <not>|raus|tief|immer|kein|langsam|alles|nur|allem|hier|innerlich|sorgen|problemen : ich komm aus dem loch nicht mehr raus
      last|bürde|klotz|belastung|zumutung|überflüssig|im_weg|enttäuschung|versager*|abschaum|nichts_wert|unnütz|ballast|nutzlos|schande & <self> & bin|fall|falle|fühl*|alle|allen|familie|eltern|kinder*|nur : ich falle allen nur zur last
      besser|leichter|schöner|ruhe|glücklich*|erleichter*|froh ..8 ich ..3 nicht_mehr|weg|tot|nimmer|nie|fort : die hätten ihre ruhe wenn ich fort wäre
      <not>|ohne ..2 kraft|energie|lebenswille*|lebensmut|mut|willen|antrieb ..4 mehr|leben|weiter*|kämpf*|aufzustehen|aufstehen|da : keine kraft mehr zum kämpfen
      <not> ..2 lust|bock|freude ..4 leben|auf_alles|existieren|weiter*|an_allem|an_nichts|am_leben|auf_der_welt|auf_gar_nichts : keine freude mehr am leben
      <not> ..3 grund|sinn|wofür|anlass|wert ..5 leben|weiter*|bleiben|aufstehen|aufzustehen|hier|existier*|kämpfen|lohnt : es gibt keinen grund mehr aufzustehen
      lohnt|lohnen ..4 <not> & leben|weiter*|alles|mehr|aufstehen|kämpfen : das leben lohnt sich nicht mehr
      <not> ..2 hält ..2 mich|hier : nichts hält mich mehr hier
      was|wer ..2 hält ..1 mich : was hält mich eigentlich noch
      wozu|wofür|warum|wieso|weshalb & noch|überhaupt & aufsteh*|kämpf*|atm*|leb*|weitermach*|weiter|essen|anstreng*|da|hier|gut & <self>|das|alles|soll : wieso soll ich noch morgens aufstehen
      tod|sterben|totsein|selbstmord ..6 erlösung|befreiung|frieden|lösung|ausweg|leichter|besser|einfacher|schön|ruhe|einzige* & <self>|wäre|klingt|scheint|kommt : sterben wäre einfacher
      einzige|letzte|letzter ..2 ausweg|lösung|möglichkeit|freiheit|weg & <self>|tod|sterben|weg|noch|bleibt & bleibt|nur_noch|sterben|tod|gehen|sehe|schluss : der letzte ausweg der mir noch bleibt
      tut|tuts ..3 weh|sterben|ertrinken ..4 sterben|weh|ertrinken|erfrieren|verbluten : tut ertrinken eigentlich weh
      wie|wie_lange|woran ..3 stirbt|verblutet|ertrinkt|erfriert|erstickt ..1 man : wie lange verblutet man
      zu|bei|wieder|folg*|nachfolgen|treffen|vereint|sehen|wiedersehen & <dead> & himmel|oben|drüben|jenseits|nachfolgen|folgen|bald|anderen_seite : bald bin ich bei oma im himmel
      <wish>|einfach|nur|endlich|bald ..6 ruhe|frieden|stille|schlafen|schwarz|dunkelheit|nichts_mehr_spüren|nichts_mehr_fühlen|nix_mehr_spüren|nix_mehr_fühlen ..2 für_immer|ewig|endgültig|haben|finden : ich will endlich ruhe für immer haben
      nichts|nix ..2 mehr ..2 spüren|fühlen|denken|wissen|hören|mitkriegen & <wish>|einfach|nur : ich will nichts mehr spüren
      <wish>|einfach ..5 auflösen|ausgelöscht|auslöschen|nicht_existier*|nie_existiert|vom_erdboden|unsichtbar|verschwunden|verschwinden|weg_von_allem|wegsein|nicht_da : am liebsten wäre ich ausgelöscht, einfach nicht da
      <not> ..3 mehr|weiter ..2 da|hier|dabei ..1 sein|bin : bald werde ich nicht mehr hier sein
      kann|schaff*|halt*|pack*|ertrag*|erträgt|krieg*|steh*|mag|will|könnt ..4 <not>|nimmer|nimma ..2 mehr|aus|länger|weiter|durch : i halts nimmer aus
      todessehnsucht|todeswunsch|lebensmüde|suizidal*|suizidgefährdet|selbstmordgefährdet|suizidgedanken|selbstmordgedanken|lebensüberdruss : todessehnsucht
      hasse|hass|ekle|ekel|verachte|verfluche ..3 mich|leben|mir|tag : ich verachte mich
      alles|leben|es ..3 <not>|sinnlos|hoffnungslos|verloren|egal|umsonst|vergebens|aus|scheißegal|wurscht ..2 mehr|geworden|sinn|geht? & <self>|leben|alles & sinnlos|hoffnungslos|egal|verloren|umsonst|vergebens|scheißegal|sinn|wurscht : mir ist alles egal geworden
      verzeih*|vergebt|vergib|sorry|entschuldig*|nicht_böse|schuld|tut_mir_leid & mich|mir|mama|alle|kinder|euch & gehe|weg|nicht_mehr|bald|schaffe|geschafft|stark|enttäuscht|ende|danke|aufgeb* : verzeiht mir ich bin nicht stark genug, ich schaffe es nicht mehr
      niemand*|keiner*|keinem|kein_mensch|keine_sau ..6 merk*|vermiss*|auffall*|auffäll*|fehl*|interessier*|wein*|trauer*|braucht|brauchen|liebt|kümmert & <self>|tot|weg : mich braucht sowieso niemand, keiner merkts wenn ich tot bin
      <wish>|einfach|hoff*|schön ..6 überfahren|krebs|herzinfarkt|unfall|absturz|abstürz*|todkrank|schwer_krank|sterbenskrank|vom_blitz & <self> : ich hoffe auf einen unfall bei dem ich draufgeh
      geb|gebe|gib|aufgegeben|kapitulier* ..5 auf|mich|alles|endgültig|kampf & <self> & leben|endgültig|alles|kampf|mich|hoffnung|nicht_mehr|sinnlos : ich gebe den kampf endgültig auf
      hab|habe|hatte ..4 <not> ..3 zu_verlieren|mehr_übrig|geblieben|wofür|wozu|leben_mehr|niemanden_mehr : ich hab nichts mehr zu verlieren
      versuch*|probiert & umzubringen|suizid*|leben|krankenhaus|psychiatrie|tabletten|schiefgegangen|wieder|diesmal|nochmal & letzter|letzte|schon|nochmal|wieder|diesmal|überlebt|klappt : letzter versuch ging schief, diesmal klappt das mit den tabletten`,
  },
];
