import type { Signs } from './table.ts';

export const ES_CARE: readonly Signs[] = [
  {
    kind: 'withdrawal',
    urgent: true,
    rows: `
      dejé|dejo|deje de ..1 tomar|beber && tiemblo|tiembla|temblores && arañas|voces|bichos|cosas|días|sudo + dejé de tomar hace 2 días y tiemblo y veo arañas que no están - dejé de tomar café
      <stopped> ..5 <alcohol>|<benzo>|beber|la_bebida && convuls*|ataque_epil*|temblando|tiembla|delir*|alucin*|voces|vomita_y_tiembla + mi marido dejó el vino el domingo y tuvo una convulsión - dejó el vino y está viendo la tele
      día|días|dia|dias|noche|horas ..2 sin ..3 <alcohol>|<benzo>|beber|trago|tomar && <sym>|tiemblo|tiembla|sudor|sudo|voces|convuls* + segundo día sin trago, sudo frío, me tiemblan las manos y oigo voces - segundo día sin vino en casa
      <stopped> ..5 <alcohol>|<benzo> && <sym> + dejé de beber hace tres días, me tiemblan las manos y veo arañas - dejé de fumar
      <benzo> ..3 <stopped> && <sym> + el lorazepam lo dejé y tengo convulsiones - lorazepam
      abstinencia|desintoxicación|síndrome_de_abstinencia|el_mono && <sym> + abstinencia y temblores - abstinencia de móvil
      <sym> ..6 cuando|si|sin|porque|desde ..3 no|sin|dejé ..2 bebo|beber|alcohol|tomo_alcohol|<benzo> + tiemblo cuando no bebo - tiemblo cuando hablo`,
    unless: `
      emoción|risa|de_frío|con_frío|café|fumar`,
  },
  {
    kind: 'pregnancy',
    urgent: true,
    rows: `
      semanas ..4 sangro|sangrando|sangre ..4 coágulos|mucho|mucha|dolor + estoy de 12 semanas y sangro mucho con coágulos - dos semanas de vacaciones
      embarazada|embarazo|encinta|gestación && pierdo|perder|perdiendo|perdido|sale|saliendo|mancho|mucha|llena_de|bragas ..3 sangre|líquido|agua|sangrando ..1 !análisis|casa + embarazada de 10 semanas y pierdo mucha sangre - embarazada y con mucha agua en casa
      embaraz*|semanas_de_gestación|encinta && sangr*|sangrado|hemorragia|contracciones|rompí_aguas|rompí_fuente|mucho_dolor|dolor_fuerte|dolores_fuertes|calambres_fuertes|manchado|veo_borroso ..1 !azul|análisis + estoy embarazada de 30 semanas y sangrando - embarazada y con análisis
      bebé|bebe|feto ..4 no|dejó|apenas|casi_no ..3 mueve|movido|mover|moverse|patadas|muevo|movió ..1 !casa + el bebé no se mueve desde ayer - el bebé no duerme
      no ..2 siento|noto|sentí|notado|sentido ..3 bebé|bebe|movimientos|moverse|patadas|al_bebé ..3 !llorar + no siento al bebé moverse - no siento frío
      embaraz* && no|sin|dejé ..3 siento|noto|movimientos|notar|sentir|mueve + embarazada y no noto al bebé - embarazada y sin ganas`,
  },
  {
    kind: 'chest-pain',
    urgent: true,
    rows: `
      torció|torcido|torcida|caído|paralizó|paralizado|cayó|dormido|durmió|desvió ..2 boca|cara|ojo|rostro|lado_izquierdo|lado_derecho && hablar|habla|hablo|palabra|palabras|brazo|mano|balbuc*|lengua + a mi mamá se le torció la boca y no puede hablar bien - se le torció el ojo al muñeco
      aprieta|presión|peso|dolor|duele|opresión ..3 pecho|tórax|corazón && mandíbula|quijada|brazo|sudor*|sudo|sudando|espalda|náuseas|falta_de_aire ..1 !gimnasio + me aprieta en el pecho y la mandíbula, sudo, es estrés - me duele en el alma y sudo
      mover|muevo|levantar|levanto|siento|mueve|levanta ..3 brazo|mano|pierna|lado & hablar|habla|hablo|palabras|palabra|lengua|boca & repente|golpe|ahora|derecho|derecha|izquierdo|izquierda|empezó|súbito + no puedo levantar el brazo derecho y no me salen las palabras - levantar la mano para hablar
      brazo|mano|lado|pierna|mitad ..2 derecho|derecha|izquierdo|izquierda|cuerpo? ..4 fuerza|mover|muevo|levantar|levanto|dormido|dormida|paralizad*|siento|responde|mueve|cae && hablar|habla|hablo|palabras|palabra|cara|boca|lengua|rostro ..1 !tatuaje + no siento el brazo derecho y no encuentro las palabras - el brazo del tatuaje y las palabras
      habla|hablar|hablando|voz|palabras|lengua|hablo ..3 raro|rara|enredad*|arrastr*|trabad*|mal|traban|tropiez*|extraño|dormida ..1 && repente|súbito|brazo|boca|mano|lado|pierna|golpe|ahora|cara ..1 !inglés|borracho & brazo|boca|mano|pierna|cara|lado + mi abuela empezó a hablar raro de repente y la mano se le cae - habla raro el inglés
      boca|cara|rostro|lado_de_la_cara|ojo ..5 torció|torcida|torcido|torcía|caída|caído|paraliz*|dormida|lado|desviada|chueca|colgando|caer && hablar|habla|hablo|palabra|palabras|brazo|mano|mueve|enreda*|balbuc* ..1 !pastel + a mi mamá se le torció la boca y no puede hablar bien de repente - la boca de lado del muñeco
      dolor|presión|opresión ..3 en ..1 el|mi ..1 pecho|corazón + dolor muy fuerte en el pecho - dolor en el codo
      dolor|dolores|presión|opresión|pinchazos|pinchazo|punzadas|ardor ..5 pecho|corazón|brazo_izquierdo|tórax + tengo dolor en el pecho - dolor de rodilla
      pecho ..3 duele|oprime|aprieta|arde|quema|presión|dolor|pesa|doliendo|oprimido + me duele el pecho, el pecho me duele - pecho de pollo
      duele|duelen|doliendo|oprime|aprieta ..3 pecho|corazón ..1 !verte|dejar|la_pena|vender|decirle + me duele el pecho - me duele la rodilla
      brazo izquierdo ..3 dormido|duele|entumecido|hormigu*|pesa && pecho|aire|sud*|corazón|mareo|respirar|mandíbula|cara + el brazo izquierdo dormido y sudo - brazo izquierdo tatuado
      infarto|derrame|ictus ..2 !al_ver|cuando|casi & creo|tengo|está|teniendo|dando|sufriendo|me_da + creo que tengo un infarto - casi me da un infarto al ver la factura
      cara|boca ..3 caída|torcida|dormida|paralizada && habl*|hablar|brazo|palabras + tiene la cara torcida y habla raro - la cara lavada`,
    unless: `
      pollo|tatuaje|gimnasio|press`,
  },
  {
    kind: 'eating-disorder',
    urgent: true,
    rows: `
      vomit*|devuelvo ..5 adrede|propósito && comer|comida|cena|cenar|atracón|cada|engordar|adelgazar + vomito adrede después de cada comida - vomitó adrede en la serie
      ayuno|ayunando ..6 desde|días|día|total|absoluto|seco|horas && gorda|gordo|flaca|delgada|adelgazar|kilos|peso|engordar + ayuno total desde el domingo, aún me veo gorda - en ayuno para el análisis
      no ..1 pruebo|meto|toco|como|entra ..2 comida|nada|bocado ..2 desde|hace|domingo|lunes|martes ..2 ..2 + no pruebo comida desde el martes - no pruebo el vino desde el martes
      desde|hace|llevo|días|semana ..5 solo|sólo|únicamente|nomás ..2 agua|té|café|líquidos|caldo && gorda|gordo|flaca|delgada|adelgazar|peso|kilos|kilo|engordar|bajar|comida|comer|perder + desde el domingo solo tomo agua, no pruebo comida, quiero bajar más - desde el domingo solo agua de riego
      solo|sólo|únicamente|nada_más|nomás ..3 agua|té|café|líquidos|caldo ..4 desde|hace|llevo|días|semana|lunes|martes|domingo|viernes && gorda|gordo|flaca|delgada|adelgazar|peso|kilos|kilo|engordar|bajar|comida|comer|perder ..1 !plantas + desde el domingo solo tomo agua, no pruebo comida, quiero bajar más - solo agua desde el lunes para las plantas
      no ..1 he|has|ha ..1 comido ..2 en|desde|hace|durante ..2 días|dias|semana|lunes|martes ..1 !carne + no he comido en cuatro días - no he comido paella
      vomito|vomita|vomitando ..3 comida|todo|cena|almuerzo ..4 días|día|siempre|diario|veces? ..1 !perro & vomito|vomita|hija|vomitando + vomito la comida todos los días - vomitó el perro
      llevo|días|dias|semana|semanas ..4 sin ..1 comer|probar_bocado|comida ..1 !carne|dulces|azúcar|pan|gluten|chocolate|fuera|juntos|mariscos + llevo cinco días sin comer para adelgazar - llevo cinco días sin comer carne
      no ..3 como|comido|comí|comer ..1 nada|desde ..3 días|dias|lunes|martes|miércoles|jueves|viernes|semana|hace|desde|adelgazar + no como nada desde hace días - no como carne
      no ..1 como|comer|comiendo ..4 adelgazar|bajar_de_peso|perder_peso|estar_delgada|no_engordar|flaca + no como para adelgazar - no como de noche
      vomit*|devuelvo ..4 después|despues|tras|cada|todo|propósito|adrede|lo_que ..3 comer|comida|comidas|como|cena|cenar|almuerzo|propósito|adrede|atracón|comí + vomito después de cada comida - vomitó el gato
      provoco|provocarme|provocar|provocado|provocando ..2 vómito|vomito|vómitos|vomitar|vomitos + me provoco el vómito - provoco risas
      obligo|fuerzo|hago|obligarme ..2 a? vomitar|devolver + me obligo a vomitar - me obligo a estudiar
      dedos|dedo ..3 garganta + me meto los dedos en la garganta - los dedos fríos
      atrac* & vomit*|purg* + atracones y vomito - el atraco
      laxante|laxantes && engordar|adelgazar|peso|días|dia|día|delgada|comer|caja|flaca + tomo laxantes todos los días para no engordar - laxantes de mi abuela
      #low ..1 calorías|calorias|kcal ..2 al_día|diarias|día|por_día|máximo|solo|al_dia|y_me + como 300 calorías al día - quemé 300 calorías
      solo|menos_de|como|unas ..2 #low ..1 calorías|calorias|kcal + solo como 400 calorías, como 400 calorías - una tarta de 400 calorías
      me ..1 mato_de_hambre|muero_de_hambre_para|dejo_morir_de_hambre + me mato de hambre para estar flaca - me muero de hambre`,
    unless: `
      perro|gato|gastroenteritis|virus|ramadán|carne|azúcar|bebé|quemé`,
  },
  {
    kind: 'eating-disorder',
    rows: `
      tengo|soy|padezco|sufro|recaí|mi|recaída ..4 anorexia|anoréxica|bulimia|bulímica|trastorno_alimenticio|trastorno_alimentario|tca ..1 !superada|superado + tengo bulimia - documental de anorexia
      hija|hijo|hermana|amiga|novia ..4 anorexia|anoréxica|bulimia|bulímica|no_come_nada|dejó_de_comer|ha_dejado_de_comer|vomita_después|no_quiere_comer_nada|trastorno_alimenticio + mi hija dejó de comer - mi hija come bien`,
    unless: `
      superé|superado|carne|verduras`,
  },
  {
    kind: 'withdrawal',
    rows: `
      hoy|ayer|seco|golpe|mañana ..4 corté|corte|dejé|dejo|deje ..2 alcohol|bebida|trago|copas|vino && diario|días|años|botella|botellas + hoy corté el alcohol en seco después de 20 años tomando a diario - hoy corto la leña
      hoy|ayer|mañana|lunes|semana ..4 dejé|dejo|dejado|paré|corté|dejó ..4 & botella|botellas|litro|litros|cervezas|latas|copas ..6 día|diaria|diario|noche|diarias & <alcohol>|beber ..1 !agua + hoy dejé de beber, dos litros de vino al día, de momento bien - hoy dejé dos botellas de agua al día
      bebía|bebí|bebo|bebiendo|bebe|tomaba|tomo|botella|botellas|litro|litros ..6 botella|botellas|litro|litros|docena|cervezas|latas|copas|<alcohol> ..4 día|diaria|diario|noche|todos|diarias|diarios && dejé|dejo|dejado|paré|corté|dejó|quité ..3 hoy|ayer|golpe|repente|ahora|mañana|lunes|todo|semana|seco|cuajo ..1 !agua + bebía una botella de whisky diaria desde hace años y hoy lo dejé de golpe - bebía un litro de agua diario y lo dejé hoy
      <stopped> ..3 <alcohol>|la_bebida|tomar && día|días|diario|botella|botellas|litro|litros|noche|alcohólic*|años|golpe|sola|solo|casa|vodka & cómo|como|puedo|quiero|ayuda|debo|peligroso|de_golpe + cómo dejo de beber, cada día una botella de vodka - cómo dejo de beber café
      bebo|tomo|bebe ..6 botella|botellas|litro|litros|cervezas|vodka & día|diario|noche|cada & dejar|dejarlo|parar|cómo + bebo una botella de vino cada día y quiero dejarlo - bebo una botella de agua cada día
      <stopped> ..4 <benzo> + puedo dejar el diazepam solo en casa - dejar el coche
      desintox*|abstinencia ..4 casa|sola|solo|alcohol|cómo|drogas + desintoxicarme en casa - desintoxicación digital del móvil`,
    unless: `
      café|cola|fumar|zumo|agua|refrescos|móvil|azúcar|días_sin
      con ..2 médico|médica|clínica|ayuda_de`,
  },
  {
    kind: 'medicine',
    rows: `
      me ..1 salto|saltar|quito|tomo_menos|dejo ..2 <med> ..1 !en_casa + me salto el litio antes de la entrevista - me salto la fila
      <ask> ..8 <change> ..6 <med> + puedo dejar mis antidepresivos para esto - puedo dejar mi maleta
      <med> ..4 <change> & <ask>|sola|solo|cuenta + las pastillas las quiero dejar, quiero dejar - las pastillas de freno
      dejé|he_dejado|abandoné|suspendí ..3 mi|mis|la|el|los|las|de_tomar ..3 <med> ..6 sola|solo|golpe|cuenta|semana|días|sin|porque|ayer|mes|decir + dejé mi medicación hace una semana porque estoy bien - dejé las pastillas en casa
      ya_no|no ..1 tomo ..2 mi|mis|la|el ..2 <med> ..1 !en|con + ya no tomo mi medicación - no tomo mis pastillas en ayunas
      puedo|se_puede|peligroso|seguro|malo|pasa ..3 tomar|mezclar|combinar|juntar|beber ..3 <drug>|alcohol|<alcohol>|hierba_de_san_juan ..4 con|y ..3 <med>|antibiótic*|antibiotic*|<drug> + puedo tomar ibuprofeno con mis anticoagulantes - puedo tomar café con leche
      cuántas|cuántos|cuantas|cuantos ..2 <drug> ..3 puedo|mortal|máximo|seguro|peligroso|morir + cuántos paracetamoles puedo tomar, cuántas pastillas puedo - cuántas pastillas venden`,
    unless: `
      médico|médica|doctor|doctora|psiquiatra ..2 dice|dijo|me|quiere|y|ha|redujo
      médico|médica|psiquiatra|doctor|doctora ..1 y yo
      con ..3 médico|médica|psiquiatra|doctor|doctora
      pregunté|preguntado|vitaminas|maleta|en_casa`,
  },
  {
    kind: 'pregnancy',
    rows: `
      seguro|puedo|peligroso|malo|permitido ..6 embarazada|embarazo ..1 !vecina + es seguro hacer ejercicio embarazada - seguro de la embarazadora
      estoy ..3 embarazada && bien|malo|ok|vale|ayuno|ayunar|correr|peso|dieta ..2 está_bien|malo|ok|seguro|puedo? ..1 !feliz & ayuno|ayunar|dieta|correr|bien|está_bien|pesas ..1 !gracias + estoy embarazada y quiero hacer el ayuno, está bien - estoy embarazada y feliz
      estoy ..3 embarazada && puedo|debo|seguro|peligroso|malo|permitido|puede|afecta|riesgo + estoy embarazada, puedo ayunar - mi vecina está embarazada
      embarazada ..4 meses|semanas && puedo|debo|seguro|peligroso|correr|fumar|beber|ayunar + embarazada de 5 meses, ¿puedo correr? - de 5 meses
      embarazo|lactancia|amamantando & puedo|debo|seguro|peligroso|malo|permitido|se_puede ..1 !baja + se puede ayunar en el embarazo - el embarazo de la vecina`,
    unless: `
      jefe|contrato|vecina|despedir|trabajo|compañera`,
  },
  {
    kind: 'eviction',
    rows: `
      no ..1 tenemos|tengo|tiene ..1 a_dónde|a_donde|dónde|donde|adónde|adonde ..1 ir|irnos|vivir|dormir|irme ..1 & desahucio|desalojo|calle|casa|casero|dueño|alquiler|renta|jueves|viernes|mañana|echan|piso ..1 !vacaciones + nos echan del piso el jueves y no tenemos a dónde ir - no tengo dónde ir a cenar
      desahucio|desalojo ..4 es|el|va|será|fecha|toca|para ..3 <day>|días + el desahucio es el jueves y no tenemos dónde ir - el juego es el jueves
      tenemos|tengo|debemos|hay ..1 que ..1 irnos|irme|salir|dejar|desalojar|abandonar ..4 piso|casa|viernes|lunes|semana|departamento|antes ..1 & casero|casera|dueño|banco|desalojar|alquiler + el casero dice que tenemos que irnos antes del viernes - tenemos que irnos antes del viernes de viaje
      casero|casera|dueño|dueña|banco ..3 nos|me ..1 quiere|quieren ..2 fuera|en_la_calle + el casero nos quiere fuera el lunes - el casero nos quiere mucho
      desahucio|desalojo|desahucian|desalojan|desahuciar|desahuciarnos|desahuciado|desalojar|lanzamiento_judicial|embargan|embargar|ejecución_hipotecaria ..3 !moral & orden|aviso|carta|nos|me|martes|lunes|miércoles|jueves|viernes|mañana|semana|viene|llegó|notificación|casa|piso|mi + nos llegó una orden de desahucio - prensa de desalojo
      casero|casera|dueño|dueña|propietario|banco|arrendador ..4 echa|echan|echar|eche|saca|sacar|corre|corriendo|quita|cambió_la_cerradura|desaloja|bota ..1 nos|me|la|de|a_la|viernes? & nos|me|mi + mi casero nos echa el viernes - mi casero me llama
      nos|me ..1 echan|echa|echaron|sacan|van_a_echar|quieren_echar|corren|van_a_sacar|desahucian|desalojan ..2 casa|piso|calle|departamento|apartamento|viernes|de + nos echan de casa - me echan de menos
      perder|pierdo|perdemos|quitar|quitan ..3 casa|piso|vivienda ..5 alquiler|hipoteca|renta|deuda|impago|cuotas + vamos a perder la casa por la hipoteca - perder la llave de casa
      en la calle ..5 viernes|mañana|semana|mes|lunes|pronto|niños|hijos & quedo|quedamos|estoy|estamos|estaré|dejan|quedaremos + nos quedamos en la calle el viernes - la calle mayor`,
    unless: `
      en_2008|de_menos|voluntari*`,
  },
  {
    kind: 'court',
    rows: `
      tribunal|juzgado|juicio|juez|vista ..6 mañana|lunes|martes|miércoles|jueves|viernes|semana_que_viene|próxima|abogado|pasado_mañana ..1 & tengo|tenemos|voy|es|sin|no|mi|nuestro|custodia ..1 !tenis|pastel|mar + el juicio de la custodia es pasado mañana y no tengo abogado - el juzgado es bonito
      tengo|tenemos ..1 juzgado|juicio|audiencia|tribunal|vista ..1 !cerca + pasado mañana tengo juicio y no tengo abogado - tengo el juzgado cerca
      recibí|llegó|llegaron|recibido|tengo ..3 papeles|carta|documentos|notificación|citatorio|sobre ..2 juzgado|juez|tribunal|fiscalía|corte + recibí papeles del juzgado - recibí papeles del médico
      me|nos ..1 ha|han|había ..1 demandado|denunciado|acusado|citado + mi antiguo jefe me ha demandado - me ha llamado
      tengo|tenemos|hay|mi|recibí|llegó|es|viene ..4 juicio|audiencia|citación|vista_judicial|citatorio|demanda|vista_oral|comparecencia|citacion ..4 !muela|final|fue|terminó|ganado|muelas + tengo juicio la semana que viene - muela del juicio
      juicio|audiencia|vista ..3 mañana|lunes|martes|miércoles|jueves|viernes|semana_que_viene|próxima|proximo|próximo|abogado + juicio mañana sin abogado - sano juicio
      juzgado|tribunal|juez|fiscal ..5 carta|citación|citado|cita|ir|mañana|presentarme|notificación|requerimiento ..1 !intérprete + tengo que ir al juzgado, juzgado mañana - juez de línea
      carta|citación|citado|cita|ir|notificación|presentarme|presentar|declarar ..3 juzgado|juez|tribunal|juicio ..1 !como + me llegó una citación del juzgado - fui al juzgado como intérprete
      me|nos ..1 demandan|demandó|demandaron|denunciaron|han_denunciado|van_a_demandar|denunció|han_demandado|acusan ..1 !mucho + me han denunciado - me demandan mucho
      custodia ..4 juicio|audiencia|juez|hijos|niños|pelea|vista + el juicio por la custodia de mis hijos, la custodia de mis hijos - custodia de llaves`,
    unless: `
      intérprete|traductora|terminó|arreglado|gané|muelas|jurado|fue_en|documental`,
  },
  {
    kind: 'medicine',
    rows: `
      quiero|quiere|voy_a|va_a|decidí|decidió|decidido|pienso|piensa|mañana|hoy|ayer|anda ..3 dejar|deja|dejo|dejé|dejó|suspender|suspendo|cortar|quitar|parar|abandonar|dejar_de_tomar ..4 <med> ..8 sola|solo|por_su_cuenta|mi_cuenta|sin_avisar|sin_decir|sin_decirle|sin_hablar|sin_consultar|sin_ir|escondidas|no_necesito|no_necesita|de_golpe|sin_ver|no_las_quiero|no_la_quiero + mi esposa quiere dejar las pastillas de la epilepsia sin ir al neurólogo - mi esposa quiere dejar la medicina como carrera
      sola|por_su_cuenta|mi_cuenta|sin_avisar|sin_decirle|sin_hablar|sin_consultar|escondidas & dejar|dejo|dejé|dejó|suspender|suspendo|cortar|quitar|parar ..4 <med> + sin consultar dejé el haldol - sin consultar dejé el coche
      puedo|puede|debo|quiero|voy_a ..3 doblar|tomar|duplicar|aumentar|tomarme|subir ..2 dosis|doble|dos|más|doblada|la ..4 <med>|<drug> + puedo tomar doble dosis de quetiapina hoy - puedo tomar dos cafés`,
  },
];
