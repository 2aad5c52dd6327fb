/**
 * Words that address an evaluation, by what they do in a sentence; lower case without accents, as `foldedText` returns
 * them. One row per language: en, de, es, fr, it, pt.
 */

/** Requests to leave something out of account. */
export const IGNORE = [
  'ignore|disregard|forget|overrid(?:e|es)|bypass|discard|skip|do not (?:follow|apply|use)|stop (?:following|applying)',
  'ignoriere?|ignorieren sie|vergiss|vergessen sie|missachte|missachten sie|uberspringe?|verwirf|befolge\\w* nicht|halte dich nicht an',
  'ignora|ignore|ignoren|olvid(?:a|e|en)|descarta|descarte|omite|omita|no (?:sigas|siga|apliques|aplique)',
  'ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez) pas compte|fais abstraction|faites abstraction|ne (?:suis|suivez) pas',
  'ignora|ignori|ignorate|dimentica|dimentichi|dimenticate|trascura|scarta|non (?:seguire|segua|applicare|considerare)',
  'ignor[ae]|ignorem|esquec[ae]|desconsider[ae]|descart[ae]|nao (?:siga|sigas|aplique)',
];

/** The rules of an evaluator. */
export const RULES = [
  'instructions?|rules?|guidelines?|prompts?|rubric|directions|directives?|criteria|constraints|scoring',
  'anweisung\\w*|regeln?|vorgaben?|instruktion\\w*|richtlinien?|kriterien|prompts?|auftrage?',
  'instruccion(?:es)?|reglas?|directrices|criterios?|indicacion(?:es)?|normas',
  'instructions?|regles?|consignes?|criteres?|directives?|indications?',
  'istruzion[ei]|regol[ae]|direttiv[ae]|criteri|indicazioni',
  'instruc(?:ao|oes)|regras?|diretri(?:z|zes)|criterios?|orientac(?:ao|oes)',
];

/** Obligations. */
export const MUST = [
  'must|should|shall|has to|have to|needs? to|deserves?',
  'muss|mussen|soll\\w*|verdient',
  'debe\\w*|tiene que|merece',
  'doi(?:t|vent)|merite|il faut',
  'dev(?:e|ono|i)|merita',
  'deve\\w*|tem de|tem que',
];

/** Orders. */
export const ORDER = [
  'give|set|assign|rate|score|award|grant|mark|grade|return|output|respond|reply|report|put|select|choose|please|make sure|ensure',
  'gib|geben sie|vergib|vergeben sie|setze|setzen sie|bewerte|bewerten sie|antworte|tragen? sie|bitte|wahle',
  'dale|otorg(?:a|ue)|pon|ponga|asign[ae]|califi(?:ca|que)|puntua|puntue|respond[ae]|por favor|(?<=(?:^|[ye]|[,;:])\\s?)d[ae]',
  'donne[zr]|mets|mettez|attribue[zr]?|accorde[zr]?|notez|evaluez|reponds|repondez|veuillez',
  'dai|date|assegn(?:a|i|ate)|metti|metta|valut(?:a|i|ate)|attribui(?:sci|re)|rispond[ia]|per favore',
  'dai|atribua|coloque|ponha|avalie|classifique|responda|por favor',
];

/** Results of an evaluation. */
export const SCORE = [
  'scores?|ratings?|points?|marks?|grades?|authenticity|perseverance|valou?r|criteri(?:on|a)|categor(?:y|ies)|dimensions?|out of (?:10|ten)',
  'punkt\\w*|punktzahl\\w*|bewertung\\w*|wertung\\w*|noten?|bestnote\\w*|authentizitat|durchhaltevermogen|kategorien?|kriteri\\w+',
  'puntuacion(?:es)?|puntos?|puntajes?|notas?|calificacion(?:es)?|autenticidad|perseverancia|categorias?|criterios?',
  'scores?|points?|notes?|notations?|authenticite|perseverance|categories?|criteres?',
  'punteggi\\w*|punti|voti|voto|valutazion[ei]|autenticita|perseveranza|categori[ae]|criteri\\w*',
  'pontuac(?:ao|oes)|pontos?|notas?|classificac(?:ao|oes)|autenticidade|perseveranca|categorias?|criterios?',
];

/** Their maximum. */
export const MOST = [
  '10|ten|9|nine|maximum|max|highest|full|perfect|top|best',
  'zehn|neun|hochst\\w*|volle\\w*|maximal\\w*|beste?n?|bestnote\\w*',
  'diez|nueve|maxim[ao]s?|mas altas?|perfectas?',
  'dix|neuf|maximum|maximales?|maximaux|plus hautes?|parfaites?',
  'dieci|nove|massim[aoie]|piu alt[aoie]|perfett[aoie]|pien[aoie]',
  'dez|nove|maxim[ao]s?|mais altas?|perfeitas?',
];

/** Approval. */
export const APPROVE = [
  'approv(?:e|ed|al)|accept(?:ed)?|pass(?:ed)?|eligible|qualified|pre-?approved',
  'genehmig\\w*|zugelassen|annehmen|angenommen|akzeptier\\w*|freigeb\\w*|freigegeben',
  'aprob(?:ar|ado|ada|acion|ad)|aprueb\\w+|acept(?:ar|ado|ada)',
  'approuv\\w+|accepte[zer]?|valide[zer]?|admise?',
  'approv(?:a|are|ata|ato|ate|i)|accett(?:a|are|ata|ato|i)|ammess[ao]',
  'aprov(?:e|ar|ado|ada|acao)|aceit(?:e|ar|a|o)|admitid[ao]',
];

/** This application. */
export const SUBJECT = [
  'this (?:application|applicant|candidate|text|submission|person)|the (?:application|applicant|candidate)|my application',
  'dies(?:e|er|en|em) (?:bewerbung|bewerber\\w*|antrag|text)|die bewerbung|meine bewerbung|den antrag',
  'est[ae] (?:solicitud|candidat[ao]|candidatura|texto)|la solicitud|mi solicitud',
  'cette (?:candidature|demande|personne)|ce (?:candidat|texte|dossier)|la candidature|ma candidature',
  'quest[ao] (?:candidatura|candidat[ao]|domanda|testo)|la candidatura|la mia candidatura',
  'est[ae] (?:candidatura|candidat[ao]|texto|pedido)|a candidatura|a minha candidatura|minha candidatura',
];

/** Evaluators. */
const WHO = [
  'ai|a\\.i\\.|llm|(?:large )?language model|model|assistant|chatbot|chatgpt|gpt|evaluator|reviewer|assessor|grader|scorer|algorithm|system',
  'ki|sprachmodell|modell|assistent|gutachter\\w*|bewerter\\w*|prufer\\w*|system',
  'ia|modelo(?: de lenguaje)?|asistente|evaluador\\w*|revisor\\w*|sistema',
  'ia|modele(?: de langage)?|assistant|evaluat(?:eur|rice)|correct(?:eur|rice)|systeme',
  'ia|modello(?: linguistico)?|assistente|valutat(?:ore|rice)|revisor[ei]|sistema',
  'ia|modelo(?: de linguagem)?|assistente|avaliador\\w*|revisor\\w*|sistema',
];

const who = WHO.join('|');
/** Addresses an evaluator, or assigns a role to one. */
export const ADDRESSED = [
  `^(?:dear|note (?:to|for)|message (?:to|for)|attention|hello|hi|to|liebe[r]?|hinweis (?:an|fur)|nachricht an|an|querid[ao]|estimad[ao]|nota (?:para|al?)|mensaje para|mensagem para|atencion|cher|chere|note (?:a|au|pour)|message (?:a|au|pour)|caro|cara|nota (?:per|al)|messaggio per|prezad[ao]|car[oa]|aviso (?:ao|a))\\W+(?:(?:the|any|all|every|die|den|das|el|la|le|los|les|il|lo|l|o|os|as|a|al|ao|du|de|alle|our|your)\\W+)?(?:\\w+\\W+){0,2}?(?:${who})\\b`,
  `^(?:${who})\\s*[:,!]`,
  `\\b(?:you are|you're|act as|behave as|pretend (?:to be|you are)|du bist|sie sind|verhalte dich als|eres|actua como|usted es|tu es|vous etes|agis comme|agissez comme|sei|agisci come|lei e|voce e|tu es|aja como|atue como)\\W+(?:now\\W+|jetzt\\W+|ahora\\W+|maintenant\\W+|ora\\W+|agora\\W+)?(?:(?:an?|the|ein|eine|der|die|un|una|une|el|la|le|il|um|uma|o)\\W+)?(?:\\w+\\W+){0,2}?(?:${who})\\b`,
  `\\b(?:if you are|wenn du|falls du|si eres|si tu es|si vous etes|se sei|se voce e)\\W+(?:an?|the|eine?|una?|une|um|uma|un)\\W+(?:\\w+\\W+)?(?:${who})\\b`,
  `\\b(?:${who})\\W+(?:that|which|who|das|die|der|que|qui|che)\\W+(?:reads?|evaluates?|scores?|assesses?|liest|bewertet|lee|evalua|lit|evalue|legge|valuta|le|avalia)\\b`,
];

/** The machinery of an evaluation. */
export const MACHINERY = [
  'system prompt|(?:new|updated|real|hidden|secret) (?:instructions?|rules?|task)|developer mode|debug mode|test mode|admin mode|maintenance mode|jailbreak|prompt injection|override code',
  'end of (?:the )?(?:application|data|text|input|document)|begin (?:new )?(?:instructions?|system)|from now on,? you',
  'systemprompt|neue (?:anweisung\\w*|aufgabe|regeln)|testmodus|entwicklermodus|wartungsmodus|ende der (?:bewerbung|daten|eingabe)|ab jetzt (?:bist|gibst|bewertest)',
  'nuevas? (?:instruccion\\w*|tareas?|reglas?)|modo (?:de )?(?:prueba|desarrollador|mantenimiento|depuracion)|fin de (?:la solicitud|los datos)|a partir de ahora (?:eres|das)',
  'nouvelles? (?:instructions?|consignes?|taches?|regles?)|mode (?:test|developpeur|maintenance|debogage)|fin de (?:la candidature|la demande|s donnees)|desormais,? (?:tu|vous)',
  'nuov[ae] (?:istruzion[ei]|regol[ae])|nuovo compito|modalita (?:test|sviluppatore|manutenzione|di prova)|fine (?:della candidatura|dei dati)|d.ora in poi (?:sei|dai)',
  'novas? (?:instruc(?:ao|oes)|regras?|tarefas?)|modo (?:de )?(?:teste|programador|desenvolvedor|manutencao)|fim (?:da candidatura|dos dados)|a partir de agora (?:es|voce|da)',
];
