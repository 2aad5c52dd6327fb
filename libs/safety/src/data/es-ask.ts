import type { Questions } from './table.ts';

export const ES_ASK: readonly Questions[] = [
  {
    kind: 'withdrawal',
    source: 'who-mhgap',
    rows: `
      <not>? dejar|dejo|desintoxic*|abstinencia|parar|desengancharme|golpe & alcohol|beber|tomar|vodka|cerveza|whisky|vino|ron & temblo*|diario|días|litro|botella|cada|sudo*|golpe|solo|casa|años|convulsion*|abstinencia|alcohólico : quiero dejar de beber de golpe, tomo una botella al día
      <not>? dejar|dejo|desintoxic*|parar|reducir|bajar|desengancharme|quitar* & rivotril|clonazepam|diazepam|valium|lorazepam|orfidal|alprazolam|trankimazin|benzodiacepina*|xanax|tramadol|metadona|heroína|zolpidem|opioides|pastillas_para_dormir : cómo dejo el rivotril
      <not>? temblores|tiemblo|sudores|convulsiones|abstinencia & alcohol|beber|bebo|tomar|tomo : tiemblo si no bebo`,
  },
  {
    kind: 'medicine',
    source: 'who-mhgap',
    rows: `
      <not>? dejar|dejo|suspender|parar|cambiar|reducir|bajar|saltarme|quitar*|doblar|mitad|sustituir|abandonar & medicación|medicina*|medicamento*|pastilla*|antidepresivo*|sertralina|litio|insulina|escitalopram|fluoxetina|antipsicótico*|tratamiento|tensión|anticoagulante*|quetiapina|olanzapina|corticoides|anticonceptiv*|metformina & puedo|quiero|debo|voy|cómo|mi|mis|pienso|puede : puedo dejar mis antidepresivos
      mezclar|juntos|tomar|combinar & ibuprofeno|alcohol|paracetamol|hierba_de_san_juan & medicación|antidepresivo*|pastillas|medicamento* & puedo|con|seguro|pasa : puedo mezclar alcohol con mis pastillas`,
  },
  {
    kind: 'pregnancy',
    source: 'who-mhgap',
    rows: `
      estoy|estando|embarazada|quizá ..1 embarazad*|encinta ..9 puedo? : estoy embarazada
      embaraz*|lactancia|amamant* & puedo|debo|seguro|ejercicio|sangr*|dolor|mi|semanas|meses : puedo correr en el embarazo`,
  },
  {
    kind: 'chest-pain',
    source: 'nhs-heart',
    rows: `
      dolor|presión|opresión|punzada*|pinchazo*|ardor|duele|aprieta|oprime ..4 pecho|corazón|brazo_izquierdo : me duele el pecho al correr
      pecho|corazón ..3 duele|aprieta|oprimido|arde|dolor : el pecho me duele
      brazo izquierdo & dormido|duele|dolor|hormigueo|entumecido : tengo el brazo izquierdo dormido`,
  },
  {
    kind: 'eating-disorder',
    source: 'nice-ng69',
    rows: `
      vomit*|purg*|laxantes|devuelvo|provoco & comer|como|comida|atracón*|calorías|peso|comidas & me|yo|después|cada|siempre|lo : vomito después de comer
      anorexia|anoréxic*|bulimia|bulímic*|trastorno_alimenticio|trastorno_alimentario|tca|atracones & tengo|mi|soy|he|me|recaída|con : tengo bulimia
      <not> ..2 como|comido|comer & días|gorda|gordo|adelgazar|bajar|peso|kilos|calorías|semana : llevo días y no como para adelgazar
      # calorías|kcal ..3 día|diarias : como 500 calorías al día`,
  },
  {
    kind: 'eviction',
    source: 'legal-aid',
    rows: `
      desahuci*|desaloj*|lanzamiento|embargo|ejecución_hipotecaria & me|nos|mi|orden|lunes|martes|mañana|semana|fecha|aviso|amenaza|van|quieren|llegó|tengo : nos llegó la orden de desahucio
      casero|casera|dueño|dueña|arrendador|propietario|banco & echar|echa|echan|sacar|corre|correr|fuera|desocupar|calle|cerradura|quitar|botar & me|nos|quiere|piso|casa|depa : el casero nos quiere echar`,
  },
  {
    kind: 'court',
    source: 'legal-aid',
    rows: `
      juicio|juzgado|tribunal|audiencia|citación|vista|demanda|corte & tengo|fecha|semana|lunes|mañana|citado|citada|ir|llegó|próxim*|demandado|demandaron|presentarme|me|recibí : tengo un juicio la semana que viene
      custodia & hijos|juicio|ex|perder|niños|abogado & me|mi|mis : mi ex pide la custodia de los niños`,
  },
];
