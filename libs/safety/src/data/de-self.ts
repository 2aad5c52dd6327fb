import type { Signs } from './table.ts';

export const DE_SELF: readonly Signs[] = [
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
];
