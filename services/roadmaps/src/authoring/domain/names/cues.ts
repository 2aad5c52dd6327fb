import { RELATIONS as relations } from '@waymark/contracts/roadmaps/relations';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Forms of address before a family name, in the languages of the product. Without the full stop. */
export const TITLES = words(`
  mr mrs ms miss dr doctor professor prof sir aunt auntie uncle grandma grandpa sister brother
  herr frau fräulein doktor tante onkel oma opa
  don doña señor señora sr sra doctora tía tío
  m mme mlle monsieur madame docteur tata tonton
  signor signora sig dottor dottoressa zia zio
  seu dona senhor senhora doutor doutora tia tio`);

/** People whose name often follows: "my sister Jana". */
export const RELATIONS: ReadonlySet<string> = new Set([
  ...relations,
  ...words('named called namens heißt hieß llama llamaba appelle appelait chiama chiamava chama chamava'),
]);

/** Verbs with a person as their subject. */
export const SPEECH = words(`
  said says asked told thought laughed smiled called phoned rang wrote knew cried came whispered answered
  sagte sagt fragte meinte rief lachte schrieb kam weinte wusste erzählte nickte antwortete hat
  dijo dice preguntó llamó escribió lloró rió contestó vino respondió
  dit disait demande demanda répondit répond appela écrit pleurait rit
  disse dice chiese rispose rise scrisse piangeva venne
  disse diz perguntou respondeu riu chorou ligou escreveu veio falou`);

/** Prepositions before places more often than before people. */
export const PLACE_PREPOSITIONS = words(`
  in near to from at through im nach aus en desde hasta hacia à vers depuis a in da em no na nos nas`);

/** A name rarely follows these. Those of Italian and Portuguese, which names follow, are left out. */
export const ARTICLES = words('the a an this that these un una el los las le les des du au aux une');

/** What follows the name of a place: "Lagrange Street". */
export const PLACE_WORDS = words(`
  street road avenue lane square park hospital school college university bridge county station point river valley church
  straße platz klinik universität bahnhof`);

/** Determiners: a German noun follows them, a name rarely. */
export const DETERMINERS = words(`
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner
  dein deine sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer dieser diese
  dieses diesen diesem jeder jede jedes jeden jedem alle viel viele mehr wenig zum zur im am beim vom ins`);
