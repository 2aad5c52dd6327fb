import type { Classes } from '../members.ts';

/** Names of medicines and drugs that are alike in the six languages; stems cover their endings. */
export const MEDICINES: Classes = {
  painkiller: `~paracetamol ~ibuprofen ~acetaminophen paracetam* paracetem* acetaminophen ibuprof* ibu aspirin* naprox* diclofenac* ketoprof* metamizol* dipiron* nimesulid* codein*
    cocodamol co_codamol codamol dihydrocod* tylenol* panadol* advil* nurofen* motrin aleve excedrin doliprane* dolipran* efferalgan* dafalgan*
    spasfon tachipirin* brufen* moment oki aulin buscofen voltaren* dolormin novalgin* nolotil gelocatil apiretal enantyum benuron ben_u_ron
    dorflex novalgina neosaldina buscopan tylex ultracet antihist* antistamin* benadryl nytol sominex zzzquil dramamine`,
  opioid: `opioid* opiac* opiat* oppioid* oppiace* oppiat* tramad* tramal oxycod* oxicod* oxycont* oxy oxys percocet vicodin norco hydrocod* hydromorph*
    morphin* morfin* oramorph fentan* methadon* metadon* buprenorph* buprenorf* subutex suboxon* tilidin* palexia contramal durogesic skenan`,
  benzo: `~diazepam ~lorazepam ~alprazolam ~clonazepam ~rivotril benzo benzos benzodiaz* xanax* valium* rivotril* lexomil* lexotan* tavor* ativan* klonopin* diazep* lorazep* alprazol* clonazep* bromazep*
    oxazep* temazep* lormetaz* prazep* flunitraz* midazolam* triazol* nitrazep* zopicl* zolpid* zimovane ambien stilnox* imovane* noctamid* minias
    halcion dalmadorm lendormin* orfidal* lexatin* trankimazin* tranxil* tranxen* temesta* seresta* victan librium chlordiaz* etizolam* tranquimazin
    lorenin* lorax urbanil* urbanyl lexotanil dormonid halcion* ansiolit* anxiolyt* sedativ* frontal frisium sedoxil gabapent* neurontin pregabal* lyrica rohypnol noctamid normison mogadon tranxilium faustan loprazol* havlane imovan* zopiclon* olcadil bromalich stesolid mutaban sonata dormicum alplax rohipnol xannies xans`,
  antidepressant: `~sertraline ~sertralin ~fluoxetine ~citalopram ~venlafaxine ~mirtazapine antidepres* antidepr* ssri* ssris snri* sertral* fluoxet* citalopr* escitalo* paroxet* venlafax* desvenlafax* duloxet* mirtaz*
    amitript* nortript* trazod* bupropi* vortioxet* clomipram* opipramol* trimipram* prozac zoloft lexapro effexor* seroplex* cymbalta* wellbutrin cipralex
    deroxat laroxyl trittico elontril trevilor daparox zoloft* entact brintellix anafranil doxepin* agomelatin* valdoxan cipramil* seropram* remeron* citadur* lustral faverin zispin efexor* yentreve eutimil sereupin elopram dropax* norset athymil ixel prisdal besitran aremis vandral rexer dobupal socian pondera donaren reconter exodus fluvoxam* fevarin moclobemid* aurorix imipramin* tofranil parnate strattera buspiron* ludiomil`,
  psychiatric: `~quetiapine ~lithium ~olanzapine antipsych* antipsic* antipsik* neurolept* lithium* lithiu* litio quetiap* seroquel* olanzap* zyprexa risperid* risperdal aripipr* abilify
    halop* haldol clozap* clozaril leponex zuclopenth* xeplion paliperid* ziprasid* amisulpr* solian lamotrig* lamictal valpro* depakot* depakin* epilim orfiril
    carbamaz* tegretol* topiram* levetira* keppra oxcarb* phenyto* fenito* epanutin ritalin* adderall* concerta elvanse vyvanse strattera medikinet rubifen venvanse lisdexanf* lisdexamf* ritalina quilonorm* quilonum* promethazin* melperon* pipamperon* doxylamin* hydroxyzin* atarax baclofen* zolpid* carbonato_de_litio
    metilfen* methylphen* invega truxal atosil dominal tercian loxapac theralit* teralit* depamid* priadel camcolit carbolit* plenur hypnorex nozinan largactil latuda rexulti cariprazin* reagila saphris sulpirid* dogmatil levomepromaz* chlorpromaz* clopixol depixol fluanxol flupent* cisordinol convulex ergenyl zonegran vimpat rivotril_gotas`,
  bodyMedicine: `propranol* bisoprol* metoprol* atenol* nebivol* carvedil* ramipril* lisinopr* enalapr* perindopr* amlodip* losart* valsart* candesart* telmisart*
    metform* glibencl* gliclaz* warfar* varfar* apixab* rivarox* eliquis xarelto marcumar* sintrom coumadin* heparin* clopidogr* plavix digoxin* digital* amiodar* statin* simvast* atorvast*
    rosuvast* levothyrox* levotirox* thyrox* tirox* eutirox euthyrox synthroid metotrex* methotrex* azathiop* tacrolim* ciclospor* betablo* betabloc* antiepilep* anticonvul* antihiper* antihyper*
    anticoag* antikoag* immunosup* concor lasix furosem* spironol* tamoxif* letroz* cardicor roacutan* isotretin* antirretrovir* antiretrovir* truvada biktarvy hiv_meds tivicay humira adalimum* eltroxin l_thyrox* colchicin* carbimaz* digitox* theophyll* allopurin* cardioaspirin* triatec lopresor tenormin previscan fluindion* kardegic aspegic adiro tromalyt emconcor seloken selozok puran glifage varfine falithrom delix blopress coversyl norvasc cozaar diovan aprovel atacand tahor crestor lipitor zocor sortis pradaxa dabigatran lixiana edoxaban clexane enoxaparin* levaxin berlthyrox l_thyroxin novothyral tapazol metimazol* imurel mycophenolat* sandimmun prograf embrel enbrel arava sulfasalazin* marevan aldactone`,
  steroid: `~prednisone ~prednisolone ~cortisone steroid* estero* corticoi* corticoid* cortison* kortison* cortico* prednis* prednes* hydrocort* hidrocort* idrocort* dexamet* methylpred* solupred cortancyl deltacort* medrol
    decortin* meticorten dacortin berlison`,
  insulin: '~insulin ~insulina ~insuline insulin* lantus novorapid humalog tresiba levemir',
  hardDrug: `heroin* eroin* hero coke cocain* kokain* cocaine coca crack meth crystal speed amphet* anfet* mdma ecstas* extas* ketamin* keta ghb gbl fentan* smack lsd spice fent nitazen* zombie_drug
    percs perc pregab* lean brown fenta coke`,
  laxativeName: `dulcolax* laxoberal* pursennid* guttalax* falqui bisacod* senokot contalax* tamarine lactopurga euchessina sennosid* picolax* fleet movicol`,
  strong: `vodka* wodka* whisky* whiskey* whisk* wisky gin rum rhum tequil* mezcal bourbon brandy cognac grappa ouzo absinth* jaeger jagermeister`,
};
