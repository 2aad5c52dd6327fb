import type { Questions } from './table.ts';

export const IT_ASK: readonly Questions[] = [
  {
    kind: 'withdrawal',
    source: 'who-mhgap',
    rows: `
      <not>? smettere|smetto|disintossic*|astinenza|togliere|ridurre & alcol|bere|vodka|birra|vino|whisky|grappa & trem*|ogni|giorni|litro|bottiglia|sol*|sudor*|colpo|anni|convuls*|astinenza|alcolista|casa : voglio smettere di bere di colpo, una bottiglia ogni sera
      <not>? smettere|smetto|disintossic*|scalare|ridurre|togliere|astinenza|sospendere & xanax|lexotan|valium|tavor|lorazepam|alprazolam|benzodiazepin*|en|tramadolo|metadone|eroina|zolpidem|oppioidi|minias|sonniferi : come smettere lo xanax
      <not>? tremo|tremori|sudori|convulsioni|astinenza & alcol|bere|bevo : tremo se non bevo`,
  },
  {
    kind: 'medicine',
    source: 'who-mhgap',
    rows: `
      <not>? smettere|smetto|sospendere|interrompere|cambiare|ridurre|saltare|dimezzare|raddoppiare|sostituire|scalare|senza|abbassare & farmaco|farmaci|medicin*|antidepressiv*|sertralina|litio|insulina|escitalopram|pillola|pastiglie|antipsicotic*|terapia|pressione|anticoagulant*|cortisone|quetiapina|olanzapina|eutirox|metformina & posso|voglio|devo|come|mio|miei|mie|mia|penso|vorrei|si_può : posso smettere i miei antidepressivi
      mischiare|insieme|associare|mescolare & ibuprofene|alcol|tachipirina|iperico & farmac*|antidepressiv*|medicin*|terapia : posso mischiare alcol e farmaci`,
  },
  {
    kind: 'pregnancy',
    source: 'who-mhgap',
    rows: `
      sono|incinta|essendo ..1 incinta|gravida : sono incinta
      incinta|gravidanza|allatt* & posso|devo|sicuro|correre|sangu*|dolor*|mia|mesi|settimane|sport : posso correre in gravidanza`,
  },
  {
    kind: 'chest-pain',
    source: 'nhs-heart',
    rows: `
      dolore|dolori|pressione|oppressione|fitta|fitte|bruciore|male|peso|stretta ..4 petto|cuore|torace|braccio_sinistro : ho dolore al petto quando corro
      petto|torace ..3 male|stringe|dolore|oppresso|brucia : il petto mi fa male
      braccio sinistro & intorpidito|formicol*|male|dolore|addormentato : ho il braccio sinistro intorpidito`,
  },
  {
    kind: 'eating-disorder',
    source: 'nice-ng69',
    rows: `
      vomit*|lassativ*|rimetto|purg* & mangiare|mangiato|mangio|cibo|abbuffat*|calorie|peso|pasti|pasto|cena & mi|io|dopo|ogni|sempre|ho : vomito dopo mangiato
      anoressi*|bulimi*|disturbo_alimentare|disturbi_alimentari|dca|abbuffate & ho|mia|sono|soffro|mi|ricaduta|con : soffro di bulimia
      <not> & mangio|mangiato|mangiare & giorni|grassa|grasso|dimagrire|peso|chili|calorie : non mangio da giorni per dimagrire
      # calorie|kcal ..3 giorno : mangio 500 calorie al giorno`,
  },
  {
    kind: 'eviction',
    source: 'legal-aid',
    rows: `
      sfratt*|pignoramento|ufficiale_giudiziario & mi|ci|io|noi|lunedì|domani|settimana|data|avviso|minacci*|arrivat*|ho|casa|lettera : ci è arrivato l'avviso di sfratto
      padrone|proprietario|padrona|banca|locatore & cacciare|caccia|fuori|strada|sbattere|serratura|mandare_via|buttare_fuori|togliere & mi|ci|casa|vuole|appartamento : il padrone di casa ci vuole cacciare`,
  },
  {
    kind: 'court',
    source: 'legal-aid',
    rows: `
      udienza|tribunale|processo|citazione|convocazione|giudice|decreto_ingiuntivo & ho|data|settimana|lunedì|domani|ricevuto|andare|prossim*|devo|mi|in : ho un'udienza la prossima settimana
      affidamento|custodia ..3 figli|figlio|figlia|bambini & giudice|ex|perdere|avvocato|udienza|tribunale : l'affidamento dei figli con il mio ex`,
  },
];
