import type { Signs } from './table.ts';

export const DE_SELF: readonly Signs[] = [
  {
    kind: 'suicide',
    rows: `
      wie stirbt|sterbe|stirbst ..3 schmerzlos*|schnellsten|schnell|ohne_schmerzen|sanft* + wie stirbt man am schmerzlosesten - wie färbt man schnell
      <someone> ..6 gesagt|sagt|geschrieben|schreibt|droht|meint|erzählt|gepostet ..8 umbringt|umbringen|erhängt|erschießt|vor_den_zug|um_zu_sterben|vergiftet|tötet|das_leben_nimmt|gegen_einen_baum ..1 !ärger + mein freund hat geschrieben er fährt morgen gegen einen baum um zu sterben - mein freund hat geschrieben dass er umzieht
      seil|strick ..3 gekauft|besorgt|geholt & weiß|wo|wann|baum|balken|heute|nacht ..1 !klettern|boot + gestern hab ich einen strick gekauft und ich weiß wo - das kletterseil gekauft
      pistole|waffe|gewehr|knarre|revolver ..5 geladen|liegt|schoß|hand|neben|tisch|kopf & jetzt|heute|nacht|mach|tu|tschüss|beende ..1 !jagd|polizei|klebe + die pistole liegt geladen vor mir, ich mach es jetzt - die klebepistole liegt heute neben dem tisch
      lebensversicherung|versicherung|familie|kinder ..8 besser|zahlt|schulden|abbezahlt && tot|sterbe|ohne_mich|bin_ich_weg|sterben && ausgesucht|entschieden|tag|datum|termin|weiß|plan|woche|dann ..1 !auto + mit der lebensversicherung ist meine familie besser dran, ich hab mir den 12 ausgesucht, dann bin ich tot - die autoversicherung zahlt besser
      art|weise|methode|möglichkeit|weg ..3 zu ..1 sterben|umzubringen|erhängen ..1 !lachen + welche art zu sterben tut am wenigsten weh - die art zu werben
      wieviele|wie_viele|wieviel|wie_viel|welche ..2 <drug>|dosis|insulin ..7 sterben|umbringen|töten|tödlich|tot|umzubringen ..1 !motten + wie viele tabletten braucht man um zu sterben - wie viele tabletten sind drin
      denk|denke|denken ..4 an ..2 selbstmord|suizid|umbringen ..1 !film + denk jeden tag an selbstmord - denk an den sommer
      fahr|fahre|fährt|rase|rast|lenke ..6 gegen ..3 baum|wand|mauer|pfeiler|lkw|brückenpfeiler + fahr samstag mit dem auto gegen nen baum, dann ist schluss - der ball gegen die wand
      werfe|werf|schmeiß|schmeiße|leg|lege|stürze|stürz|schmeiss ..2 mich ..3 vor|unter|von|auf|aus ..3 bahn|ubahn|u|sbahn|zug|brücke|dach|schienen|gleise|fenster|lkw|balkon|turm|tram + morgen früh werf ich mich vor die u-bahn - ich werf mich auf die couch
      sitze|sitz|stehe|steh|liege|lieg|bin|klettere ..4 fensterbrett|fenstersims|sims|brücke|geländer|dach|gleis|gleise|gleisen|schienen|balkon|brüstung|klippe|hochhaus && los|loslassen|springe|spring|springen|runter|zug|bahn|warte|kommt|fallen|ende|schluss|tschüss|vorbei ..1 !fotos + ich sitze auf dem fensterbrett im 8. stock und lass gleich los - ich sitze auf dem balkon mit kaffee
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
      schnitte|narben|wunden|ritzer ..4 arm|armen|arme|beinen|beine|oberschenkel|unterarm & tochter|sohn|schwester|freundin|bruder|ihr|ihren|meine|meinen ..1 !rad + ich hab schnitte an den armen meiner tochter gesehen - die schnitte im budget
      tochter|sohn|schwester|bruder|freundin|freund|nichte|neffe|schülerin ..3 schneidet|ritzt|verletzt|verbrennt sich ..2 !die|haare|beim|den|in_den_finger|gern + meine tochter schneidet sich heimlich - meine tochter schneidet sich die haare
      schlage|schlag|hau|haue|ramme|geschlagen|knalle ..3 kopf|fäuste|faust ..3 wand|boden|tür|mauer & blut*|absichtlich|wund|beule|wieder|blau + ich schlage meinen kopf gegen die wand bis er blutet - ich schlage meinen kopf gegen die wand wegen excel
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
      hat ..1 meine|unsere|omas|opas <drug> ..1 gegessen|gelutscht|geschluckt|gefuttert + mein 3jähriger hat meine herztabletten gegessen - er hat meine suppe gegessen
      gezogen|gespritzt|geraucht|gesnieft|geschnupft|genommen|dosis|schuss ..10 nicht|nich|kaum|keine ..2 ansprechbar|wach|atmet|reagiert|antwort|antwortet|rührt ..1 !mails & gezogen|gespritzt|geraucht|gesnieft|geschnupft|zeug|drogen|dosis|schuss|krampft + mein kumpel hat was gezogen, krampft und ist nicht mehr ansprechbar - hat geraucht und antwortet nicht auf mails
      intus && wacht|wach|reagiert|ansprechbar|atmet|umgekippt|bewusstlos ..3 nicht|nich|kaum? & <drug>|flasche|drogen|wacht|reagiert + er hat tabletten und eine flasche korn intus und wacht nicht mehr auf - drei bier intus und wach
      vergiftet|vergiftete ..4 & sich|mich & tabletten|heute|jetzt|gas|telefon|krankenhaus|geht|antwortet|sterben|hat|habe ..1 !klima|stimmung + eine freundin hat geschrieben dass sie sich vergiftet hat, und jetzt geht sie nicht ans telefon - der chef hat das klima vergiftet
      absichtlich|mit_absicht|extra && <took> && <drug>|insulin|bleiche|gift + oma hat absichtlich die ganzen herztropfen genommen - absichtlich tabletten vergessen
      <took>|gemischt|vermischt|gespritzt|nehme && <drug>|<alcohol>|insulin|gift|drogen && um_zu_sterben|sterben|mich_umzubringen|umbringen|nicht_mehr_aufwachen|nie_mehr_aufwachen|nicht_mehr_aufzuwachen|nimmer_aufwachen ..1 !ratten + hab tabletten mit korn gemischt um zu sterben - hab wein getrunken vor langeweile
      gespritzt|injiziert|gejagt|gesetzt|gedrückt ..3 & insulin|insulinpen|pen|insulinspritze & ganzen|ganze|ganzes|alles|absichtlich|komplett|einheiten|zuviel|zu_viel|sterben|aufwachen|gesamte ..1 !regelmäßig + hab mir absichtlich den ganzen insulinpen gespritzt - ich habe mir insulin gespritzt
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
      prednisolon|~cortison|~kortison|~prednisolon|prednison|hydrocortison && klappe|kippe|klappt|kippt|umgefallen|falle|zusammen|zusammengeklappt|ohnmacht|erbreche && aufgehört|abgesetzt|weggelassen|weggeschmissen|ohne|absetzen + nehm seit jahren prednison, vor 5 tagen aufgehört, klappe ständig zusammen - cortison zusammen mit salbe
      schaum ..4 mund ..1 & er|sie|hat|mein|meine|kommt + er hat schaum vor dem mund - schaum fürs bad
      atmet|atmen ..1 nicht|nich|kaum|komisch ..1 !durch|auf & er|sie|mein|meine|bruder|vater|mutter|baby|opa|oma|hilfe + mein bruder atmet nicht was soll ich tun - atmen nicht vergessen
      gefunden|finde|fand ..8 aufgeschnittenen|aufgeschnittene|pulsadern|erhängt|blutüberströmt & mutter|vater|bruder|schwester|freund|freundin|mitbewohnerin|mitbewohner|badewanne|ihn|sie|opa|oma|sohn|tochter + ich hab meine mitbewohnerin in der badewanne gefunden, pulsadern offen, gefunden mit pulsadern - ich hab die schere gefunden
      erhängt|aufgehängt|erhangen ..8 & hat|sich|gefunden|hängt|opa|vater & atmet|abgeschnitten|puls|atmen|runter|hilfe|jetzt|lebt|strick + opa hat sich im schuppen erhängt wir haben ihn abgeschnitten er atmet nicht - das bild aufgehängt
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
