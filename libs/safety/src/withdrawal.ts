/** Patterns over lower case text without accents. */
interface Table {
  /** Drink, and what pills are called. */
  taken: string;
  /** To stop it, and to be without it. */
  stop: string;
  /** What is only bad for the teeth. */
  harmless: string;
  doctor: string;
  /** The step that is offered. */
  step: string;
}

/** The same in all languages: alcohol, benzodiazepines and the like, opioids, antidepressants. */
const SUBSTANCES = String.raw`alcool\w*|alcohol\w*|alkohol\w*|alcol\w*|vodka|wodka|whisk[e]?y|benzo\w*|diazepam|valium|lorazepam|tavor|ativan|alprazolam|xanax|clonazepam|klonopin|rivotril|oxazepam|temazepam|bromazepam|lexota\w+|zolpidem|zopiclon\w*|stilnox|opioid\w*|opiat\w*|opiac\w+|heroin\w*|eroina|oxycod\w+|oxycontin|[ck]odein\w*|tramadol|tramal|morphin\w*|morfina|fentan\w+|methadon\w*|metadon\w*|buprenorphin\w*|suboxone|subutex|tilidin|antidepress\w+|antidepres\w+|sertralin\w*|(?:es)?citalopram|fluoxetin\w*|prozac|paroxetin\w*|venlafaxin\w*|duloxetin\w*|mirtazapin\w*|zoloft|ssris?`;

const TABLES: readonly Table[] = [
  {
    taken:
      'drink(?:ing|s)?|drank|drunk|booze|gin|rum|wine|beers?|sleeping (?:pills?|tablets?)|tranquilli[sz]ers?|painkillers?',
    stop: String.raw`stop(?:s|ped|ping)?|quit(?:s|ting)?|g[ai]v(?:e|es|en|ing) up|(?:com(?:e|es|ing)|came|g[eo]t|wean\w*) (?:\w+ )?off|taper\w*|detox\w*|withdrawals?|cold turkey|sober|sobriety|without a drink|last drink|cut(?:s|ting)? (?:down|out)`,
    harmless: 'coffee|tea|cola|coke|sodas?|juice|milk|energy drinks?|caffeine|soft drinks?',
    doctor: String.raw`doctors?|gps?|physicians?|clinics?|hospitals?|pharmac(?:y|ist)s?|nurses?|psychiatr\w+|medical|rehab\w*|health cent(?:re|er)|detox (?:unit|ward|cent(?:re|er))`,
    step: 'Talk to a doctor before you stop',
  },
  {
    taken: String.raw`trink\w*|trank\w*|getrunken|bier\w*|wein|schnaps|saufen|gesoffen|schlaf(?:mittel|tablette)\w*|beruhigungsmittel\w*|schmerzmittel\w*`,
    stop: String.raw`hor(?:e|t|te|ten|en)\b.{0,40}\bauf|auf(?:zu)?hor\w*|aufgehort|absetz\w+|abgesetzt|abzusetzen|setz\w+\b.{0,40}\bab|ausschleich\w+|ausgeschlichen|entzug\w*|entgift\w*|nuchtern\w*|trocken|kalter entzug|keinen tropfen|los(?:zu)?kommen|losgekommen`,
    harmless: 'kaffee|tee|cola|limo\\w*|saft|milch|energydrinks?',
    doctor: String.raw`\w*(?:arzt|arzte|arztin|arzten|arztinnen)\b|\w*arztlich\w*|\w*klinik\w*|krankenhaus\w*|apothek\w+|psychiat\w+|suchtberatung\w*|entzugsstation|notaufnahme|sprechstunde`,
    step: 'Sprich mit einer Ärztin oder einem Arzt, bevor du aufhörst',
  },
  {
    taken:
      'beb(?:er|ida|ia|i|o|iendo)|vino|cervezas?|ron|copas?|trago|licor|somniferos|tranquilizantes|ansioliticos|calmantes|analgesicos',
    stop: String.raw`dej(?:e|o|ar|ando|amos|aba|arlo|aron) (?:de|el|la|los|las)?|dejarl[oa]s?|abandon\w+|desintox\w+|abstinencia|sobri[oa]|sobriedad|sin (?:beber|una copa|tomar)|desenganch\w+`,
    harmless: 'cafe|te|cola|refrescos?|zumos?|jugos?|leche',
    doctor: String.raw`medic[oa]s?|doctor\w*|clinicas?|hospital\w*|farmac(?:ia|eut\w+)|psiquiatr\w+|enfermer\w+|urgencias|centro de salud|ambulatorio`,
    step: 'Habla con un médico antes de dejarlo',
  },
  {
    taken:
      'boire|buvais|buvait|bu|vin|bieres?|rhum|verres?|somniferes|tranquillisants|anxiolytiques|antidouleurs',
    stop: String.raw`arret\w*|sevr(?:age|er|ee?)|desintox\w+|sobriete|abstin\w+|decroch\w+|sans (?:boire|un verre)`,
    harmless: 'cafe|the|cola|sodas?|jus|lait',
    doctor: String.raw`medecins?|docteurs?|doctoresse|cliniques?|hopita(?:l|ux)|pharmaci(?:e|en|enne)s?|psychiatr\w+|infirmi\w+|addictolog\w+|urgences|generaliste`,
    step: 'Parlez à un médecin avant d’arrêter',
  },
  {
    taken:
      'beb(?:er|ida|ia|i|o|endo)|vinho|cervejas?|cachaca|copos?|comprimidos para dormir|calmantes|ansioliticos|analgesicos',
    stop: String.raw`par(?:ei|ar|ou|ando|amos)|larg(?:uei|ar|ou)|deix(?:ei|ar|ou) (?:de|o|a)?|desintox\w+|desmam\w+|abstinen\w+|sobri[oa]|sobriedade|sem beber`,
    harmless: 'cafe|cha|cola|refrigerantes?|sumos?|sucos?|leite',
    doctor: String.raw`medic[oa]s?|doutor\w*|clinicas?|hospita(?:l|is)|farmac(?:ia|eut\w+)|psiquiatr\w+|enfermeir\w+|(?:posto|centro) de saude|urgencias?|pronto-socorro`,
    step: 'Fale com um médico antes de parar',
  },
  {
    taken:
      'bere|bev(?:o|evo|eva|uto)|vino|birr[ae]|grappa|rum|bicchier[ei]|sonniferi|tranquillanti|ansiolitici|calmanti|antidolorifici',
    stop: String.raw`smess\w+|smett\w+|smisi|disintoss\w+|astinenza|sobri[oa]|sobrieta|senza bere|scal(?:are|ato|ando)`,
    harmless: 'caffe|te|cola|bibite?|succ(?:o|hi)|latte',
    doctor: String.raw`medic[oi]|dottor\w*|clinic(?:a|he)|ospedal\w+|farmaci(?:a|e|st\w+)|psichiatr\w+|infermier\w+|pronto soccorso|ser[dt]|ambulatorio`,
    step: 'Parla con un medico prima di smettere',
  },
];

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
const has = (text: string, pattern: string): boolean => new RegExp(`\\b(?:${pattern})(?!\\w)`).test(text);

/**
 * For a text about stopping alcohol, benzodiazepines, opioids or antidepressants, the step that sends the reader to a doctor
 * first, in the language of the text. Null for any other text.
 */
export function doctorStepFor(text: string): string | null {
  const sentences = fold(text).split(/[.!?…\n]+/);
  const table = TABLES.find(({ taken, stop, harmless }) =>
    sentences.some(
      (one) => has(one, stop) && (has(one, SUBSTANCES) || (has(one, taken) && !has(one, harmless))),
    ),
  );
  return table?.step ?? null;
}

/** Whether a text contains a doctor, a clinic, a pharmacy or the like. */
export function namesDoctor(text: string): boolean {
  const folded = fold(text);
  return TABLES.some(({ doctor }) => has(folded, doctor));
}
