import type { Questions } from './table.ts';

export const DE_ASK: readonly Questions[] = [
  {
    kind: 'withdrawal',
    source: 'who-mhgap',
    rows: `
      aufhör*|entzug|absetz*|kalt*|entgift*|ausschleich*|trocken|weglassen|reduzier* & alkohol|trinken|wodka|bier|schnaps|saufen|wein & täglich|zitter*|schwitz*|jeden|flasche*|kalt*|allein*|zuhause|sofort|krampf*|jahren|entzug|sucht|abhängig : wie kann ich mit trinken aufhören, täglich eine flasche wodka
      aufhör*|entzug|absetz*|kalt*|entgift*|ausschleich*|weglassen|reduzier*|runter|loskomm* & tavor|valium|benzo*|diazepam|lorazepam|alprazolam|xanax|tilidin|tramadol|heroin|methadon|zopiclon|zolpidem|lyrica|pregabalin|schlaftablette*|opioid* : wie kann ich tavor ausschleichen
      <not>? zitter*|schwitz*|krampf*|delir & alkohol|trinke|entzug|trinken|wodka|nüchtern : ich zittere wenn ich nicht trinke`,
  },
  {
    kind: 'medicine',
    source: 'who-mhgap',
    rows: `
      absetz*|weglass*|aufhör*|reduzier*|halbier*|auslassen|umstell*|verdopp*|nicht_mehr_nehmen|erhöhen|wechseln|ohne|statt & medikament*|tablette*|antidepressiv*|sertralin|lithium|insulin|citalopram|escitalopram|blutdruck*|pille|quetiapin|olanzapin|ritalin|cortison|neuroleptik*|blutverdünner|marcumar|betablocker|venlafaxin|psychopharmaka|schilddrüse* & kann|soll|will|möchte|darf|wie|einfach|meine|muss|überlege : kann ich meine antidepressiva einfach absetzen
      zusammen|gleichzeitig|mischen|kombinier* & ibuprofen|johanniskraut|alkohol|paracetamol & medikament*|tablette*|antidepressiv* : darf ich ibuprofen mit meinen tabletten zusammen nehmen`,
  },
  {
    kind: 'pregnancy',
    source: 'who-mhgap',
    rows: `
      bin|während|vielleicht|als|woche|monat ..2 schwanger|schwangere : ich bin schwanger
      schwanger*|stillen|stillzeit|stille & darf|soll|kann|sport|sicher|blut*|schmerz*|mein*|ich : darf ich in der schwangerschaft fasten`,
  },
  {
    kind: 'chest-pain',
    source: 'nhs-heart',
    rows: `
      brust|brustkorb|herz ..4 schmerz*|druck|enge|stich*|sticht|weh|brennt|drückt|eng|zieht : meine brust tut weh wenn ich laufe
      brustschmerz*|herzschmerz*|herzstechen|brustenge|herzinfarkt & ich|habe|hab|mein|beim|seit|plötzlich|wenn : ich habe brustschmerzen beim laufen
      schmerz*|druck|stechen|enge ..4 brust|herz|linken_arm|linker_arm : druck auf der brust
      linker|linken arm & taub|kribbel*|schmerz*|zieht : mein linker arm ist taub`,
  },
  {
    kind: 'eating-disorder',
    source: 'nice-ng69',
    rows: `
      kotz*|erbrech*|übergeb*|übergebe|abführmittel|finger_in & essen|ess*|nach|mahlzeit|kalorien|abnehmen|gewicht & ich|mich|jeden|nach|jedem : ich erbreche nach dem essen
      magersucht|magersüchtig|bulimie|essstörung|esstörung|anorexie|binge* & ich|habe|hab|bin|mein*|wieder|rückfall : ich habe eine essstörung
      <not> ..3 gegessen|essen|esse & tagen|tage|abnehmen|dick|fett|kilo|seit|gewicht|dünn : ich habe seit tagen nichts gegessen um abzunehmen, bin zu dick
      hunger*|faste|fasten & abnehmen|dünn|dick|fett|kilo|kalorien|gewicht : ich hungere um dünn zu werden
      # kalorien|kcal ..3 tag|täglich : ich esse 500 kalorien am tag`,
  },
  {
    kind: 'eviction',
    source: 'legal-aid',
    rows: `
      räumung*|zwangsräumung|räumungsklage|rausgeschmissen|obdachlos|gerichtsvollzieher|zwangsversteigerung & ich|wir|uns|mir|mich|am|termin|droht|kommt|bekommen|nächste : am montag ist die räumung und wir wissen nicht wohin
      vermieter*|wohnung|mietvertrag|bank & gekündigt|kündigung|rauswerf*|rauswirft|raus|ausziehen|verlieren|verliere|fristlos|schloss_ausgetauscht & ich|mir|mich|uns|wir|mein|muss|soll : mein vermieter hat mir fristlos gekündigt`,
  },
  {
    kind: 'court',
    source: 'legal-aid',
    rows: `
      gerichtstermin|vorladung|mahnbescheid|gerichtsverhandlung|anklage|strafbefehl|vollstreckungsbescheid|klageschrift|ladung : ich habe nächste woche einen gerichtstermin
      gericht|richter & muss|termin|verhandlung|geladen|vor|montag|woche|morgen|sorgerecht & ich|mein|wir|am|mich : ich muss am montag vor gericht
      sorgerecht* & streit|verhandlung|kinder|ex|verlieren|klage|anwalt & ich|mein*|wir : sorgerechtsstreit mit meinem ex`,
  },
];
