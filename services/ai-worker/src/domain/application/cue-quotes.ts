import {
  type ApplicationField,
  type ApplicationQuote,
  type ApplicationQuotes,
  type Criterion,
  criteria,
} from '@waymark/contracts/ai/application';
import { foldedText, sentencesIn } from './visible-text.ts';

const MAX_QUOTES = 2;
const [SHORTEST, LONGEST] = [20, 600];

const word = (...rows: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${rows.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** Words for a criterion; lower case without accents. One row per language: en, de, es, fr, it, pt. */
const CUES: Record<Criterion, RegExp> = {
  authenticity: word(
    'failed|wrong|mistakes?|ashamed|shame|guilt|lied|lost|cried|broke|alone|admit\\w*|my fault|drank|debts?|fired|divorce\\w*',
    'gescheitert|falsch|fehler|scham|geschamt|schuld|gelogen|verloren|geweint|allein|getrunken|schulden|gekundigt|scheidung',
    'fracas\\w+|error(?:es)?|culpa|verguenza|ment[ia]|perdi|llore|sol[oa]|bebia|deudas?|despid\\w+|divorcio',
    'echou\\w+|erreurs?|honte|faute|menti|perdu|pleure|seule?|buvais|dettes?|licenci\\w+|divorce',
    'fallit\\w+|errori?|colpa|vergogna|mentito|perso|pianto|sol[oa]|bevevo|debiti?|licenziat\\w+|divorzio',
    'falhei|erros?|culpa|vergonha|menti|perdi|chorei|sozinh[oa]|bebia|dividas?|demitid\\w+|divorcio',
  ),
  perseverance: word(
    'years?|months?|again|every (?:day|night|week|morning)|kept|still|until|finally|twice|slowly|never gave up|back on',
    'jahren?|monaten?|wieder|jeden (?:tag|abend|morgen)|jede (?:nacht|woche)|trotzdem|bis|endlich|zweimal|weiter\\w*|langsam',
    'anos|meses|otra vez|cada (?:dia|noche|semana|manana)|segui|todavia|hasta|por fin|dos veces|poco a poco',
    'ans|annees|mois|encore|chaque (?:jour|nuit|soir|semaine|matin)|continue|jusqu\\w*|enfin|deux fois|peu a peu',
    'anni|mesi|ancora|di nuovo|ogni (?:giorno|notte|sera|settimana|mattina)|continuat\\w+|fino|finalmente|due volte',
    'anos|meses|de novo|outra vez|cada (?:dia|noite|semana)|todos os dias|continuei|ate|finalmente|duas vezes',
  ),
  valor: word(
    'afraid|fear|scared|risk\\w*|dared?|left|quit|asked for help|stood up|spoke up|first time|from nothing|confess\\w*|refused',
    'angst|furcht|risiko|riskiert|gewagt|verlassen|gekundigt|um hilfe|gebeten|zum ersten mal|zugegeben|gestanden|weigerte',
    'miedo|riesgo|atrev\\w+|deje|renuncie|pedi ayuda|primera vez|confes\\w+|enfrent\\w+|negue',
    'peur|risqu\\w+|ose|quitte|demissionne|demande (?:de l.)?aide|premiere fois|avoue|refuse',
    'paura|risch\\w+|osat\\w+|lasciato|chiesto aiuto|prima volta|confessat\\w+|affrontat\\w+|rifiutat\\w+',
    'medo|risco|arrisquei|ousei|deixei|pedi ajuda|primeira vez|confessei|enfrentei|recusei',
  ),
};
const FIRST_PERSON = word(
  "i|i'm|i'd|i've|my|me|we|ich|mich|mir|mein\\w*|wir|yo|mi|me|je|j'\\w+|mon|ma|mes|io|mio|mia|eu|meu|minha",
);

/** Exact sentences of the applicant with words for each criterion, those with most first. */
export function cueQuotes(fields: Partial<Record<ApplicationField, string>>): ApplicationQuotes {
  const sentences = (Object.entries(fields) as [ApplicationField, string][]).flatMap(([field, text]) =>
    sentencesIn(text)
      .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
      .map((sentence): ApplicationQuote => ({ field, text: sentence })),
  );
  const best = (criterion: Criterion): ApplicationQuote[] =>
    sentences
      .map((quote) => ({ quote, weight: weightOf(quote.text, criterion) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MAX_QUOTES)
      .map(({ quote }) => quote);
  return Object.fromEntries(criteria.map((criterion) => [criterion, best(criterion)])) as ApplicationQuotes;
}

function weightOf(sentence: string, criterion: Criterion): number {
  const folded = foldedText(sentence);
  const cues = new Set(folded.match(CUES[criterion]) ?? []).size;
  if (cues === 0) return 0;
  const own = folded.match(FIRST_PERSON) ? 1 : 0;
  return cues + own + (/\d/.test(sentence) ? 0.5 : 0);
}
