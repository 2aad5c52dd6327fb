import type { Signs } from './table.ts';

export const DE_OTHERS: readonly Signs[] = [
  {
    kind: 'harm-to-others',
    level: 'strong',
    source: 'who-violence',
    event: true,
    rows: `
      ich|werd|werde|will|i|wil|möchte|heute|morgen ..5 <them> ..6 <kill> : ich werde ihn heute noch abknallen
      <kill>|kehle ..2 ich ..3 <them> : erschießen werde ich sie, abstechen ich ihn
      <weapon> & <self> & <them>|schule|arbeit|büro|klasse & zeig*|fällig|büßen|dran|rache|bereuen|lauf*|warte|vor|benutz*|einsetz*|abrechn*|stech*|schieß*|geladen|mitnehm*|eingepackt|dabei|eingesteckt|morgen : morgen nehm ich die axt mit ins büro, der chef ist dran
      stech|steche|erschieß|erschieße|schieß|schieße|töte|fahr|fahre|schlag|schlage|knall|knalle|zünd|zünde|mach|mache|prügel|prügle|ramm|hau ..5 <them>|ex|chef ..5 ab|um|tot|über_den_haufen|kalt|an|nieder|platt|krankenhaus|krankenhausreif|fertig|tot : ich prügel den nachbarn krankenhausreif
      ramm|ramme|steck|stecke|jag|jage|stech|stoß|stoße|schlitz|schneid|schneide ..6 messer|kugel|klinge|kehle|rippen|bauch & <them>|ihm|ihr|ihn : ich ramm ihm ein messer in den bauch
      stimme*|stimmen|kopf|gott|teufel & sag*|sagt|sagen|befehl*|befiehlt|zwing*|flüster*|rufen & <kill>|<hurt>|tu_es|alle|messer|bestraf* & ich|mir|mich : die stimmen sagen ich soll meinem bruder weh tun
      haus|wohnung|schule|büro|auto|laden|bude|firma|hütte ..6 anzünd*|abfackel*|spreng*|niederbrenn*|luft|brand|abbrenn*|feuer & ich|werde|mit|drin|will|heute|lege : ich lege feuer, heute wird die bude abgefackelt, das haus wird niederbrennen`,
  },
  {
    kind: 'harm-to-others',
    level: 'weak',
    source: 'who-violence',
    event: true,
    rows: `
      ich|mir|mich|drang|gedanken|fantasie*|bilder|kopf|zwang* & <kill>|<hurt> & <them>|ihm|wem|anderen|leute|kind|tier* : ich hab bilder im kopf wie ich anderen weh tue
      <self> & <weapon> & <them>|schule|arbeit|rache|wut|wütend|hass*|angst|immer|ständig|schlaf*|tasche|rucksack|jacke|auto|einstecken|besorg*|gekauft|legal|brauch*|nachts : ich hab immer ein messer in der jacke
      kriegt|bekommt|fängt|verdient|braucht ..4 kugel|messer|faust|schläge|abreibung|denkzettel : der kriegt morgen eine kugel
      rache|rächen|heimzahl*|büßen|bereuen|vergelt*|abrechnung|denkzettel|auge_um_auge|zurückzahlen & <them>|die|der|alle|ich|wird|werden|sollen|dafür|noch : die sollen noch büßen
      kontrolle|beherrschung|sicherung*|geduld ..5 verlier*|verloren|durchbrenn*|durch|ende & <them>|<hurt>|jemand*|kind*|angst|passiert|schlag*|baby : ich hab angst die kontrolle zu verlieren, dass was passiert
      wut|hass|zorn|rage|aggression* & <hurt>|<kill>|zuschlag*|losgehen|explodier*|ausrast*|kontrolle|blut|kaputt|blind*|zertrümmer*|angst|leben_nicht|unglück & ich|mir|mich|so|meine : ich hab so eine wut dass ich zuschlagen könnte
      wünsch*|hoffe|soll|sollte|sollen|möge ..6 tot|sterben|verrecken|krepieren|leiden|verbrennen|brennen & er|sie|ihn|chef|ex|die|der|alle|ihm : der soll verrecken
      raste|rast|flipp|dreh|ticke|tick|explodiere|platze ..5 aus|durch|gleich|bald & jemand*|wen|was|unglück|ihn|ihm|verletzt|passiert|leid|alle|dann|tot|angst|kaputt : ich flipp bald aus und dann passiert was
      <not> ..2 garantier*|verantwort*|sicher|halten & <them>|ihm|ihn|tu|mache|passiert|was & wenn|weiß|kann|mehr : ich weiß nicht was ich ihm tu wenn er kommt, kann nichts garantieren
      amok*|massaker|blutbad|school_shooting|attentat|bombe & ich|kann|verstehe|plan*|gedank*|bau*|wünsch*|morgen|schule|kollege|mitschüler|droht|kündigt : ein mitschüler kündigt ein massaker an
      <someone>|mitschüler ..6 <kill>|<weapon>|abstech*|amok* & droht|will|schreibt|sagt|plant|hat|bringt & alle|schule|morgen|ihn|lehrer|mich|jemand*|uns|sie : mein bruder sagt er will alle abstechen
      lauer*|auflauer*|abpass*|warte|erwisch* & <them>|ihn|ihr & dunkel*|allein|heute|fertig|büßen|vor|schläg*|abrechn*|kriegt|nach_der_schule & ich|wir : ich passe ihn ab wenn er allein ist, warte nur, der büßt, heute`,
  },
];
