import type { Signs } from './table.ts';

export const DE_BODY: readonly Signs[] = [
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      mich|mir|meine|meinen|mein|meinem & <woundSelf> & <body>|<tool> : hab mir mit der scherbe den bauch zerkratzt
      mich|mir|meine|meinen|mein & <woundSelf>|schlag*|hau*|box*|beiß*|kneif*|stech*|gestochen|gebissen & selbst|selber|absichtlich|bestraf*|strafe|blut*|druck|heimlich|spüren|fühlen|beruhig*|extra : ich beiß mich bis es blutet
      rückfall|rückfällig|wieder|erneut|nochmal ..6 <woundSelf>|<tool>|svv|selbstverletz* & <self>|gestern|heute|nacht|täglich & mich|mir|svv|selbst*|ritz*|geritzt|schneiden|geschnitten : ich hab gestern wieder zur klinge gegriffen und mich geschnitten
      <body>|arm ..4 voller|voll|übersät ..3 schnitt*|narben|wunden|striche*|kratz*|blut & <self>|mein*|frisch* : meine arme sind voller schnitte
      schnitt*|wunde* & tief*|genäht|nähen|klaff*|blut*|frisch*|entzünd*|pocht & selbst|mir|ich|oberschenkel|arm|klinge|aufhör*|zugefügt : der schnitt am arm ist so tief, muss wohl genäht werden
      haare|wimpern & reiß*|ausgerissen|ausreiß*|ausrupf* & mir|mich : ich reiß mir die haare aus
      kopf|stirn|faust|fäuste ..5 wand|tür|mauer|boden|tisch|spiegel & schlag*|hau*|ramm*|gehauen|geschlagen|blut*|donner* & ich|mir|mein* : ich schlag den kopf gegen die wand
      zigarette*|feuerzeug|bügeleisen|herdplatte|lockenstab|kerze|heiß* ..6 <body>|haut|hand|ausgedrückt|ausdrück* & ich|mir|mich|mein* & drück*|ausgedrückt|halt*|brenn*|verbrenn*|verbrannt|absichtlich : ich drück zigaretten auf der haut aus, halt mich so zusammen`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <body> & selbst|selber|ich_war_das|eigenhändig & gemacht|schuld|zugefügt|war|zerstört : meine beine sehen schlimm aus, alles selbst gemacht
      <tool> & <body> : wieder klinge, wieder unterarm
      <someone>|kind & sich & <woundSelf>|svv : meine tochter ritzt sich
      <someone>|kind & arm*|schnitt*|narbe*|wunde* & ritz*|geritzt|klinge*|schneid*|entdeckt|gesehen|gefunden|zugefügt|übersät|blut* : ich hab bei meiner freundin schnitte am arm gesehen
      <self> & <tool> & <crave>|versteck*|kissen|tasche|griffbereit|bett|hand|etui|federmappe|mäppchen|handyhülle|neben|gekauft|immer_dabei|gegriffen|greif*|such* : ich hab immer eine klinge in der handyhülle versteckt
      <self> & <woundSelf>|svv & <crave> : ich hab so ein verlangen mich zu schneiden
      narbe*|schnitt*|wunde*|kratzer|striche|pflaster|verband|ärmel*|langarm*|pulli|armband|armbänder|stulpen & versteck*|verdeck*|überdeck*|abdeck*|keiner|niemand|hitze|sommer|trotz|frisch*|schwimm*|sportunterricht|ausrede|grad|sieht|sehen|zieh*|verberg* & <self>|damit|keiner|niemand|schnitt*|narbe*|arm* : trage trotz hitze langarm damit keiner die narben sieht
      <self> & bestraf*|strafe|hunger*|nichts_essen|kalt_dusch*|verdien* & schmerz*|selbst|weh|essen|verdien*|fett|schuld|versag* & bestraf*|strafe|verdien* : ich hunger zur strafe weil ich es verdient hab und fett bin, bestrafe mich selbst
      blut ..4 seh*|fließen|fließt|läuft|tropf* & <self>|wenn|dann|erst & ruhig*|muss|brauch*|hilft|besser|erleichter*|schön : wenn ich blut sehe werde ich ruhig
      schmerz|schmerzen ..6 spür*|fühl*|lebendig|einzige*|ablenk*|raus & <self>|nur|wenigstens : nur durch schmerz fühl ich mich lebendig
      <self> ..4 weh_tu*|wehtu*|wehzutun|weh_zu_tun|wehgetan|verletz*|zu_verletzen|schade|zu_schaden|was_antun : ich fang wieder an mir wehzutun
      selbstverletz*|selbstverletzung|svv|borderline_druck|schneidedruck|ritzdruck : schneidedruck
      <self> & haut|finger|nägel|lippen|kopfhaut & blut*|wund|offen & kratz*|knibbel*|beiß*|reiß*|pul* : ich kratz mir die haut wund bis sie offen ist`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <lots> & <pills>|zeug|pulver|gras|drogen & <took>|weg|leer|drin|im_magen & <self>|er|sie|<someone> : ich hab die ganze packung paracetamol intus
      <took>|genommen|gezogen|gespritzt|geraucht & <drug>|<pills>|zeug|pulver & <ill> : hab ecstasy genommen und mein herz rast total
      <took> & zwei|drei|vier|fünf|halbe|ganze & packung*|schachtel*|blister|streifen|flasche*|röhrchen & <pills>|davon|medikament*|hustensaft : hab zwei schachteln ibu davon genommen
      <someone>|kind & <took>|drogen|tabletten|spritze|nadel|pillen|überdosis & <unwell> : mama hat tabletten genommen und ist nicht ansprechbar
      liegt|lag|gefunden|finde|sitzt & boden|bad|bett|couch|sofa|treppe|klo|wohnung & <unwell>|leere|leer|tabletten*|spritze|pillen* & <someone>|kind|er|sie : mein vater liegt im bad, daneben leere packung
      <child> ..8 verschluckt|geschluckt|getrunken|gegessen|erwischt & <pills>|putzmittel|spülmittel|reiniger|batterie|gift|beeren|duftöl|entkalker|tabs : mein kleinkind hat spülmittel getrunken
      <someone> ..6 überdosis|überdosiert|od|vergiftet|vergiftung & hat|gerade|glaub*|jetzt|verdacht|notarzt : mein kumpel hat glaub ich ne überdosis
      schaum ..2 vor ..2 mund : er hat schaum vor dem mund`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      wie_viel|wieviel|wie_viele|wieviele|ab_wann|welche_menge|wie_hoch|was_passiert|ab_welcher & <pills>|mg|gramm|dosis|insulin|stück|schlafmittel & zu_viel|zuviel|tödlich*|gefährlich*|sterb*|stirbt|reich*|überdosis|auf_einmal|leber|giftig|lebensgefährlich|umkipp*|tot|alle|ganze : ab wann ist paracetamol gefährlich
      <pills>|antibiotika|schmerzmittel & wodka|alkohol|schnaps|wein|whisky|bier|drogen|gras|koks & gemischt|misch*|zusammen|durcheinander|dazu|drauf|plus|runter|gleichzeitig|nachgespült : tabletten und wein durcheinander
      <self> & <took>|nehm|nehme|schluck* & mehr|zu_viel|zuviel|doppelt*|dreifach*|viele|einige|paar|nochmal & <pills>|dosis|stück|davon|verschrieben & als|genommen|schlafen|schlaf|weg|vergessen|abschalten|betäub*|verschrieben|erlaubt|soll : ich nehm immer mehr tabletten als verschrieben
      <took>|gezogen|gespritzt|geraucht & <drug>|<pills>|zeug|stoff & <someone>|ich|er|sie & komisch|seltsam|weg|schläft|lallt|kalt|blass|angst|zitter*|hilfe|nicht_gut|schlecht : sie hat irgendein zeug genommen und lallt nur noch
      giftnotruf|giftnotrufzentrale|magen_auspumpen|vergiftung|überdosis|überdosier* : soll ich den giftnotruf anrufen
      <wish>|gleich|heute|überleg* ..6 <lots> ..4 <pills> : ich überlege die ganze packung tabletten`,
  },
];
