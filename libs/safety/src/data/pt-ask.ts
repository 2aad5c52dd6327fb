import type { Questions } from './table.ts';

export const PT_ASK: readonly Questions[] = [
  {
    kind: 'withdrawal',
    source: 'who-mhgap',
    rows: `
      <not>? parar|largar|deixar|desintox*|abstinência|cortar & álcool|beber|vodka|cerveja|cachaça|vinho|whisky & trem*|todo|dias|litro|garrafa*|sozinh*|suor*|vez|anos|convuls*|abstinência|alcoólatra|alcoólico|casa : quero parar de beber de uma vez, uma garrafa todo dia
      <not>? parar|largar|deixar|desintox*|reduzir|desmamar|tirar & rivotril|clonazepam|diazepam|valium|lorazepam|alprazolam|xanax|benzodiazepina*|tramadol|metadona|heroína|zolpidem|victan|opioides|crack : como largar o rivotril
      <not>? tremo|tremores|suores|convulsões|abstinência|tremendo & álcool|beber|bebo : tremo se não bebo`,
  },
  {
    kind: 'medicine',
    source: 'who-mhgap',
    rows: `
      <not>? parar|largar|deixar|suspender|trocar|reduzir|baixar|pular|diminuir|dobrar|metade|substituir & medicação|medicamento*|remédio*|antidepressivo*|sertralina|lítio|insulina|escitalopram|fluoxetina|antipsicótico*|tratamento|pressão|anticoagulante*|quetiapina|olanzapina|corticoide*|anticoncepcional|pílula|metformina & posso|quero|devo|vou|como|meu|meus|minha|penso|pode : posso parar meus antidepressivos
      misturar|junto|tomar|combinar & ibuprofeno|álcool|paracetamol|dipirona & medicação|antidepressivo*|remédio*|medicamento* & posso|com|faz_mal|pode : posso misturar álcool com meu remédio`,
  },
  {
    kind: 'pregnancy',
    source: 'who-mhgap',
    rows: `
      estou|to|tô|tou|estando|grávida ..1 grávid*|gestante ..6 posso? : estou grávida
      grávida|gravidez|gestação|amament* & posso|devo|seguro|exercício|sangr*|dor|minha|semanas|meses : posso correr na gravidez`,
  },
  {
    kind: 'chest-pain',
    source: 'nhs-heart',
    rows: `
      dor|dores|pressão|aperto|pontada*|queimação|dói ..3 peito|coração|braço_esquerdo : dor no peito quando corro
      peito|coração ..3 dói|apertado|doendo|doi|aperta|queima : meu peito dói
      braço esquerdo & dormente|dói|dor|formig* : meu braço esquerdo está dormente`,
  },
  {
    kind: 'eating-disorder',
    source: 'nice-ng69',
    rows: `
      vomit*|purg*|laxante*|provoco & comer|como|comida|refeição|compulsão|calorias|peso & me|eu|depois|toda|sempre|após : vomito depois de comer
      anorexia|anoréxic*|bulimia|bulímic*|transtorno_alimentar|distúrbio_alimentar|compulsão_alimentar & tenho|minha|sou|me|recaída|com : tenho bulimia
      <not>|sem & como|comi|comer & dias|gorda|gordo|emagrecer|peso|quilos|calorias : não como há dias pra emagrecer
      # calorias|kcal ..3 dia : como 500 calorias por dia`,
  },
  {
    kind: 'eviction',
    source: 'legal-aid',
    rows: `
      despej*|penhora|reintegração_de_posse|hipoteca_executada & me|nos|eu|ordem|segunda|amanhã|semana|data|aviso|ameaç*|vão|recebi|recebemos|minha|casa|fui : recebemos ordem de despejo
      senhorio|proprietário|dono|dona|banco|locador & expulsar|expulsa|rua|tirar|sair|despej*|fechadura|pôr_na_rua|botar & me|nos|casa|quer|apartamento : o senhorio quer nos pôr na rua, na casa dele`,
  },
  {
    kind: 'court',
    source: 'legal-aid',
    rows: `
      audiência|tribunal|julgamento|intimação|fórum|citação|processo_judicial & tenho|data|semana|segunda|amanhã|recebi|ir|próxim*|fui|me|no|na : tenho uma audiência na próxima semana
      guarda ..3 filhos|filho|filha|crianças & juiz|ex|perder|advogado|audiência|tribunal : a guarda dos filhos com meu ex`,
  },
];
